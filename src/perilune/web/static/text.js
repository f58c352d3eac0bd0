// The text view of a table: the question, the moves, the news and the position in words. The focus is never lost.

import { Company } from "./company.js";
import { confirm } from "./confirm.js";
import { Connection } from "./connection.js";
import { $, make, makeButton, person } from "./make.js";
import { Moves, Refused } from "./moves.js";
import { Notice } from "./notice.js";
import { Rules } from "./rules.js";
import { scoreTable } from "./scores.js";
import { Settings } from "./settings.js";
import { News, Position } from "./telling.js";

const table = document.querySelector("main.words").dataset.table;
const PLACES = { F2: "prompt", F4: "moves-title", F8: "happened-title", F9: "position-title" };

let welcome = null;
let position = null;
let waiting = false; // a message is on its way: no second one until it is done

const act = {
  move(text, sure = !settings.askFirst) {
    if (waiting) return;
    say("");
    news.acted();
    told.acted();
    send({ do: "move", seat: position.seat, move: text, number: position.number, sure });
  },
  undo() {
    if (position.undo) say(position.undo);
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
};
const settings = new Settings();
const company = new Company(act, table);
const rules = new Rules($("open-rules"), document.querySelector("main").dataset.box);
const notice = new Notice(settings);
const moves = new Moves(act.move);
const refused = new Refused(() => connection.send({ do: "ask all" }), (rule) => rules.open(rule));
const news = new News(table);
const told = new Position();

/** An answer or a refusal, with the rule behind it. It stays until I act again. */
function say(text, rule = "", kind = "answer") {
  const line = $("answer");
  line.hidden = text === "";
  line.className = kind;
  line.replaceChildren(text);
  if (rule && rule !== "0") line.append(" ", makeButton("rule", () => rules.open(rule), `Rule ${rule}`));
}

function send(message) {
  if (connection.send(message)) waiting = true;
  else say("There is no connection to the server at the moment.", "", "refusal");
}

$("undo").addEventListener("click", () => act.undo());
$("redo").addEventListener("click", () => act.redo());

document.addEventListener("keydown", (event) => {
  if (event.target.closest("dialog")) return;
  if (PLACES[event.key]) {
    if (event.key !== "F4" || !moves.focus()) $(PLACES[event.key]).focus();
  } else if (!(event.ctrlKey || event.metaKey) || event.target.closest("input")) return;
  else if (event.key.toLowerCase() === "z" && !event.shiftKey) act.undo();
  else if (["y", "z"].includes(event.key.toLowerCase())) act.redo();
  else return;
  event.preventDefault();
});

/** Where the focus stood is gone: go to the question, which is read out. */
function keepFocus() {
  if (document.activeElement === document.body || !document.activeElement.checkVisibility()) $("prompt").focus();
}

/** Change the page without losing the focus. */
function change(how) {
  const focused = document.activeElement !== document.body;
  how();
  if (focused) keepFocus();
}

function show() {
  if (!company.people || !position) return;
  showTurn();
  showCurtain();
  moves.show(position.offers);
  refused.turn(position);
  $("end").hidden = !position.outcome;
  $("scores").replaceChildren(...(position.outcome ? [scoreTable(company.people, position)] : []));
  $("again").hidden = company.mine().length === 0;
  $("undo").hidden = position.seat < 0 || (position.outcome && position.undo !== "");
  $("undo").setAttribute("aria-disabled", String(position.undo !== ""));
  $("redo").hidden = !position.redo;
}

function showTurn() {
  const { deciders, seat, outcome, prompt } = position;
  const mine = deciders.includes(seat);
  const names = deciders.map((other) => person(company.people, other));
  const whose = outcome ? ["The game is over"] : mine ? ["Your turn, ", person(company.people, seat)] : ["Waiting for ", ...names];
  const line = make("p", "", ...whose);
  if (line.innerHTML !== $("whose").innerHTML) $("whose").replaceChildren(...line.childNodes);
  $("whose").classList.toggle("mine", mine);
  if ($("prompt").textContent !== prompt) $("prompt").textContent = prompt;
}

/** The next person at this screen says who they are before they see what is theirs. */
function showCurtain() {
  const { deciders, seat } = position;
  const next = deciders.includes(seat) ? [] : deciders.filter((other) => company.people[other].mine && company.people[other].player === "person");
  const names = next.map((other) => company.people[other].name).join(" or ");
  $("curtain").hidden = next.length === 0;
  if ($("curtain").dataset.names === names) return;
  $("curtain").dataset.names = names;
  const buttons = next.map((other) => makeButton("main", () => act.sit(other), "I am ", person(company.people, other)));
  $("curtain").replaceChildren(make("p", "", `Pass the screen to ${names}.`), ...buttons);
}

const hear = {
  welcome(message) {
    welcome = message;
    $("note").textContent = message.note;
    $("note").hidden = message.note === "";
  },
  people(message) {
    const first = !company.people;
    change(() => {
      company.show(message);
      show();
    });
    const mine = company.mine();
    const seat = Number(sessionStorage.getItem(`seat ${table}`) ?? NaN);
    if (first && mine.length > 1 && mine.includes(seat)) send({ do: "sit", seat });
  },
  position(message) {
    position = message;
    change(() => {
      company.turn(message);
      news.show(message);
      told.show(message);
      show();
    });
    notice.turn(welcome, company.people, message);
  },
  talk: (message) => company.hear(message),
  confirm(message) {
    waiting = false;
    confirm(message, settings, () => act.move(message.move, true), keepFocus);
  },
  refusals: (message) => refused.hear(message),
  answer: (message) => say(message.says, message.rule),
  trouble: (message) => say(message.says, message.rule, "refusal"),
  done(message) {
    if (connection.isLast(message.id)) waiting = false;
  },
};

const connection = new Connection(`/table/${table}/live?view=words`, hear, (lost) => {
  $("lost").hidden = !lost;
  if (lost) waiting = false;
});
