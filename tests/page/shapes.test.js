// The shapes of one decision.

import assert from "node:assert/strict";
import { test } from "node:test";
import { middleOf, nearest, nextShape, Wheel } from "../../src/perilune/web/static/shapes.js";

test("a turn leads to the shape that the drawing names, else to the next in order", () => {
  const named = [{ move: "a", right: "c", flip: "b" }, { move: "b" }, { move: "c", right: "gone" }];
  assert.equal(nextShape(named, 0, "right"), 2);
  assert.equal(nextShape(named, 0, "flip"), 1);
  assert.equal(nextShape(named, 0, "left"), 2, "round to the last");
  assert.equal(nextShape(named, 1, "right"), 2);
  assert.equal(nextShape(named, 1, "flip"), 1, "nothing to flip");
  assert.equal(nextShape(named, 2, "right"), -1, "there is no such shape");
});

test("the nearest shape is chosen; of several as near, the first", () => {
  const points = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100.2, y: 0 }];
  assert.equal(nearest(points, { x: 90, y: 0 }, 0), 1);
  assert.equal(nearest(points, { x: 101, y: 0 }, 0), 1, "the other one is not clearly nearer");
  assert.equal(nearest([], { x: 0, y: 0 }, 4), 4);
});

test("the middle of a shape is the mean of its points", () => {
  assert.deepEqual(middleOf(["M0 0L10 0", "M10 20L0 20"]), { x: 5, y: 10 });
  assert.deepEqual(middleOf(["M-2 -4"]), { x: -2, y: -4 });
});

test("a wheel turns by one at each notch", () => {
  const wheel = new Wheel();
  assert.equal(wheel.roll({ deltaY: 100, timeStamp: 1000 }), "right");
  assert.equal(wheel.roll({ deltaY: 100, timeStamp: 1020 }), null, "too soon");
  assert.equal(wheel.roll({ deltaY: -300, timeStamp: 1200 }), "left");
});

test("a wheel that is rolled finely turns as well, also after a pause", () => {
  const wheel = new Wheel();
  const ways = [0, 1, 2, 3, 4].map((n) => wheel.roll({ deltaY: 10, timeStamp: 5000 + 100 * n }));
  assert.deepEqual(ways, [null, null, null, "right", null]);
});

test("what was rolled long ago is forgotten", () => {
  const wheel = new Wheel();
  assert.equal(wheel.roll({ deltaY: 30, timeStamp: 1000 }), null);
  assert.equal(wheel.roll({ deltaY: 30, timeStamp: 2000 }), null);
  assert.equal(wheel.roll({ deltaY: 30, timeStamp: 2100 }), "right");
});
