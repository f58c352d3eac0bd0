// Lines of the log: which are new, and how several become one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { beyond, countSame, foldPasses } from "../../src/perilune/web/static/lines.js";

test("lines are the same if text and moment are", () => {
  assert.equal(countSame([], [["One.", 1, false]]), 0);
  assert.equal(countSame([["One.", 1, false], ["Two.", 2, false]], [["One.", 1, false], ["Two.", 3, false]]), 1);
  assert.equal(countSame([["One.", 1, false], ["Two.", 2, false]], [["One.", 1, false]]), 1);
});

test("passes that follow each other are told in one line", () => {
  assert.deepEqual(foldPasses([["Ada passes.", 1, true], ["Bo passes.", 2, true], ["Cy mines.", 3, false], ["Ada passes.", 4, true]]), [
    "Ada passes; Bo passes.", "Cy mines.", "Ada passes.",
  ]);
  assert.deepEqual(foldPasses([]), []);
});

test("what another seat knows already is not new, however often it was said", () => {
  assert.deepEqual(beyond(["A", "B", "A", "C"], ["A", "B"]), ["A", "C"]);
  assert.deepEqual(beyond(["A"], []), ["A"]);
});
