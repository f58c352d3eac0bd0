// Steps that are shown one after another.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Playback } from "../../src/perilune/web/static/playback.js";

/** A screen with its own clock, and what it has shown. */
function watched(pace = 100) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {string[]} */
  const shown = [];
  /** @type {Playback<string>} */
  const playback = new Playback({ show: (step, last) => { shown.push(last ? `${step}.` : step); }, pace: () => pace });
  return { playback, shown };
}

test("one after another, at the pace", () => {
  const { playback, shown } = watched();
  playback.add(["a", "b", "c"]);
  assert.deepEqual(shown, ["a"]);
  mock.timers.tick(100);
  assert.deepEqual(shown, ["a", "b"]);
  mock.timers.tick(100);
  assert.deepEqual(shown, ["a", "b", "c."]);
  assert.equal(playback.playing, false);
});

test("what comes meanwhile waits for its turn", () => {
  const { playback, shown } = watched();
  playback.add(["a", "b"]);
  playback.add(["c"]);
  assert.deepEqual(shown, ["a"]);
  mock.timers.tick(100);
  mock.timers.tick(100);
  assert.deepEqual(shown, ["a", "b", "c."]);
});

test("a skip goes to the last one, and nothing comes after it", () => {
  const { playback, shown } = watched();
  playback.add(["a", "b", "c"]);
  assert.equal(playback.skip(), true);
  mock.timers.tick(500);
  assert.deepEqual(shown, ["a", "c."]);
  assert.equal(playback.skip(), false);
});

test("at once means the last one only; step by step waits", () => {
  const hurried = watched(0);
  hurried.playback.add(["a", "b"]);
  assert.deepEqual(hurried.shown, ["b."]);
  const patient = watched(Infinity);
  patient.playback.add(["a", "b"]);
  mock.timers.tick(10_000);
  assert.deepEqual(patient.shown, ["a"]);
  patient.playback.next();
  assert.deepEqual(patient.shown, ["a", "b."]);
});
