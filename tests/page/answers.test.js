// What the server tells about a position is asked once and handed to whoever wants it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Answers } from "../../src/perilune/web/static/answers.js";

/** @returns {{ answers: Answers<string>, asked: string[], heard: string[], hear: (text: string) => void }} */
function begin() {
  /** @type {string[]} */
  const asked = [];
  /** @type {string[]} */
  const heard = [];
  return { answers: new Answers((name) => { asked.push(name); }), asked, heard, hear: (text) => { heard.push(text); } };
}

test("everybody who waits for an answer gets it, and later ones at once", () => {
  const { answers, asked, heard, hear } = begin();
  answers.get("silo", hear);
  answers.get("silo", hear);
  answers.hear("silo", "holds three");
  assert.deepEqual(heard, ["holds three", "holds three"]);
  const before = asked.length;
  answers.get("silo", hear);
  assert.equal(asked.length, before);
  assert.equal(heard.length, 3);
});

test("an answer to an earlier position is told to nobody", () => {
  const { answers, heard, hear } = begin();
  answers.get("silo", hear);
  answers.forget();
  answers.hear("wheel", "turns");
  assert.deepEqual(heard, []);
  assert.equal(answers.has("silo"), false);
});
