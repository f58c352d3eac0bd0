// Whoever gave no name is called "You" on their own page, wherever that reads well. Others read the name that the server gave.

/** @import { SeatPerson } from "./types.d.ts" */

const NAMELESS = /^Player \d+'*$/; // as table_form.py calls people

/**
 * What others call me, if I gave no name and am alone at this screen; else nothing.
 * @param {SeatPerson[]} people
 */
export function nameless(people) {
  const mine = people.filter((person) => person.mine);
  return mine.length === 1 && NAMELESS.test(mine[0].name) ? mine[0].name : "";
}

/**
 * A seat's name, where it stands alone.
 * @param {SeatPerson[]} people
 * @param {number} seat
 */
export function called(people, seat) {
  return people[seat].name === nameless(people) ? "You" : people[seat].name;
}

/**
 * What is told of a finished game, as it is told to me.
 * @param {string} text
 * @param {SeatPerson[]} people
 */
export function toMe(text, people) {
  const name = nameless(people);
  if (!name) return text;
  return text
    .replace(new RegExp(`^${name} wins\\b`), "You win")
    .replace(new RegExp(`^${name} (?=won\\b|and\\b|share\\b)|^${name}(?=$|:)`), (found) => found.replace(name, "You"))
    .replace(new RegExp(`(?<=(?:\\b(?:over|to|and|helped|hurt)|win:|,) )${name}(?=[ .,;]|$)`, "g"), "you");
}
