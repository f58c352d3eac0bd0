// Where a small panel goes: beside what it speaks of, never over it, and within the frame.

import { make } from "./make.js";

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const GAP = 10; // pixels between a panel and its thing
const RIM = 8; // pixels that it keeps from the edges

/**
 * The place of a panel: right of its thing, left of it, below or above, wherever it fits first and covers nothing that is being read;
 * where it fits nowhere, the side with the most room.
 * @param {{ width: number, height: number }} size
 * @param {Box} thing
 * @param {Box} frame
 * @param {Box | null} [read]
 * @returns {{ left: number, top: number }}
 */
export function placeBeside({ width, height }, thing, frame, read = null) {
  const middle = { x: (thing.left + thing.right - width) / 2, y: (thing.top + thing.bottom - height) / 2 };
  const sides = [
    { left: thing.right + GAP, top: middle.y, room: frame.right - thing.right - width },
    { left: thing.left - GAP - width, top: middle.y, room: thing.left - frame.left - width },
    { left: middle.x, top: thing.bottom + GAP, room: frame.bottom - thing.bottom - height },
    { left: middle.x, top: thing.top - GAP - height, room: thing.top - frame.top - height },
  ];
  const placed = sides.map(({ left, top, room }) => ({
    room,
    left: within(left, frame.left + RIM, frame.right - RIM - width),
    top: within(top, frame.top + RIM, frame.bottom - RIM - height),
  }));
  const fits = placed.filter(({ room }) => room >= GAP + RIM);
  const covers = (/** @type {{ left: number, top: number }} */ { left, top }) =>
    read !== null && left < read.right && left + width > read.left && top < read.bottom && top + height > read.top;
  const best = fits.find((place) => !covers(place)) ?? fits[0] ?? placed.reduce((one, other) => (other.room > one.room ? other : one));
  return { left: best.left, top: best.top };
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
  const coach = document.querySelector("#guide.beside > .paper")?.getBoundingClientRect() ?? null; // its words stay readable
  const { left, top } = placeBeside(panel.getBoundingClientRect(), thing, frame, coach);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
}

/**
 * Put an element that is fixed in the window below a thing, where there is always room.
 * @param {HTMLElement} panel
 * @param {Box} thing
 */
export function putBelow(panel, thing) {
  panel.style.left = `${within(thing.left, RIM, innerWidth - RIM - panel.getBoundingClientRect().width)}px`;
  panel.style.top = `${thing.bottom + GAP}px`;
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
