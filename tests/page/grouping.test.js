// Many moves as few groups, and finding them by words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { commonStart, endOf, grouped, groupsOf } from "../../src/perilune/web/static/grouping.js";
import { hasAll, tellFound, wordsOf } from "../../src/perilune/web/static/search.js";

test("moves of one verb are a group under the words that they share", () => {
  const offers = [
    { move: "build mine 1", says: "Build a mine on A1" },
    { move: "pass", says: "Pass" },
    { move: "build mine 2", says: "Build a mine on B2" },
  ];
  const { alone, groups } = grouped(offers);
  assert.deepEqual(alone, [offers[1]]);
  assert.deepEqual(groups, [{ verb: "build", title: "Build a mine on … (2)", offers: [offers[0], offers[2]] }]);
});

test("there is always a word to show, without a mark that waits for more", () => {
  assert.equal(commonStart(["Mine ice", "Fly home"]), "Mine");
  assert.equal(commonStart(["Pay: ice", "Pay: ore"]), "Pay");
  assert.equal(commonStart(["Pass", "Pass"]), "Pass");
});

test("a single move has a heading, too, which says what it is", () => {
  const drop = { move: "drop ore", says: "Drop an ore: it is lost", loses: true };
  assert.deepEqual(groupsOf([drop]), [{ verb: "drop", title: "Drop an ore …", offers: [drop] }]);
});

test("what ends something is at hand, but not where one has to choose how", () => {
  const done = { move: "done", says: "Done", ends: true };
  const pass = { move: "pass", says: "Pass: no more turns", ends: true, warns: "You could still build." };
  const rests = [1, 2].map((week) => ({ move: `rest ${week}`, says: `Rest in week ${week}`, ends: true }));
  const quit = { move: "quit", says: "Give up", ends: true, gives_up: true };
  assert.equal(endOf([pass, quit]), pass);
  assert.equal(endOf([pass, done]), done);
  assert.equal(endOf([rests[0]]), rests[0]);
  assert.equal(endOf(rests), undefined);
  assert.equal(endOf([quit]), undefined);
  assert.equal(endOf([{ ...done, folds: "Take nothing" }]), undefined);
});

test("a search finds what has all the words, in any letters and any order", () => {
  assert.deepEqual(wordsOf("  Moon  BASE "), ["moon", "base"]);
  assert.ok(hasAll("The base on the Moon", wordsOf("moon base")));
  assert.ok(!hasAll("The base on Mars", wordsOf("moon base")));
  assert.ok(hasAll(null, []));
});

test("what was found is told in words", () => {
  assert.equal(tellFound([], 9, "move"), "");
  assert.equal(tellFound(["a"], 1, "move"), "1 move found");
  assert.equal(tellFound(["a"], 0, "rule"), "0 rules found");
});
