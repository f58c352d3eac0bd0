// How far the view has to go until something is in it.

import assert from "node:assert/strict";
import test from "node:test";

import { bestPlaces, seenTogether, together, toMiddle, wholly } from "../../src/perilune/web/static/into_view.js";

const VIEW = { left: 0, right: 100, top: 50, bottom: 150 };

/** A box as wide as the view. */
const from = (/** @type {number} */ top, /** @type {number} */ bottom) => ({ left: 0, right: 100, top, bottom });

test("whoever has the middle of one box in view stays", () => {
  assert.equal(toMiddle([from(300, 340), from(90, 110)], VIEW), null);
  assert.deepEqual(toMiddle([from(300, 340)], VIEW), { x: 0, y: 220 });
});

test("a box is seen wholly, with a little air; of a higher one the upper part", () => {
  assert.equal(wholly(from(60, 140), VIEW), null);
  assert.deepEqual(wholly(from(140, 180), VIEW), { x: 0, y: 38 });
  assert.deepEqual(wholly(from(20, 60), VIEW), { x: 0, y: -38 });
  assert.deepEqual(wholly(from(20, 118), VIEW), { x: 0, y: -31 });
  assert.deepEqual(wholly(from(100, 170), VIEW), { x: 0, y: 42 }, "what fills most of the view begins at its top");
  assert.deepEqual(wholly(from(200, 400), VIEW), { x: 0, y: 150 });
});

test("as many as fit are seen together, the first in any case", () => {
  assert.deepEqual(together([from(60, 80), from(300, 320), from(120, 130)], VIEW), from(60, 130));
  assert.deepEqual(together([from(0, 200), from(300, 320)], VIEW), from(0, 200));
  assert.equal(together([], VIEW), null);
  assert.equal(seenTogether([from(60, 80), from(300, 320), from(120, 130)], VIEW), 2);
  assert.equal(seenTogether([from(0, 200), from(300, 320)], VIEW), 0);
});

test("of things that are drawn twice, the places that are seen together", () => {
  const [map, name] = [from(0, 10), from(30, 40)];
  const best = (/** @type {ReturnType<typeof from>[][]} */ ...things) => bestPlaces(things, VIEW);
  assert.deepEqual(best([], [map, from(500, 560)], [from(540, 570)]), { shown: [[], [1], [0]], away: [[], [], []] }, "the most things");
  assert.deepEqual(best([], [map, name, from(500, 560)]), { shown: [[], [2]], away: [[], []] }, "the larger ones");
  assert.deepEqual(best([from(900, 910)], [map, from(500, 560)], [from(20, 25)]), { shown: [[0], [], []], away: [[], [1], [0]] }, "the first in any case");
  assert.deepEqual(best([from(0, 400)], []), { shown: [[], []], away: [[0], []] }, "what is too high for the view");
});
