// The text view of a table: the question, the moves, the news and the position in words. The focus is never lost.

import { $ } from "./make.js";
import { Moves, Refused } from "./moves.js";
import { Session } from "./session.js";
import { News, Position, Proposals } from "./telling.js";

const PLACES = { F2: "prompt", F4: "moves-title", F8: "happened-title", F9: "position-title" };

const session = new Session({
  saysFor: 0,
  show(people, position) {
    news.show(position);
    told.show(position);
    moves.show(position.mine ? position.offers : []);
    refused.turn(position);
  },
  acted() {
    news.acted();
    told.acted();
  },
  wait() {},
  /** Where the focus stood is gone: go to the question, which is read out. */
  keepFocus() {
    if (document.activeElement === document.body || !document.activeElement.checkVisibility()) $("prompt").focus();
  },
  hear: {
    proposals: (message) => proposals.hear(session.people, message),
    refusals: (message) => refused.hear(message),
  },
}, "live?view=words");
const moves = new Moves((text) => session.move(text));
const refused = new Refused(() => session.send({ do: "ask all" }), (rule) => session.openRule(rule));
const news = new News(session.table);
const told = new Position();
const proposals = new Proposals();

document.addEventListener("keydown", (event) => {
  if (!PLACES[event.key] || event.target.closest("dialog")) return;
  if (event.key !== "F4" || !moves.focus()) $(PLACES[event.key]).focus();
  event.preventDefault();
});
