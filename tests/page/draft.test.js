// The draft of the studio: what counts as changed, and what is kept between two visits.

import assert from "node:assert/strict";
import test from "node:test";

import { Draft, tellStanding } from "../../src/perilune/web/static/draft.js";

const PLACE = { file: "moons.toml", kind: "moon", row: 2, path: "points" };

test("what is typed is a change, until it is what was there", () => {
  const draft = new Draft(null);
  draft.set(PLACE, "5", "4");
  assert.deepEqual(draft.rows(), [["moons.toml", "moon", 2, "points", "5"]]);
  assert.equal(draft.get(PLACE), "5");
  draft.set(PLACE, "4", "4");
  assert.equal(draft.size, 0);
});

test("a draft is kept, and one that cannot be read is empty", () => {
  const draft = new Draft(null);
  draft.set(PLACE, "5", "4");
  assert.deepEqual(new Draft(draft.write()).rows(), draft.rows());
  assert.equal(new Draft("{oops").size, 0);
  assert.equal(new Draft('[["too", "short"]]').size, 0);
});

test("how it stands is told in a sentence", () => {
  assert.equal(tellStanding(0, 0), "Nothing is changed.");
  assert.equal(tellStanding(1, 0), "One value is changed. It can be played.");
  assert.match(tellStanding(3, 2), /^3 values are changed\. 2 things are not allowed/);
});
