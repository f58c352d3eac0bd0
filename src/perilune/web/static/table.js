// A table page: one board, one rail. What it shows comes from the server, what it sends is a move's text.

import { Aid } from "./aid.js";
import { Board } from "./board.js";
import { Coach } from "./coach.js";
import { showCourse } from "./course.js";
import { Ending } from "./ending.js";
import { Foretold } from "./foretold.js";
import { Glimpse } from "./glimpse.js";
import { Happening, beat, follows } from "./happening.js";
import { $, only } from "./make.js";
import { Proposals } from "./proposals.js";
import { layout, onLayout } from "./layout.js";
import { Onward } from "./onward.js";
import { Rail } from "./rail.js";
import { Sequence } from "./sequence.js";
import { Session } from "./session.js";
import { Sheet } from "./sheet.js";
import { Tabs } from "./tabs.js";

/** @import { Act, Shown } from "./types.d.ts" */
/** @import { ProposeAct } from "./proposals.js" */

let busy = false; // what was sent has not been answered
/** @type {Shown | null} */
let shown = null;

const session = new Session({
  saysFor: 9000,
  show(people, position, welcome) {
    if (position !== shown) foretold.forget(); // who comes and goes changes nothing of it
    shown = position;
    ending.turn(people, position);
    happening.show(position); // then whose turn it is, who has what, and the end are told
    glimpse.turn(position.seat);
    rail.show(people, position);
    sheet.turn(position);
    proposals.turn(welcome, people, position);
    coach.turn(people, position);
    aid.turn(position);
    goOn();
  },
  watching: () => happening.playing,
  acted() {
    glimpse.close();
    happening.skip();
    foretold.forget();
    rail.acted();
    sheet.acted();
    Tabs.rest();
  },
  wait(waiting) {
    busy = waiting;
    rail.wait(waiting);
    if (waiting) return;
    board.answered();
    if (session.position) sequence.answered(session.position.number, session.position.offers.map(({ move }) => move));
    goOn();
  },
  keepFocus() {},
  hear: {
    proposals: (message) => proposals.hear(message),
    consequences: (message) => foretold.hear(message),
    card: (message) => board.cards.hear(message),
    advice: (message) => coach.hear(message),
    coaching: (message) => coach.allow(session.people, message),
  },
}, `live?layout=${layout()}&moments=${follows() ? "yes" : "no"}`);

/** @type {Act & ProposeAct} */
const act = {
  move(text) {
    sequence.stop(); // whoever moves by hand has something else in mind
    const way = proposals.marking ? undefined : wayOf([text]);
    if (!way) return alone(text);
    act.play(way.moves, way.told, true);
    return true;
  },
  ask: (text) => session.send({ do: "ask", move: text }),
  talk: (text) => session.talk(text),
  say: (text) => session.say(text),
  mark: (place, move) => proposals.mark(place, move),
  marking: () => proposals.marking,
  propose: (marks) => { if (session.position) session.send({ do: "propose", seat: session.position.seat, marks }); },
  point(move, at) {
    board.light(move);
    rail.light(move);
    foretold.point(proposals.marking ? null : move, at, board.cardFor(move, at));
  },
  play(moves, told = false, waits = false) {
    if (!session.position) return;
    if (waits) onward.begin(moves, session.position.number, () => coach.again());
    else sequence.begin(moves, session.position.number, { told });
  },
  explain: (key) => session.send({ do: "explain", key }),
  foretell: (move, then) => foretold.tell(move, then),
  openRule: (rule) => session.openRule(rule),
};
const sequence = new Sequence((move, told) => alone(move, told ? false : undefined));
const onward = new Onward((move) => session.move(move));
const foretold = new Foretold((move) => session.send({ do: "consider", move }), (key, then) => board.cards.tell(key, then));
const board = new Board($("drawing"), act);
const glimpse = new Glimpse(session.table, (text) => session.say(text, "", "refusal"));
const ending = new Ending(session.table);
const happening = new Happening(board, (course) => showCourse(course, session.people), () => {
  session.tell();
  ending.settled();
  goOn();
});
const proposals = new Proposals(board, act);
const coach = new Coach((message) => session.send(message), (move, closer, _, moves) => {
  board.light(move); // without its words, which would lie over what is shown: the coach has told them
  rail.light(move);
  if (move === null || !closer) return;
  board.ring(move, moves);
  requestAnimationFrame(() => board.reveal(move)); // the sheet has made room
}, (moves) => {
  const number = session.position?.number;
  if (number === undefined) return;
  const way = wayOf(moves);
  if (way) {
    act.play(way.moves, way.told, true);
    return;
  }
  const stuck = () => {
    session.say("Something has changed, so the rest of the idea was not done.");
    coach.again();
  };
  sequence.begin(moves, number, { advised: true, stuck, pause: seeStep });
}, (moves) => board.advise(moves), () => [sequence, onward].find(({ running }) => running)?.place ?? null, () => {
  sequence.stop();
  onward.stop();
  coach.again();
});

/**
 * Between two moves of an idea: what the one did is seen, and then where the next one goes.
 * @param {string} next
 */
async function seeStep(next) {
  await happening.shown();
  board.light(next);
  if (layout() === "narrow") board.reveal(next);
  await new Promise((resolve) => { setTimeout(resolve, beat()); });
  return { number: session.position?.number ?? 0, offered: session.position?.offers.map(({ move }) => move) ?? [] };
}

const aid = new Aid();
const rail = new Rail(act, session.table);
new Tabs(only("[role=tablist]"));
for (const coached of [$("peri"), $("ask-coach")]) coached.addEventListener("click", () => Tabs.rest());
const sheet = new Sheet((move) => board.reveal(move));

$("closer").addEventListener("click", () => board.camera.zoom(1.4));
$("farther").addEventListener("click", () => board.camera.zoom(1 / 1.4));
$("whole").addEventListener("click", () => board.camera.whole());
onLayout((shape) => session.send({ do: "lay out", layout: shape }));

/**
 * One move by hand, or a step of a sequence: whoever makes it has something else in mind than what goes on by itself.
 * @param {string} text
 * @param {boolean} [asks] - false if what it wastes has been told already
 */
function alone(text, asks) {
  onward.stop();
  return !proposals.mark(null, text) && session.move(text, undefined, undefined, asks);
}

/**
 * A way that begins with these moves and goes on by itself, because then nothing is left to decide.
 * @param {string[]} moves
 */
function wayOf(moves) {
  return ways().find((way) => way.waits && moves.every((move, n) => move === way.moves[n]));
}

/** Every way to use something on the board. */
function ways() {
  return Object.values(session.position?.things ?? {}).flatMap((thing) => thing.ways);
}

/** What goes on by itself goes on once the board has shown where the game is. */
function goOn() {
  const { position } = session;
  if (position && !busy && !happening.playing) onward.turn(position.number, position.offers.map(({ move }) => move), ways());
}
