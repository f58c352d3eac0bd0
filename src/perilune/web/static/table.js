// A table page: one live connection, one board, one rail. What it shows comes from the server, what it sends is a move's text.

import { Board } from "./board.js";
import { Company } from "./company.js";
import { confirm } from "./confirm.js";
import { Connection } from "./connection.js";
import { $, make } from "./make.js";
import { Notice } from "./notice.js";
import { Rail } from "./rail.js";
import { Rules } from "./rules.js";
import { Settings } from "./settings.js";
import { Sheet } from "./sheet.js";
import { Tabs } from "./tabs.js";

const table = document.querySelector("main.table").dataset.table;
const SAYS_TIME = 9000;

let welcome = null;
let position = null;
let silence = 0;
let proposing = false; // clicks mark places for my partners
let proposed = {}; // the marked places by seat

const act = {
  move(text, sure = !settings.askFirst) {
    say("");
    rail.acted();
    send({ do: "move", seat: position.seat, move: text, number: position.number, sure });
  },
  ask: (text) => send({ do: "ask", move: text }),
  undo() {
    if (position.undo) say(position.undo, "", "answer");
    else send({ do: "undo", seat: position.seat, number: position.number });
  },
  redo() {
    if (position.redo) send({ do: "redo", seat: position.seat, number: position.number });
  },
  sit(seat) {
    sessionStorage.setItem(`seat ${table}`, seat);
    send({ do: "sit", seat });
  },
  hand: (seat, player) => send({ do: "hand", seat, player }),
  talk: (text) => send({ do: "say", seat: position.seat >= 0 ? position.seat : company.mine()[0], text }),
  mark(place) {
    if (!proposing) return false;
    const mine = proposed[position.seat] ?? [];
    const marks = mine.includes(place) ? mine.filter((other) => other !== place) : [...mine, place];
    send({ do: "propose", seat: position.seat, marks });
    return true;
  },
  point(move) {
    board.light(move);
    rail.light(move);
  },
};
const settings = new Settings();
const board = new Board($("drawing"), act);
const company = new Company(act, table);
const rail = new Rail(act, table);
const rules = new Rules($("open-rules"), document.querySelector("main").dataset.box);
const notice = new Notice(settings);
new Tabs(document.querySelector("[role=tablist]"));
new Sheet((move) => board.reveal(move));

$("closer").addEventListener("click", () => board.zoom(1.4));
$("farther").addEventListener("click", () => board.zoom(1 / 1.4));
$("whole").addEventListener("click", () => board.whole());

/** Say something near the board for a while: an answer or a refusal. Its rule can be opened. */
function say(text, rule = "", kind = "") {
  const line = $("answer");
  clearTimeout(silence);
  line.hidden = text === "";
  line.className = kind;
  line.replaceChildren(text);
  if (rule && rule !== "0") {
    const button = make("button", "rule", `Rule ${rule}`);
    button.type = "button";
    button.addEventListener("click", () => rules.open(rule));
    line.append(button);
  }
  if (text) silence = setTimeout(() => { line.hidden = true; }, SAYS_TIME);
}

function send(message) {
  if (connection.send(message)) rail.wait(true);
  else say("There is no connection to the server at the moment.", "", "refusal");
}

$("propose").addEventListener("click", () => {
  proposing = !proposing;
  $("propose").setAttribute("aria-pressed", String(proposing));
  if (proposing) say("Click places of the board to mark them for your partners. Click Propose again to play on.", "", "answer");
  else if (proposed[position.seat]?.length) send({ do: "propose", seat: position.seat, marks: [] });
});

document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.target.closest("input, textarea, select")) return;
  const key = event.key.toLowerCase();
  if (key === "z" && !event.shiftKey) act.undo();
  else if (key === "y" || (key === "z" && event.shiftKey)) act.redo();
  else return;
  event.preventDefault();
});

const hear = {
  proposals(message) {
    proposed = message.marks;
    board.propose(proposed);
  },
  welcome(message) {
    welcome = message;
    $("note").textContent = message.note;
    $("note").hidden = message.note === "";
  },
  people(message) {
    const first = !company.people;
    company.show(message);
    const mine = company.mine();
    $("propose").hidden = !welcome.cooperative || mine.length === 0;
    const seat = Number(sessionStorage.getItem(`seat ${table}`) ?? NaN);
    if (first && mine.length > 1 && mine.includes(seat)) send({ do: "sit", seat });
    if (position) rail.show(welcome, company.people, position);
  },
  position(message) {
    position = message;
    board.show(message.svg, message.offers);
    company.turn(message);
    rail.show(welcome, company.people, message);
    notice.turn(welcome, company.people, message);
  },
  talk: (message) => company.hear(message),
  confirm: (message) => confirm(message, settings, () => act.move(message.move, true)),
  answer: (message) => say(message.says, message.rule, "answer"),
  trouble: (message) => say(message.says, message.rule, "refusal"),
  done(message) {
    if (connection.isLast(message.id)) rail.wait(false);
  },
};

const connection = new Connection(`/table/${table}/live`, hear, (lost) => {
  $("lost").hidden = !lost;
  if (lost) rail.wait(false); // what was on its way may never be answered
});
