// The steps of a stroke.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Steps } from "../../src/perilune/web/static/steps.js";

/** @type {Record<string, string>} */
let ways;
/** @type {string[]} */
let sent;
let open = true;
/** @type {Steps} */
let steps;

beforeEach(() => {
  ways = { "a b": "go a b", "b c": "go b c" };
  sent = [];
  open = true;
  steps = new Steps((from, to) => ways[`${from} ${to}`], (move) => {
    if (open) sent.push(move);
    return open;
  });
});

/** What was played is offered no more. */
function played() {
  delete ways["a b"];
  steps.answered();
}

test("the next step is played when the one before has been answered", () => {
  steps.add("a", "b");
  steps.add("b", "c");
  steps.play();
  assert.deepEqual(sent, ["go a b"]);
  assert.deepEqual(steps.left, [["a", "b"], ["b", "c"]]);
  played();
  assert.deepEqual(sent, ["go a b", "go b c"]);
  assert.deepEqual(steps.left, [["b", "c"]]);
});

test("what follows a move that was refused is not played", () => {
  steps.add("a", "b");
  steps.add("b", "c");
  steps.play();
  steps.answered(); // and the same way is still offered
  assert.deepEqual(sent, ["go a b"]);
  assert.deepEqual(steps.left, []);
});

test("a step without a way is passed over", () => {
  steps.add("x", "a");
  steps.add("a", "b");
  steps.play();
  assert.deepEqual(sent, ["go a b"]);
});

test("what cannot be sent now is sent later", () => {
  open = false;
  steps.add("a", "b");
  steps.play();
  assert.deepEqual(steps.left, [["a", "b"]]);
  open = true;
  steps.answered();
  assert.deepEqual(sent, ["go a b"]);
});
