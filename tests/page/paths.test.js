// The ways that pieces take.

import assert from "node:assert/strict";
import { test } from "node:test";
import { arced, circled, differ, flowed, gone, placeOf, shortest, spun, straight, written } from "../../src/perilune/web/static/paths.js";

const HERE = { x: 0, y: 0, turn: 0, size: 1 };

/**
 * The numbers that a keyframe writes: x, y, turn, size.
 * @param {string} text
 */
function read(text) {
  return (text.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
}

test("a turn goes the shorter way", () => {
  for (const [angle, short] of [[0, 0], [90, 90], [190, -170], [-190, 170], [360, 0], [720 + 45, 45], [-359, 1]]) assert.equal(shortest(angle), short);
});

test("a matrix is a place", () => {
  const { x, y, turn, size } = placeOf({ a: 0, b: 2, e: 5, f: 7 });
  assert.deepEqual([x, y, turn, size], [5, 7, 90, 2]);
  assert.equal(written(HERE), "translate(0px, 0px) rotate(0deg) scale(1)");
});

test("places differ only if one sees it", () => {
  assert.equal(differ(HERE, { ...HERE, x: 0.5 }), false);
  assert.equal(differ(HERE, { ...HERE, x: 0.6 }), true);
  assert.equal(differ(HERE, { ...HERE, turn: 360.4 }), false);
  assert.equal(differ(HERE, { ...HERE, turn: 1 }), true);
});

test("straight on, turned by the shorter way", () => {
  const [from, to] = straight({ ...HERE, turn: 350 }, { ...HERE, x: 9, turn: 10 }).transform;
  assert.deepEqual(read(from), [0, 0, -10, 1]);
  assert.deepEqual(read(to), [9, 0, 10, 1]);
});

test("a spin makes its full turns, always in the same direction", () => {
  for (const turn of [0, 30, 330]) {
    const [from, to] = spun({ ...HERE, turn: 0 }, { ...HERE, turn }, 2).transform;
    assert.equal(read(to)[2] - read(from)[2], 720 + turn);
  }
});

test("around a centre the distance stays, and the way is the shorter one", () => {
  const { transform } = circled({ ...HERE, x: 10 }, { ...HERE, x: 0, y: -10 }, { x: 0, y: 0 });
  const points = transform.map(read);
  for (const [x, y] of points) assert.ok(Math.abs(Math.hypot(x, y) - 10) < 1e-9);
  assert.ok(points.every(([x, y]) => x > -1e-9 && y < 1e-9), "by the quarter between them");
  assert.deepEqual([points[0].slice(0, 2), points.at(-1)?.slice(0, 2).map(Math.round)], [[10, 0], [0, -10]]);
});

test("water runs along and then down, or up and then along", () => {
  assert.deepEqual(read(flowed(HERE, { ...HERE, x: 30, y: 10 }).transform[1]).slice(0, 2), [30, 0]);
  assert.deepEqual(read(flowed(HERE, { ...HERE, x: 30, y: -10 }).transform[1]).slice(0, 2), [0, -10]);
  assert.deepEqual(flowed(HERE, { ...HERE, x: 30, y: 10 }).offset, [0, 0.75, 1]);
});

test("water that only turns has a way, too", () => {
  assert.deepEqual(flowed(HERE, { ...HERE, turn: 60 }).offset, [0, 0, 1]);
});

test("an arc rises above the straight way and ends where it should", () => {
  const { transform } = arced(HERE, { ...HERE, x: 100, size: 2 }, 0.3);
  const [first, middle, last] = [transform[0], transform[6], transform.at(-1) ?? ""].map(read);
  assert.deepEqual(first, [0, 0, 0, 1]);
  assert.deepEqual(last, [100, 0, 0, 2]);
  assert.deepEqual(middle.map(Math.round), [50, -30, 0, 2]);
});

test("what flies away climbs first, turns towards its goal and becomes small", () => {
  const { transform } = gone({ x: 100, y: -200 }, { x: 0, y: 0 }, 0.2);
  const [first, early, last] = [transform[0], transform[1], transform.at(-1) ?? ""].map(read);
  assert.deepEqual(first.slice(0, 4), [0, 0, 0, 1]);
  assert.ok(Math.abs(early[0]) < 0.1 * Math.abs(early[1]));
  assert.deepEqual(last.slice(0, 3).map(Math.round), [100, -200, 90]);
});

test("what falls goes straight and is not turned", () => {
  const { transform } = gone({ x: 60, y: 80 }, { x: 0, y: 0 }, 0.8, false);
  for (const [x, y, turn] of transform.map(read)) assert.ok(Math.abs(4 * x - 3 * y) < 1e-6 && turn === 0);
});
