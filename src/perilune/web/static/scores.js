// Who won and why: the points by source, as a table.

import { make, person } from "./make.js";

/** @import { Outcome, SeatPerson } from "./types.d.ts" */

/**
 * A table with a column for each seat; nothing where there is nothing to compare: one source, and won or lost together.
 * @param {SeatPerson[]} people
 * @param {Outcome} outcome
 * @param {number[]} scores
 */
export function scoreTable(people, outcome, scores) {
  const together = outcome.winners.length === 0 || outcome.winners.length === people.length;
  if (outcome.sources.length < 2 && together) return new DocumentFragment();
  const order = columns(people, scores);
  /** @param {number} seat */
  const won = (seat) => outcome.winners.includes(seat);
  const names = order.map((seat) => head("col", won(seat) ? "won" : "", who(people, seat)));
  /**
   * @param {string} name
   * @param {string} className
   * @param {(seat: number) => string | Node} cell
   */
  const row = (name, className, cell) => make("tr", className, head("row", "", name), ...order.map((seat) => make("td", "", cell(seat))));
  const rows = outcome.sources.map(({ name, points }) => row(name, "", (seat) => String(points[seat])));
  rows.push(row("total", "sum", (seat) => String(scores[seat])));
  if (outcome.winners.length) rows.push(row("result", "won", (seat) => (won(seat) ? make("span", "", "★", make("span", "word", " winner")) : "")));
  return make("table", "scores", make("caption", "", "Score by source"), make("thead", "", make("tr", "", make("td", ""), ...names)), make("tbody", "", ...rows));
}

/**
 * The seats in the order of their columns: mine first, then the best.
 * @param {{ mine: boolean }[]} people
 * @param {number[]} scores
 */
export function columns(people, scores) {
  return people.map((_, seat) => seat).sort((a, b) => Number(people[b].mine) - Number(people[a].mine) || scores[b] - scores[a]);
}

/**
 * A seat at the head of its column: the mark, and the name where there is room.
 * @param {SeatPerson[]} people
 * @param {number} seat
 */
function who(people, seat) {
  const shown = person(people, seat);
  shown.lastChild?.replaceWith(make("span", "word", people[seat].called));
  shown.title = people[seat].name;
  return shown;
}

/**
 * @param {"col" | "row"} scope
 * @param {string} className
 * @param {...(Node | string)} inside
 */
function head(scope, className, ...inside) {
  const cell = make("th", className, ...inside);
  cell.scope = scope;
  return cell;
}
