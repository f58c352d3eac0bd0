// Where a part of the drawing is, for rings around it.

import { allDrawn, makeSvg } from "./make.js";

/** @typedef {{ left: number, top: number, width: number, height: number }} Outline */

const LEAST = 26; // pixels: a ring around less is taken for nothing

/**
 * A part in pixels of the window, without the glow around it; what is tiny gets some room.
 * @param {Element} part
 * @returns {Outline}
 */
export function outlineOf(part) {
  const solid = part.querySelector(".glow") ? allDrawn(part, ":not(:has(*), .glow, .glow *)") : [part];
  const boxes = solid.map((child) => child.getBoundingClientRect()).filter(({ width, height }) => width + height > 0);
  if (boxes.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  const [wide, tall] = [Math.max(LEAST, right - left), Math.max(LEAST, bottom - top)];
  return { left: (left + right - wide) / 2, top: (top + bottom - tall) / 2, width: wide, height: tall };
}

/**
 * The same in units of the drawing.
 * @param {Outline} outline
 * @param {DOMMatrix} screen - from units to pixels
 */
export function inUnits({ left, top, width, height }, screen) {
  const { x, y } = new DOMPoint(left, top).matrixTransform(screen.inverse());
  return { x, y, width: width / screen.a, height: height / screen.d };
}

/**
 * A rounded box around a place of the drawing.
 * @param {{ x: number, y: number, width: number, height: number }} place
 * @param {number} out - how far it reaches beyond
 * @param {Record<string, string>} attributes
 */
export function boxAround({ x, y, width, height }, out, attributes) {
  const [left, top, wide, tall] = [x - out, y - out, width + 2 * out, height + 2 * out].map(String);
  return makeSvg("rect", { x: left, y: top, width: wide, height: tall, rx: String(6 + out), ...attributes });
}
