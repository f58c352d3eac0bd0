// The text view of a table: the question, the moves, the news and the position in words. The focus is never lost.

import { Aid } from "./aid.js";
import { Coach } from "./coach.js";
import { $, around } from "./make.js";
import { Moves } from "./moves.js";
import { Refused } from "./refused.js";
import { Session } from "./session.js";
import { News, ProposalsInWords, Regions } from "./telling.js";

/** @type {Record<string, "prompt" | "moves-title" | "happened-title" | "position-title">} */
const PLACES = { F2: "prompt", F4: "moves-title", F8: "happened-title", F9: "position-title" };

const session = new Session({
  saysFor: 0,
  show(people, position) {
    news.show(position);
    regions.show(position);
    moves.show(position.mine ? position.offers : []);
    refused.turn(position);
    coach.turn(people, position);
    aid.turn(position);
  },
  acted() {
    news.acted();
    regions.acted();
  },
  wait() {},
  /** Where the focus stood is gone: go to the question, which is read out. */
  keepFocus() {
    if (document.activeElement === document.body || !document.activeElement?.checkVisibility()) $("prompt").focus();
  },
  hear: {
    proposals: (message) => proposals.hear(session.people, message),
    refusals: (message) => refused.hear(message),
    advice: (message) => coach.hear(message),
    coaching: (message) => coach.allow(session.people, message),
  },
}, "live?view=words");
const moves = new Moves((text) => session.move(text));
const refused = new Refused(() => session.send({ do: "ask all" }), (rule) => session.openRule(rule));
const coach = new Coach((message) => session.send(message), (move, chosen) => { if (chosen && move !== null) moves.focus(move); });
const aid = new Aid();
const news = new News(session.table);
const regions = new Regions();
const proposals = new ProposalsInWords();

document.addEventListener("keydown", (event) => {
  if (!PLACES[event.key] || around(event, "dialog")) return;
  if (event.key !== "F4" || !moves.focus()) $(PLACES[event.key]).focus();
  event.preventDefault();
});
