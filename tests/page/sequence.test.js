// A wish of several moves: one after another, as far as the rules let them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Sequence } from "../../src/perilune/web/static/sequence.js";

/** A sequence, and what it has sent. */
function recorded(sends = true) {
  /** @type {string[]} */
  const sent = [];
  return { sent, sequence: new Sequence((move) => { sent.push(move); return sends; }) };
}

test("moves are sent one after another", () => {
  const { sent, sequence } = recorded();
  sequence.begin(["a", "b", "c"], 1);
  assert.deepEqual(sent, ["a"]);
  sequence.answered(2, ["b", "x"]);
  sequence.answered(3, ["c"]);
  sequence.answered(4, ["a", "b", "c"]);
  assert.deepEqual(sent, ["a", "b", "c"]);
});

test("it stops where the next move is not offered", () => {
  const { sent, sequence } = recorded();
  sequence.begin(["a", "b"], 1);
  sequence.answered(2, ["x"]);
  sequence.answered(3, ["b"]);
  assert.deepEqual(sent, ["a"]);
});

test("it stops where a move was not played", () => {
  const { sent, sequence } = recorded();
  sequence.begin(["a", "b"], 1);
  sequence.answered(1, ["a", "b"]);
  sequence.answered(2, ["b"]);
  assert.deepEqual(sent, ["a"]);
});

test("what cannot be sent ends it, and an answer to something else begins nothing", () => {
  const { sent, sequence } = recorded(false);
  sequence.begin(["a", "b"], 1);
  sequence.answered(2, ["b"]);
  assert.deepEqual(sent, ["a"]);
});

test("what a wish has told is not asked about in its middle", () => {
  /** @type {[string, boolean][]} */
  const sent = [];
  const sequence = new Sequence((move, told) => { sent.push([move, told]); return true; });
  sequence.begin(["a", "b"], 1, true);
  sequence.answered(2, ["b"]);
  sequence.begin(["c", "d"], 3);
  sequence.answered(4, ["d"]);
  assert.deepEqual(sent, [["a", false], ["b", true], ["c", false], ["d", false]]);
});
