// How far the view has to go until something is in it.

/** @import { Point } from "./types.d.ts" */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

const EDGE = 8; // pixels that it goes further than it must, so that nothing touches the edge of the view

/**
 * Until the first of some boxes is in the middle; null if the middle of one is in view.
 * @param {Box[]} boxes
 * @param {Box} view
 * @returns {Point | null}
 */
export function toMiddle(boxes, view) {
  const middles = boxes.map((box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }));
  if (middles.length === 0 || middles.some(({ x, y }) => x > view.left && x < view.right && y > view.top && y < view.bottom)) return null;
  return { x: middles[0].x - (view.left + view.right) / 2, y: middles[0].y - (view.top + view.bottom) / 2 };
}

/**
 * Until all of a box is in view, or its upper part where it is too high; null if it is.
 * @param {Box} box
 * @param {Box} view
 * @returns {Point | null}
 */
export function wholly(box, view) {
  const x = box.right - box.left > view.right - view.left ? 0 : shift(box.left, box.right, view.left, view.right);
  const y = box.bottom - box.top > view.bottom - view.top ? box.top - view.top : shift(box.top, box.bottom, view.top, view.bottom);
  return Math.abs(x) < 1 && Math.abs(y) < 1 ? null : { x, y };
}

/**
 * The first of some groups of boxes that fits into the view as a whole, as one box; of the last group, if none does, its first box.
 * @param {Box[][]} groups - from what one would like to see to the least that one must
 * @param {Box} view
 * @returns {Box | null}
 */
export function together(groups, view) {
  const some = groups.filter((boxes) => boxes.length > 0);
  const all = some.map((boxes) => ({
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }));
  return all.find(({ top, bottom }) => bottom - top <= view.bottom - view.top) ?? some.at(-1)?.[0] ?? null;
}

/**
 * @param {number} from - where something begins
 * @param {number} to
 * @param {number} first - where the view begins
 * @param {number} last
 */
function shift(from, to, first, last) {
  const air = Math.min(EDGE, (last - first - (to - from)) / 2);
  if (from < first) return from - first - air;
  return to > last ? to - last + air : 0;
}
