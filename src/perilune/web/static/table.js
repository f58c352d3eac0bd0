// A table page: one board, one rail. What it shows comes from the server, what it sends is a move's text.

import { Board } from "./board.js";
import { Foretold } from "./foretold.js";
import { $, only } from "./make.js";
import { Proposals } from "./proposals.js";
import { Rail } from "./rail.js";
import { Session } from "./session.js";
import { Sheet } from "./sheet.js";
import { Tabs } from "./tabs.js";

/** @import { Act } from "./types.d.ts" */
/** @import { ProposeAct } from "./proposals.js" */

const session = new Session({
  saysFor: 9000,
  show(people, position, welcome) {
    foretold.forget();
    board.show(position.svg, position.offers);
    rail.show(position);
    proposals.turn(welcome, people, position);
  },
  acted() {
    foretold.forget();
    rail.acted();
  },
  wait(waiting) {
    rail.wait(waiting);
    if (!waiting) board.answered();
  },
  keepFocus() {},
  hear: {
    proposals: (message) => proposals.hear(message),
    consequences: (message) => foretold.hear(message),
  },
}, "live");

/** @type {Act & ProposeAct} */
const act = {
  move: (text) => !proposals.mark(null, text) && session.move(text),
  ask: (text) => session.send({ do: "ask", move: text }),
  talk: (text) => session.talk(text),
  say: (text) => session.say(text),
  mark: (place, move) => proposals.mark(place, move),
  marking: () => proposals.marking,
  propose: (marks) => { if (session.position) session.send({ do: "propose", seat: session.position.seat, marks }); },
  point(move) {
    board.light(move);
    rail.light(move);
    foretold.point(proposals.marking ? null : move);
  },
};
const foretold = new Foretold((move) => session.send({ do: "consider", move }));
const board = new Board($("drawing"), act);
const proposals = new Proposals(board, act);
const rail = new Rail(act, session.table);
new Tabs(only("[role=tablist]"));
new Sheet((move) => board.reveal(move));

$("closer").addEventListener("click", () => board.camera.zoom(1.4));
$("farther").addEventListener("click", () => board.camera.zoom(1 / 1.4));
$("whole").addEventListener("click", () => board.camera.whole());
