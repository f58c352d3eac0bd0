// A wish that others play in between: it goes on as far as the board still says the same.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Onward } from "../../src/perilune/web/static/onward.js";

/** One, and what it has sent. */
function recorded(sends = true) {
  /** @type {string[]} */
  const sent = [];
  return { sent, onward: new Onward((move) => { sent.push(move); return sends; }) };
}

/** @param {...string[]} moves */
function ways(...moves) {
  return moves.map((way) => ({ moves: way, says: "", note: "", ghost: "" }));
}

test("it goes on when the others have played, if what is left is still a way of something", () => {
  const { sent, onward } = recorded();
  onward.begin(["a", "b", "c"], 1);
  onward.turn(2, [], []);
  onward.turn(3, ["b", "x"], ways(["x"], ["b", "c"]));
  onward.turn(3, ["b", "x"], ways(["x"], ["b", "c"]));
  onward.turn(4, ["c"], []);
  assert.deepEqual([sent, onward.running], [["a", "b", "c"], false]);
});

test("what the others have changed is not done unasked, and it is told that it stopped", () => {
  const { sent, onward } = recorded();
  let stuck = 0;
  onward.begin(["a", "b", "c"], 1, () => { stuck += 1; });
  onward.turn(2, [], []);
  onward.turn(3, ["b"], ways(["x", "b"], ["b", "d"]));
  onward.turn(4, ["b"], ways(["b", "c"]));
  assert.deepEqual([sent, stuck], [["a"], 1]);
});

test("less of it is done if only that is a way now, or what follows at once", () => {
  const { sent, onward } = recorded();
  onward.begin(["a", "b", "c"], 1);
  onward.turn(2, ["b"], ways(["b"]));
  onward.turn(3, ["c"], ways(["c"]));
  onward.begin(["d", "e", "f"], 4);
  onward.turn(5, ["e"], []);
  onward.turn(6, ["f"], []);
  assert.deepEqual(sent, ["a", "b", "d", "e"]);
});

test("what cannot be sent, or has been given up, is over", () => {
  const lost = recorded(false);
  lost.onward.begin(["a", "b"], 1);
  lost.onward.turn(2, ["b"], ways(["b"]));
  const { sent, onward } = recorded();
  onward.begin(["a", "b"], 1);
  onward.stop();
  onward.turn(2, ["b"], ways(["b"]));
  assert.deepEqual([lost.sent, sent], [["a"], ["a"]]);
});
