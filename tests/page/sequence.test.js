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
  sequence.begin(["a", "b"], 1, { told: true });
  sequence.answered(2, ["b"]);
  sequence.begin(["c", "d"], 3);
  sequence.answered(4, ["d"]);
  assert.deepEqual(sent, [["a", false], ["b", true], ["c", false], ["d", false]]);
});

test("what the coach has advised is asked about at no step", () => {
  /** @type {[string, boolean][]} */
  const sent = [];
  const sequence = new Sequence((move, told) => { sent.push([move, told]); return true; });
  sequence.begin(["a", "b"], 1, { advised: true });
  sequence.answered(2, ["b"]);
  assert.deepEqual(sent, [["a", true], ["b", true]]);
});

/** A sequence with pauses, each of which ends when somebody says where the game stands. */
function paused() {
  const { sent, sequence } = recorded();
  /** @type {((now: { number: number, offered: string[] }) => Promise<void>)[]} */
  const go = [];
  let stuck = 0;
  sequence.begin(["a", "b", "c"], 1, {
    stuck: () => { stuck += 1; },
    pause: () => new Promise((resolve) => { go.push(async (now) => { resolve(now); await Promise.resolve(); }); }),
  });
  return { sent, sequence, go, stuck: () => stuck };
}

test("between two moves there may be a pause, and others may move in it", async () => {
  const { sent, sequence, go, stuck } = paused();
  sequence.answered(2, ["b"]);
  assert.deepEqual([sent, sequence.running, sequence.place], [["a"], true, { step: 2, steps: 3 }]);
  await go[0]({ number: 4, offered: ["b"] });
  sequence.answered(5, ["c"]);
  await go[1]({ number: 5, offered: ["c"] });
  assert.deepEqual([sent, sequence.running, stuck()], [["a", "b", "c"], false, 0]);
});

test("a pause that was broken off sends nothing; where the next move is gone, it is told", async () => {
  const one = paused();
  one.sequence.answered(2, ["b"]);
  one.sequence.stop();
  await one.go[0]({ number: 2, offered: ["b"] });
  assert.deepEqual([one.sent, one.stuck()], [["a"], 0]);
  const other = paused();
  other.sequence.answered(2, ["b"]);
  await other.go[0]({ number: 3, offered: ["x"] });
  assert.deepEqual([other.sent, other.stuck(), other.sequence.running], [["a"], 1, false]);
});
