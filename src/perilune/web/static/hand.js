// Whether somebody has brought the pointer here. A browser says "over", too, when the page scrolls or changes under a mouse that rests.

/** Where the mouse was seen last. */
const last = { x: NaN, y: NaN };

for (const seen of /** @type {const} */ (["pointermove", "pointerdown"])) {
  window.addEventListener(seen, ({ clientX, clientY }) => { Object.assign(last, { x: clientX, y: clientY }); }, { capture: true });
}

/**
 * Whether the pointer itself has come to where this event says that it is.
 * @param {PointerEvent} event - "over" or "enter", which are told before the move that leads there
 */
export function hasCome({ clientX, clientY, pointerType }) {
  return pointerType !== "mouse" || clientX !== last.x || clientY !== last.y;
}
