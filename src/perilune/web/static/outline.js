// Where a part of the drawing is, for rings around it.

import { allDrawn, makeSvg } from "./make.js";

/** @typedef {{ left: number, top: number, width: number, height: number }} Outline */

/** @typedef {{ x: number, y: number, width: number, height: number }} Place - in units of the drawing */

const MOSTLY = 0.7; // of a part: a shape in it that takes so much is its shape
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
 * @returns {Place}
 */
export function inUnits({ left, top, width, height }, screen) {
  const { x, y } = new DOMPoint(left, top).matrixTransform(screen.inverse());
  return { x, y, width: width / screen.a, height: height / screen.d };
}

/**
 * A rounded box around a place of the drawing.
 * @param {Place} place
 * @param {number} out - how far it reaches beyond
 * @param {Record<string, string>} attributes
 */
export function boxAround({ x, y, width, height }, out, attributes) {
  const [left, top, wide, tall] = [x - out, y - out, width + 2 * out, height + 2 * out].map(String);
  return makeSvg("rect", { x: left, y: top, width: wide, height: tall, rx: String(6 + out), ...attributes });
}

/**
 * The shape of a part that is no box, such as a wedge, in units of the drawing; null if it is one.
 * @param {SVGGraphicsElement} part
 * @param {DOMMatrix} screen - from units to pixels
 * @returns {SVGGraphicsElement | null}
 */
export function shapeOf(part, screen) {
  const [outline] = allDrawn(part, "path.hot, ellipse.hot");
  if (!outline) return null;
  const [whole, inner] = [part.getBoundingClientRect(), outline.getBoundingClientRect()];
  if (inner.width * inner.height < MOSTLY * whole.width * whole.height) return null;
  const copy = /** @type {SVGGraphicsElement} */ (outline.cloneNode());
  copy.removeAttribute("class");
  const { a, b, c, d, e, f } = screen.inverse().multiply(outline.getScreenCTM() ?? screen);
  copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  return copy;
}

/**
 * What is around a place of the drawing: its shape, or a rounded box.
 * @param {Place & { shape: SVGGraphicsElement | null }} place
 * @param {number} out - how far it reaches beyond
 * @param {Record<string, string>} attributes
 */
export function shapeAround(place, out, attributes) {
  if (!place.shape) return boxAround(place, out, attributes);
  const { fill, "fill-opacity": opacity } = attributes;
  const beyond = fill ? { stroke: fill, "stroke-opacity": opacity, "stroke-width": String(2 * out + 4) } : {};
  const copy = /** @type {SVGGraphicsElement} */ (place.shape.cloneNode());
  for (const [name, value] of Object.entries({ ...attributes, ...beyond })) copy.setAttribute(name, value);
  return copy;
}
