// A long press of a finger.

/** @import { Point } from "./types.d.ts" */

export const HOLD = 500; // milliseconds
const STILL = 10; // pixels that the finger may move meanwhile

/**
 * Tell when a finger rests on an element; the click that would follow is not one.
 * @param {HTMLElement} element
 * @param {(at: Point, target: Element) => void} held
 * @param {(at: Point) => number} [after] - how long it has to rest there
 */
export function onHold(element, held, after = () => HOLD) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {Point | null} */
  let start = null;
  let holding = false;
  const stop = () => clearTimeout(timer);
  element.addEventListener("pointerdown", (event) => {
    stop();
    holding = false;
    const { pointerType, isPrimary, target, clientX, clientY } = event;
    if (pointerType === "mouse" || !isPrimary || !(target instanceof Element)) return;
    const at = { x: clientX, y: clientY };
    start = at;
    timer = setTimeout(() => {
      holding = true;
      held(at, target);
    }, after(at));
  });
  element.addEventListener("pointermove", (event) => {
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop();
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, stop);
  element.addEventListener("click", (event) => {
    if (holding) event.stopImmediatePropagation();
    holding = false;
  }, { capture: true });
}
