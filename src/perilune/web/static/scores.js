// Who won and why: the points by source, as a table.

import { make, person } from "./make.js";

/** A table with a column for each seat, the best first. */
export function scoreTable(people, { outcome, scores }) {
  const order = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  const won = (seat) => outcome.winners.includes(seat);
  const names = order.map((seat) => head("col", won(seat) ? "won" : "", person(people, seat)));
  const row = (name, className, cell) => make("tr", className, head("row", "", name), ...order.map((seat) => make("td", "", cell(seat))));
  const rows = outcome.sources.map(({ name, points }) => row(name, "", (seat) => String(points[seat])));
  rows.push(row("together", "sum", (seat) => String(scores[seat])));
  if (outcome.winners.length) rows.push(row("result", "won", (seat) => (won(seat) ? "★ winner" : "")));
  return make("table", "scores", make("caption", "", "Points by source"), make("thead", "", make("tr", "", make("td", ""), ...names)), make("tbody", "", ...rows));
}

function head(scope, className, ...inside) {
  const cell = make("th", className, ...inside);
  cell.scope = scope;
  return cell;
}
