// Where a small panel goes: beside what it speaks of, never over it, and within the frame.

import { make } from "./make.js";
import { findNook } from "./nook.js";

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const GAP = 10; // pixels between a panel and its thing
const RIM = 8; // pixels that it keeps from the edges
const MEANT = "#guide.beside > .paper, #popover:not([hidden]), #drawing :is(.lit, .wanted, .advised)"; // what is meant, who says so, and what is open

/**
 * The place of a panel: right of its thing, left of it, below or above, wherever it fits first and covers nothing of what should be seen;
 * else the nearest place that covers nothing; and where it fits nowhere, the side with the most room.
 * @param {{ width: number, height: number }} size
 * @param {Box} thing
 * @param {Box} frame
 * @param {Box[]} [seen]
 * @returns {{ left: number, top: number }}
 */
export function placeBeside({ width, height }, thing, frame, seen = []) {
  // Beside it first with its middle, then as far along its edge as still touches that.
  const along = (/** @type {number} */ size, /** @type {number} */ from, /** @type {number} */ to) => [(from + to - size) / 2, from, to - size, from - size / 2, to - size / 2];
  const [tops, lefts] = [along(height, thing.top, thing.bottom), along(width, thing.left, thing.right)];
  const sides = [0, 1, 2, 3, 4].flatMap((place) => [
    { left: thing.right + GAP, top: tops[place], room: frame.right - thing.right - width },
    { left: thing.left - GAP - width, top: tops[place], room: thing.left - frame.left - width },
    { left: lefts[place], top: thing.bottom + GAP, room: frame.bottom - thing.bottom - height },
    { left: lefts[place], top: thing.top - GAP - height, room: thing.top - frame.top - height },
  ]);
  const placed = sides.map(({ left, top, room }) => ({
    room,
    left: within(left, frame.left + RIM, frame.right - RIM - width),
    top: within(top, frame.top + RIM, frame.bottom - RIM - height),
  }));
  const covers = (/** @type {{ left: number, top: number }} */ { left, top }) => seen.reduce((sum, box) => {
    const wide = Math.min(left + width, box.right) - Math.max(left, box.left);
    const tall = Math.min(top + height, box.bottom) - Math.max(top, box.top);
    return sum + Math.max(0, wide) * Math.max(0, tall);
  }, 0);
  const fits = placed.filter(({ room }) => room >= GAP + RIM).toSorted((one, other) => covers(one) - covers(other));
  const side = fits[0] ?? placed.reduce((one, other) => (other.room > one.room ? other : one));
  if (seen.length === 0 || (fits.length > 0 && covers(side) === 0)) return { left: side.left, top: side.top };
  const room = { left: frame.left + RIM, top: frame.top + RIM, width: frame.right - frame.left - 2 * RIM, height: frame.bottom - frame.top - 2 * RIM };
  const nook = findNook({ width, height }, room, [thing, ...seen].map(areaOf), areaOf(thing), GAP);
  return nook.covers === 0 || fits.length === 0 ? { left: nook.left, top: nook.top } : { left: side.left, top: side.top };
}

/**
 * A panel that opens beside things, hidden until then.
 * @param {string} id
 */
export function makePanel(id) {
  const panel = make("div", "floating");
  panel.id = id;
  panel.hidden = true;
  document.body.append(panel);
  return panel;
}

/**
 * Put an element that is fixed in the window beside a thing.
 * @param {HTMLElement} panel
 * @param {Box} thing
 * @param {Box} frame
 */
export function putBeside(panel, thing, frame) {
  const meant = [...document.querySelectorAll(MEANT)].filter((part) => part !== panel);
  panel.style.maxHeight = `${Math.max(120, frame.bottom - frame.top - 2 * RIM)}px`;
  const { left, top } = placeBeside(panel.getBoundingClientRect(), thing, frame, meant.map((part) => part.getBoundingClientRect()));
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

/**
 * Put an element that is fixed in the window below a thing, or above it where there is no room.
 * @param {HTMLElement} panel
 * @param {Box} thing
 */
export function putBelow(panel, thing) {
  const { width, height } = panel.getBoundingClientRect();
  const above = thing.bottom + GAP + height > innerHeight - RIM && thing.top - GAP - height >= RIM;
  panel.style.left = `${within(thing.left, RIM, innerWidth - RIM - width)}px`;
  panel.style.top = `${above ? thing.top - GAP - height : thing.bottom + GAP}px`;
}

/** @param {Box} box */
function areaOf({ left, top, right, bottom }) {
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
