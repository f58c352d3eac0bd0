// A person at a table: what waits for an answer, who proposes what, whose column comes first.

import assert from "node:assert/strict";
import { test } from "node:test";
import { seatsByPlace } from "../../src/perilune/web/static/flags.js";
import { Pending } from "../../src/perilune/web/static/pending.js";
import { toldBySeat } from "../../src/perilune/web/static/proposals.js";
import { columns } from "../../src/perilune/web/static/scores.js";

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
