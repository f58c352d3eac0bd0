// Which layout of the drawings suits the window: a phone held upright gets its own.

const UPRIGHT = matchMedia("(max-width: 600px) and (max-aspect-ratio: 1/1)");

/** @returns {"wide" | "narrow"} */
export function layout() {
  return UPRIGHT.matches ? "narrow" : "wide";
}

/**
 * Tell when the window gets another shape.
 * @param {(layout: "wide" | "narrow") => void} changed
 */
export function onLayout(changed) {
  UPRIGHT.addEventListener("change", () => changed(layout()));
}
