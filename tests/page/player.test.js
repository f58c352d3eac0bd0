// A game that is watched again: which moment is shown when.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Player } from "../../src/perilune/web/static/player.js";

/** @import { MomentMessage, ReelMessage } from "../../src/perilune/web/static/types.d.ts" */

/** A screen that writes down what it is told. */
function screen() {
  /** @type {string[]} */
  const told = [];
  return {
    told,
    /** @param {number} at */
    move: (at) => { told.push(`want ${at}`); },
    /** @type {(moment: MomentMessage, head: ReelMessage, still: boolean) => void} */
    show: ({ at }, { seat }, still) => { told.push(`show ${seat}:${at}${still ? " still" : ""}`); },
    wait: () => {},
    /** @param {string} trouble */
    settle: (trouble) => { if (trouble) told.push(trouble); },
    /** @param {boolean} playing */
    play: (playing) => { told.push(playing ? "play" : "stop"); },
    pace: () => 100,
  };
}

/** A film of five moments, whose answers come when the test lets them. */
function film(seat = "0") {
  /** @type {ReelMessage} */
  const head = { seat, last: 4, over: true, told: "", looks: [], people: [], log: [], scores: [], chart: "", pointless: false, plays: [] };
  /** @type {Map<number, PromiseWithResolvers<MomentMessage>>} */
  const asked = new Map();
  return {
    head,
    expect: () => {},
    /** @param {number} at */
    moment: (at) => {
      /** @type {PromiseWithResolvers<MomentMessage>} */
      const answer = Promise.withResolvers();
      asked.set(at, answer);
      return answer.promise;
    },
    /** @param {number} at */
    answer: (at) => {
      asked.get(at)?.resolve({ at, prompt: "", deciders: [], scores: [], svg: [], scenery: "", elsewhere: {} });
      return new Promise(setImmediate);
    },
    /** @param {number} at */
    fail: (at) => {
      asked.get(at)?.reject(new Error("No such moment."));
      return new Promise(setImmediate);
    },
  };
}

test("pieces move from a moment to the next, and stand still after a leap", async () => {
  const [page, reel] = [screen(), film()];
  const player = new Player(page);
  player.open(reel, 0);
  await reel.answer(0);
  player.go(1);
  await reel.answer(1);
  player.go(4);
  await reel.answer(4);
  assert.deepEqual(page.told, ["want 0", "show 0:0 still", "want 1", "show 0:1", "want 4", "show 0:4 still"]);
  assert.equal(player.shown?.at, 4);
});

test("a moment that is not there stands for the nearest", async () => {
  const [page, reel] = [screen(), film()];
  const player = new Player(page);
  player.open(reel, 99);
  await reel.answer(4);
  player.go(-1);
  await reel.answer(0);
  assert.deepEqual(page.told, ["want 4", "show 0:4 still", "want 0", "show 0:0 still"]);
});

test("who goes on faster than the server answers sees the last one wanted", async () => {
  const [page, reel] = [screen(), film()];
  const player = new Player(page);
  player.open(reel, 0);
  player.go(1);
  player.go(2);
  await reel.answer(0);
  await reel.answer(2);
  assert.deepEqual(page.told.slice(3), ["show 0:0 still", "show 0:2 still"]);
});

test("what comes late for another seat is not shown", async () => {
  const [page, mine, open] = [screen(), film("0"), film("everything")];
  const player = new Player(page);
  player.open(mine, 3);
  player.open(open, 4);
  await mine.answer(3);
  await open.answer(4);
  assert.deepEqual(page.told, ["want 3", "want 4", "show everything:4 still"]);
});

test("a moment that cannot be fetched stops the playing, and says why", async () => {
  const [page, reel] = [screen(), film()];
  const player = new Player(page);
  player.open(reel, 2);
  await reel.fail(2);
  assert.deepEqual(page.told, ["want 2", "stop", "No such moment."]);
  player.go(2);
  await reel.answer(2);
  assert.equal(page.told.at(-1), "show 0:2 still", "and it can be tried again");
});

test("played from the end it begins again, and stops at the end", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const [page, reel] = [screen(), film()];
    const player = new Player(page);
    player.open(reel, 4);
    await reel.answer(4);
    player.play();
    await reel.answer(0);
    for (const at of [1, 2, 3, 4]) {
      mock.timers.tick(100);
      await reel.answer(at);
    }
    assert.deepEqual(page.told.slice(2, 4), ["want 0", "play"]);
    assert.deepEqual(page.told.slice(-3), ["want 4", "show 0:4", "stop"]);
    assert.equal(player.playing, false);
  } finally {
    mock.timers.reset();
  }
});
