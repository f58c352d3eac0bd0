// How far the view has to go until something is in it.

/** @import { Point } from "./types.d.ts" */
/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box */

const EDGE = 8; // pixels that it goes further than it must, so that nothing touches the edge of the view
const MOST = 0.66; // of the view: what fills so much of it begins at its top

/**
 * Where something in a view is seen: no sheet lies over it.
 * @param {HTMLElement} view
 * @returns {Box}
 */
export function seenIn(view) {
  const { left, right, top, bottom } = view.getBoundingClientRect();
  return { left, right, top, bottom: bottom - parseFloat(getComputedStyle(view).paddingBottom) };
}

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
 * What holds as many of the first boxes as fit into the view at the same time.
 * @param {Box[]} boxes
 * @param {Box} view
 * @returns {Box | null}
 */
export function together([first, ...rest], view) {
  let all = first ?? null;
  for (const { left, right, top, bottom } of rest) {
    const more = { left: Math.min(all.left, left), right: Math.max(all.right, right), top: Math.min(all.top, top), bottom: Math.max(all.bottom, bottom) };
    if (more.bottom - more.top <= view.bottom - view.top) all = more;
  }
  return all;
}

/**
 * How many of the boxes that is.
 * @param {Box[]} boxes
 * @param {Box} view
 */
export function seenTogether(boxes, view) {
  const all = together(boxes, view);
  if (!all || all.bottom - all.top > view.bottom - view.top) return 0;
  return boxes.filter(({ top, bottom }) => top >= all.top && bottom <= all.bottom).length;
}

/**
 * Of things that are drawn in several places each, the places to look at: those that one view shows of the most things, the larger ones
 * if that is not enough to choose. The first thing counts more than all the others.
 * @param {Box[][]} things - the places of each
 * @param {Box} view
 * @returns {{ shown: number[][], away: number[][] }} which places of each are then seen; of a thing that has none there, its largest
 */
export function bestPlaces(things, view) {
  const high = view.bottom - view.top - 2 * EDGE;
  const shown = (/** @type {number} */ top) => things.map((places) =>
    places.flatMap((box, n) => (box.top >= top && box.bottom <= top + high ? [n] : [])));
  const size = (/** @type {Box} */ { left, right, top, bottom }) => (right - left) * (bottom - top);
  let [best, least, area] = [/** @type {number[][]} */ (things.map(() => [])), 0, 0];
  for (const { top } of things.flat()) {
    const seen = shown(top);
    const count = seen.reduce((sum, { length }, n) => sum + (length ? (n === 0 ? things.length : 1) : 0), 0);
    const all = seen.reduce((sum, places, n) => sum + places.reduce((part, place) => part + size(things[n][place]), 0), 0);
    if (count > least || (count === least && all > area)) [best, least, area] = [seen, count, all];
  }
  return { shown: best, away: best.map((places, n) => (places.length || things[n].length === 0 ? [] : [largest(things[n].map(size))])) };
}

/** @param {number[]} sizes */
function largest(sizes) {
  return sizes.indexOf(Math.max(...sizes));
}

/**
 * @param {number} from - where something begins
 * @param {number} to
 * @param {number} first - where the view begins
 * @param {number} last
 */
function shift(from, to, first, last) {
  const air = Math.min(EDGE, (last - first - (to - from)) / 2);
  if (from < first || (to > last && to - from > MOST * (last - first))) return from - first - air;
  return to > last ? to - last + air : 0;
}
