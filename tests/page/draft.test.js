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

test("rows are added and taken out; of a new one that is taken out nothing stays", () => {
  const draft = new Draft(null);
  const first = { file: "moons.toml", kind: "moon", row: 0 };
  const fresh = { file: "moons.toml", kind: "moon", row: 6 };
  draft.add(fresh, 2);
  draft.set({ ...fresh, path: "key" }, "luna-2", "luna");
  draft.take(first);
  assert.deepEqual(draft.added(), [{ ...fresh, like: 2 }]);
  assert.deepEqual(draft.tally(), { values: 0, added: 1, taken: 1 });
  assert.equal(draft.isGone(first), true);
  draft.take(fresh);
  draft.putBack(first);
  assert.equal(draft.size, 0);
});

test("how it stands is told in a sentence", () => {
  assert.equal(tellStanding({ values: 0, added: 0, taken: 0 }, 0), "No changes.");
  assert.equal(tellStanding({ values: 1, added: 0, taken: 0 }, 0), "One value changed. It can be played.");
  assert.equal(tellStanding({ values: 0, added: 1, taken: 2 }, 0), "One row added, 2 rows taken out. It can be played.");
  assert.match(tellStanding({ values: 3, added: 0, taken: 0 }, 2), /^3 values changed\. 2 things are not allowed/);
});
