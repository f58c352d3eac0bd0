// How the people at this screen stand to a position: whose turn it is of them, and whether a bot plays for one.

/** @import { Person, Position, Shown } from "./types.d.ts" */

/**
 * Those of these seats that a person at this screen plays.
 * @param {Pick<Person, "mine" | "player">[]} people
 * @param {number[]} seats
 */
export function playedHere(people, seats) {
  return seats.filter((seat) => people[seat]?.mine && people[seat].player === "person");
}

/**
 * The position as the page shows it.
 * @param {Pick<Person, "mine" | "player">[]} people
 * @param {Position} position
 * @returns {Shown}
 */
export function shownTo(people, position) {
  const { deciders, seat } = position;
  const next = playedHere(people, deciders);
  const mine = next.includes(seat);
  const standIn = seat >= 0 && people[seat].player !== "person";
  const taken = standIn ? { undo: "A bot plays this seat for you. Take the seat back first.", redo: false } : {};
  return { ...position, mine, standIn, next: mine ? [] : next, ...taken };
}
