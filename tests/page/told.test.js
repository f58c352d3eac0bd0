// What a move would do, in the words of the card that tells it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../src/perilune/web/static/told.js";

/** @import { ConsequencesMessage } from "../../src/perilune/web/static/types.d.ts" */

/** @type {ConsequencesMessage} */
const NOTHING = { type: "consequences", move: "pass", says: "Pass", told: [], changes: [], then: "", chances: [], forecast: [], warns: "", final: "" };

test("nothing to tell is no line", () => {
  assert.deepEqual(words(NOTHING), []);
});

test("a warning comes first, what cannot be taken back last", () => {
  const told = words({ ...NOTHING, warns: "It does nothing.", final: "Chance answers at once.", told: ["Ada has no more turns."], then: "Ben decides." });
  assert.deepEqual(told.map(([kind]) => kind), ["warns", "told", "then", "final"]);
});

test("what is certain is not told as a chance", () => {
  const told = words({ ...NOTHING, told: ["Ada goes to Congo."], chances: [{ text: "Africa", percent: 100 }], then: "Chance decides." });
  assert.deepEqual(told, [["told", "Ada goes to Congo."]]);
});

test("numbers are told as a change, odds in per cent", () => {
  const told = words({ ...NOTHING, changes: [{ name: "dollars", before: 3, after: 1 }], chances: [{ text: "Silica", percent: 33.4 }, { text: "Iron", percent: 0.2 }] });
  assert.deepEqual(told, [["changes", "dollars 3 → 1"], ["chances", "Silica: 33 % · Iron: less than 1 %"]]);
});

test("what the move says already is not told again", () => {
  const told = (/** @type {string} */ says, /** @type {string} */ line) => words({ ...NOTHING, says, told: [line] }).length > 0;
  assert.equal(told("Pass: no more teams this turn", "You pass."), false);
  assert.equal(told("Pass: no more teams this turn", "Ada passes."), false);
  assert.equal(told("Send 1 robot to the Shaker, right column", "Ada sends 1 robot to the Shaker."), false);
  assert.equal(told("Load sulfur onto the Io rocket", "You load sulfur for 3 points."), true);
  assert.equal(told("Ready: seal your robots in the crater", "You are ready."), true);
});
