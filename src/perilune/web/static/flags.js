// What partners propose, on the board: each place that is marked has the mark of those who propose it.

import { allDrawn, fromScreen, makeSvg } from "./make.js";

/** @import { Named } from "./types.d.ts" */

const LARGE = 80; // units of the drawing: a place as large has its flags in a corner
const LARGEST = 30; // units of a flag

/**
 * Show the flags for the places that each seat has marked, and no others.
 * @param {SVGSVGElement} svg
 * @param {Record<string, string[]>} marks - places by seat
 * @param {Named[]} people
 */
export function showFlags(svg, marks, people) {
  for (const old of allDrawn(svg, "[data-proposed]")) delete old.dataset.proposed;
  for (const old of svg.querySelectorAll(".proposal")) old.remove();
  for (const [place, seats] of seatsByPlace(marks)) {
    for (const spot of allDrawn(svg, `[data-place="${CSS.escape(place)}"]`)) {
      spot.dataset.proposed = String(seats.at(-1));
      svg.append(...flags(svg, spot, seats, people));
    }
  }
}

/**
 * Who proposes each place.
 * @param {Record<string, string[]>} marks
 */
export function seatsByPlace(marks) {
  /** @type {Map<string, number[]>} */
  const seats = new Map();
  for (const [seat, places] of Object.entries(marks)) {
    for (const place of places) seats.set(place, [...(seats.get(place) ?? []), Number(seat)]);
  }
  return seats;
}

/**
 * The marks of those who propose a place, side by side: in the middle of a small place, in a corner of a large one.
 * @param {SVGSVGElement} svg
 * @param {SVGGraphicsElement} spot
 * @param {number[]} seats
 * @param {Named[]} people
 */
function flags(svg, spot, seats, people) {
  const screen = fromScreen(svg);
  const box = spot.getBoundingClientRect();
  const from = new DOMPoint(box.left, box.top).matrixTransform(screen);
  const to = new DOMPoint(box.right, box.bottom).matrixTransform(screen);
  const small = Math.min(to.x - from.x, to.y - from.y);
  const size = Math.min(small * 0.62, LARGEST);
  const middle = small < LARGE ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : { x: to.x - size * (seats.length + 1) * 0.6, y: from.y + size };
  return seats.map((seat, n) => {
    const x = middle.x + (n - (seats.length - 1) / 2) * size * 0.9 - size / 2;
    const transform = `translate(${x.toFixed(1)} ${(middle.y - size / 2).toFixed(1)}) scale(${(size / 16).toFixed(3)})`;
    return makeSvg("path", { class: "proposal", d: people[seat].mark, fill: `var(--pl-seat-${seat + 1})`, transform });
  });
}
