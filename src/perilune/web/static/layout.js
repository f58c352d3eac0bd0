// Which layout of the drawings suits the window: a phone held upright and a tablet have their own.

/** @typedef {"wide" | "medium" | "narrow"} Layout */

const PHONE = matchMedia("(max-width: 600px) and (max-aspect-ratio: 1/1)");
const TABLET = matchMedia("(min-width: 600.02px) and (max-width: 1220px) and (min-height: 600px)");

/** @returns {Layout} */
export function layout() {
  return PHONE.matches ? "narrow" : TABLET.matches ? "medium" : "wide";
}

/**
 * Tell when the window gets another shape.
 * @param {(layout: Layout) => void} changed
 */
export function onLayout(changed) {
  for (const query of [PHONE, TABLET]) query.addEventListener("change", () => changed(layout()));
}
