// What a button of the list of moves shows of its sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { captionOf, halves, leadOf, runsOf } from "../../src/perilune/web/static/captions.js";

/** @param {string[]} texts */
function digs(texts) {
  return texts.map((says, n) => ({ move: `dig ${n}`, says }));
}

test("a sentence is cut at its colon, and nothing of it is lost", () => {
  const { lead, name, mark, note, whole } = captionOf({ move: "pass", says: "Pass: no more teams this turn" });
  assert.deepEqual([name, note, whole], ["Pass", "no more teams this turn", true]);
  assert.equal(lead + name + mark + note, "Pass: no more teams this turn");
  assert.deepEqual(captionOf({ move: "done", says: "Done" }).name, "Done");
  assert.equal(captionOf({ move: "odd", says: ": nothing" }).name, ": nothing");
});

test("what a box calls a move in short is shown instead", () => {
  const { lead, name, note, whole } = captionOf({ move: "task loader 1", says: "Task 3 robots to the Loader", name: "Loader", note: "3 robots" });
  assert.deepEqual([lead, name, note, whole], ["", "Loader", "3 robots", false]);
});

test("what moves have in common is said once, if it is long enough", () => {
  const offers = digs(["Dig a tunnel to A: joins", "Dig a tunnel to B"]);
  const lead = leadOf(offers);
  assert.equal(lead, "Dig a tunnel to ");
  assert.deepEqual(offers.map((offer) => captionOf(offer, lead).name), ["A", "B"]);
  assert.equal(leadOf(digs(["Dig a tunnel to A"])), "");
  assert.equal(leadOf(digs(["Steer up", "Steer down"])), "");
  assert.equal(leadOf([{ move: "dig 1", says: "Dig a tunnel to A", name: "A" }, ...offers]), "");
  assert.equal(leadOf(digs(["Take it home", "Take it home now"])), "");
});

test("moves of a verb that follow each other are one run", () => {
  const offers = ["dig 1", "dig 2", "fly", "dig 3"].map((move) => ({ move, says: move }));
  assert.deepEqual(runsOf(offers).map((run) => run.length), [2, 1, 1]);
});

test("two that are short stand side by side", () => {
  const short = { name: "Car", note: "first use +5", warns: false, heads: false };
  const long = { ...short, note: "1 electricity, to the surface" };
  assert.deepEqual(halves([short, short, short]), [true, true, false]);
  assert.deepEqual(halves([short, long, short, short]), [false, false, true, true]);
  assert.deepEqual(halves([short, { ...short, warns: true }]), [false, false]);
  assert.deepEqual(halves([short, { ...short, heads: true }, short]), [false, true, true]);
});
