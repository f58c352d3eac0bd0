// Whoever gave no name is called "You" on their own page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ToldToMe, called, nameless, toMe } from "../../src/perilune/web/static/you.js";

/** @import { SeatPerson } from "../../src/perilune/web/static/types.d.ts" */

/**
 * @param {string[]} names
 * @param {number[]} mine
 * @returns {SeatPerson[]}
 */
function people(names, mine) {
  return /** @type {SeatPerson[]} */ (/** @type {unknown} */ (names.map((name, seat) => ({ name, mine: mine.includes(seat) }))));
}

test("only who gave no name and is alone at this screen", () => {
  assert.equal(called(people(["Player 1", "Selene"], [0]), 0), "You");
  assert.equal(called(people(["Player 1", "Selene"], [0]), 1), "Selene");
  assert.equal(called(people(["Ada", "Selene"], [0]), 0), "Ada");
  assert.equal(nameless(people(["Player 1", "Player 2"], [0, 1])), "");
});

test("what decided the game is told to me", () => {
  const us = people(["Player 1", "Selene"], [0]);
  assert.equal(toMe("Player 1 wins with 45 Dominance.", us), "You win with 45 Dominance.");
  assert.equal(toMe("Selene won by 7 over Player 1, 45 to 38: 12 more from rockets (30 to 18).", us), "Selene won by 7 over you, 45 to 38: 12 more from rockets (30 to 18).");
  assert.equal(toMe("Player 1 won by 7 over Selene, 45 to 38.", us), "You won by 7 over Selene, 45 to 38.");
  assert.equal(toMe("Luck helped Selene most and hurt Player 1 most. The chance to win: Player 1 −3.", us), "Luck helped Selene most and hurt you most. The chance to win: you −3.");
  assert.equal(toMe("In hundredths of the chance to win: Selene +7, Player 1 −3 and Luna −4.", us), "In hundredths of the chance to win: Selene +7, you −3 and Luna −4.");
  assert.equal(toMe("Player 1 and Selene share the win.", us), "You and Selene share the win.");
  assert.equal(toMe("Player 1", us), "You");
  assert.equal(toMe("Player 1's Osmish were left behind: they lacked a launchpad.", us), "Your Osmish were left behind: they lacked a launchpad.");
});

test("the log speaks to me", () => {
  const seats = people(["Player 1", "Selene"], [0]);
  /** @type {[string, string][]} */
  const lines = [
    ["Player 1 takes $1.", "You take $1."],
    ["Player 1 passes.", "You pass."],
    ["Player 1 is ready.", "You are ready."],
    ["Player 1 has 2 robots at home.", "You have 2 robots at home."],
    ["Player 1 carries iron home.", "You carry iron home."],
    ["Player 1's mines produce 10 rocks.", "Your mines produce 10 rocks."],
    ["Selene pays Player 1 a toll of $1.", "Selene pays you a toll of $1."],
    ["Selene hits Player 1's moon.", "Selene hits your moon."],
    ["Submersible A takes in salt; Player 1 takes $1.", "Submersible A takes in salt; you take $1."],
    ["Player 1: 2 robots came home.", "You: 2 robots came home."],
    ["Points: Player 1 +3, Selene +1.", "Points: you +3, Selene +1."],
    ["Player 1 has no free worker and waits.", "You have no free worker and wait."],
    ["The white robot drops an ore of Player 1's.", "The white robot drops an ore of yours."],
    ["Selene takes $1.", "Selene takes $1."],
    ["Selene sails.", "Selene sails."],
  ];
  const me = new ToldToMe();
  const told = me.position({ log: lines.map(([text], n) => [text, n]), recap: ["Player 1 takes iron, cubes and all, sails to space 2."], gist: [] }, seats);
  assert.deepEqual(told.log.map(([text]) => text), lines.map(([, text]) => text));
  assert.deepEqual(told.recap, ["You take iron, cubes and all, sail to space 2."]);
});
