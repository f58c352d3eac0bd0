// A person at a table: how they stand to a position, what waits for an answer, who proposes what, whose column comes first.

import assert from "node:assert/strict";
import { test } from "node:test";
import { seatsByPlace } from "../../src/perilune/web/static/flags.js";
import { Pending } from "../../src/perilune/web/static/pending.js";
import { toldBySeat } from "../../src/perilune/web/static/proposals.js";
import { columns } from "../../src/perilune/web/static/scores.js";
import { playedHere, shownTo } from "../../src/perilune/web/static/standing.js";

/** @import { Position } from "../../src/perilune/web/static/types.d.ts" */

const ME = { mine: true, player: "person" };
const MY_BOT = { mine: true, player: "greedy" };
const OTHER = { mine: false, player: "person" };

/**
 * A position, looked at from a seat.
 * @param {number} seat
 * @param {...number} deciders
 * @returns {Position}
 */
function position(seat, ...deciders) {
  return {
    number: 1, seat, prompt: "", deciders, offers: [], undo: "", redo: true, since: 0, scores: [], outcome: null, log: [], svg: "", regions: [],
  };
}

test("only seats that a person at this screen plays are played here", () => {
  assert.deepEqual(playedHere([ME, MY_BOT, OTHER], [0, 1, 2]), [0]);
  assert.deepEqual(playedHere([ME], [-1, 0, 7]), [0], "chance has no seat");
});

test("it is my turn if the seat that I look from is to choose", () => {
  const { mine, standIn, next } = shownTo([ME, OTHER], position(0, 0, 1));
  assert.deepEqual({ mine, standIn, next }, { mine: true, standIn: false, next: [] });
});

test("the next person at the screen is asked to come", () => {
  assert.deepEqual(shownTo([ME, ME, OTHER], position(-2, 0, 1, 2)).next, [0, 1]);
  assert.deepEqual(shownTo([ME, OTHER], position(0, 1)).next, []);
});

test("where a bot plays for me nothing can be taken back until I have the seat again", () => {
  const shown = shownTo([MY_BOT, OTHER], position(0, 0));
  assert.deepEqual([shown.mine, shown.standIn, shown.redo], [false, true, false]);
  assert.match(shown.undo, /Take the seat back first/);
});

test("a wish waits for the answer, and only the last one counts", () => {
  /** @type {(boolean | string)[]} */
  const told = [];
  const pending = new Pending((waiting) => told.push(waiting));
  pending.whenDone(() => told.push("at once"));
  pending.begin();
  assert.equal(pending.waiting, true);
  pending.whenDone(() => told.push("first"));
  pending.whenDone(() => told.push("second"));
  pending.done();
  pending.done();
  assert.deepEqual(told, ["at once", true, false, "second", false]);
});

test("a wish is forgotten with what it was meant for", () => {
  const pending = new Pending(() => {});
  const never = () => assert.fail("this was not to be done");
  pending.begin();
  pending.whenDone(never);
  pending.forget();
  pending.done();
  pending.begin();
  pending.whenDone(never);
  pending.end(); // the connection was lost
  pending.done();
});

test("proposals are told by seat, and drawn by place", () => {
  const marks = { 0: ["hex 1", "hex 2"], 1: [], 2: ["hex 2"] };
  assert.deepEqual(toldBySeat(marks, { "hex 1": "the crater", "hex 2": "the pole" }), [[0, "the crater; the pole"], [2, "the pole"]]);
  assert.deepEqual([...seatsByPlace(marks)], [["hex 1", [0]], ["hex 2", [0, 2]]]);
});

test("my column comes first, then the best", () => {
  assert.deepEqual(columns([{ mine: false }, { mine: true }, { mine: false }], [3, 1, 5]), [1, 2, 0]);
});
