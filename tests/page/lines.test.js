// Lines of the log: which are new, and how many are told at a time.

import assert from "node:assert/strict";
import { test } from "node:test";
import { beyond, countSame, pieces } from "../../src/perilune/web/static/lines.js";

test("lines are the same if text and moment are", () => {
  assert.equal(countSame([], [["One.", 1, 0]]), 0);
  assert.equal(countSame([["One.", 1, 0], ["Two.", 2, 0]], [["One.", 1, 0], ["Two.", 3, 0]]), 1);
  assert.equal(countSame([["One.", 1, 0], ["Two.", 2, 0]], [["One.", 1, 0]]), 1);
});

test("what another seat knows already is not new, however often it was said", () => {
  assert.deepEqual(beyond(["A", "B", "A", "C"], ["A", "B"]), ["A", "C"]);
  assert.deepEqual(beyond(["A"], []), ["A"]);
});

test("as many lines are told at a time as there is room for", () => {
  assert.deepEqual(pieces([], 10), []);
  assert.deepEqual(pieces(["One.", "Two.", "Three."], 10), ["One. Two.", "Three."]);
  assert.deepEqual(pieces(["A line too long.", "B."], 10), ["A line too", "long. B."]);
  assert.deepEqual(pieces(["Unbreakable"], 5), ["Unbreakable"]);
});
