// The shapes of one decision: which one follows which, where they lie, and how far a wheel turns them.

/** @import { Point } from "./types.d.ts" */
/** @typedef {"left" | "right" | "flip"} Way */
/** @typedef {{ move?: string, left?: string, right?: string, flip?: string }} Shape - what a drawing says about it */

const NOTCH = 40; // pixels of the wheel that turn by one
const PAUSE = 80; // milliseconds before the wheel turns again
const FORGOTTEN = 400; // milliseconds without rolling, after which it starts from nothing
const STEPS = { left: -1, right: 1, flip: 0 };

/**
 * The number of the shape that a turn leads to: where the drawing does not say it, the next one in order. Negative if there is none.
 * @param {Shape[]} shapes
 * @param {number} shown
 * @param {Way} way
 */
export function nextShape(shapes, shown, way) {
  const move = shapes[shown][way];
  if (move !== undefined) return shapes.findIndex((shape) => shape.move === move);
  return (shown + STEPS[way] + shapes.length) % shapes.length;
}

/**
 * The number of the point that lies nearest; the one shown, if no other is clearly nearer.
 * @param {Point[]} points
 * @param {Point} at
 * @param {number} shown
 */
export function nearest(points, at, shown) {
  let least = Infinity;
  let best = shown;
  points.forEach(({ x, y }, number) => {
    const away = Math.hypot(x - at.x, y - at.y);
    if (away < least - 1) [least, best] = [away, number];
  });
  return best;
}

/**
 * The mean of the points of some paths, as their `d` writes them.
 * @param {string[]} paths
 * @returns {Point}
 */
export function middleOf(paths) {
  const numbers = paths.flatMap((path) => (path.match(/-?[\d.]+/g) ?? []).map(Number));
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) [x, y] = [x + numbers[i], y + numbers[i + 1]];
  return { x: (2 * x) / numbers.length, y: (2 * y) / numbers.length };
}

/** A wheel that turns by one at each notch, however finely it is rolled. */
export class Wheel {
  #by = 0; // how far it has gone since the last turn
  #rolled = 0; // when it was rolled last
  #turned = 0; // when it turned last

  /**
   * Where this takes it; null if not yet anywhere.
   * @param {{ deltaY: number, timeStamp: number }} event
   * @returns {Way | null}
   */
  roll({ deltaY, timeStamp: now }) {
    this.#by = now - this.#rolled > FORGOTTEN ? deltaY : this.#by + deltaY;
    this.#rolled = now;
    if (Math.abs(this.#by) < NOTCH || now - this.#turned < PAUSE) return null;
    const way = this.#by > 0 ? "right" : "left";
    this.#by = 0;
    this.#turned = now;
    return way;
  }
}
