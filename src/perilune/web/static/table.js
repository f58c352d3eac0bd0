// A table page: one live connection, one board, one rail. What it shows comes from the server, what it sends is a move's text.

import { Board } from "./board.js";
import { Rail } from "./rail.js";

const $ = (id) => document.getElementById(id);
const table = document.querySelector("main.table").dataset.table;
const SAYS_TIME = 9000;
const LONGEST_WAIT = 5000;

let socket = null;
let wait = 300;
let welcome = null;
let position = null;
let silence = 0;
let last = 0; // the number of my last message
let proposing = false; // clicks mark places for my partners
let proposed = {}; // the marked places by seat

const act = {
  move(text) {
    say("");
    rail.acted();
    send({ do: "move", seat: position.seat, move: text, number: position.number });
  },
  ask: (text) => send({ do: "ask", move: text }),
  undo() {
    if (position.undo) say(position.undo, "", "answer");
    else send({ do: "undo", seat: position.seat, number: position.number });
  },
  sit(seat) {
    sessionStorage.setItem(`seat ${table}`, seat);
    send({ do: "sit", seat });
  },
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
const board = new Board($("drawing"), act);
const rail = new Rail(act);

$("closer").addEventListener("click", () => board.zoom(1.4));
$("farther").addEventListener("click", () => board.zoom(1 / 1.4));
$("whole").addEventListener("click", () => board.whole());

/** Say something near the board for a while: an answer or a refusal. */
function say(text, rule = "", kind = "") {
  const line = $("answer");
  clearTimeout(silence);
  line.hidden = text === "";
  line.className = kind;
  line.replaceChildren(text);
  if (rule && rule !== "0") line.append(Object.assign(document.createElement("span"), { className: "rule", textContent: `Rule ${rule}` }));
  if (text) silence = setTimeout(() => { line.hidden = true; }, SAYS_TIME);
}

function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) {
    say("There is no connection to the server at the moment.", "", "refusal");
    return;
  }
  last += 1;
  socket.send(JSON.stringify({ ...message, id: last }));
  rail.wait(true);
}

$("propose").addEventListener("click", () => {
  proposing = !proposing;
  $("propose").setAttribute("aria-pressed", String(proposing));
  if (proposing) say("Click places of the board to mark them for your partners. Click Propose again to play on.", "", "answer");
  else if (proposed[position.seat]?.length) send({ do: "propose", seat: position.seat, marks: [] });
});

const hear = {
  proposals(message) {
    proposed = message.marks;
    board.propose(proposed);
  },
  welcome(message) {
    welcome = message;
    $("propose").hidden = !message.cooperative || message.mine.length === 0;
    $("note").textContent = message.note;
    $("note").hidden = message.note === "";
    const seat = Number(sessionStorage.getItem(`seat ${table}`) ?? NaN);
    if (welcome.mine.length > 1 && welcome.mine.includes(seat)) send({ do: "sit", seat });
  },
  position(message) {
    position = message;
    board.show(message.svg, message.offers);
    rail.show(welcome, message);
  },
  answer(message) {
    say(message.says, message.rule, "answer");
  },
  trouble(message) {
    say(message.says, "", "refusal");
  },
  done(message) {
    if (message.id === last) rail.wait(false);
  },
};

function connect() {
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/table/${table}/live`);
  socket.addEventListener("open", () => { $("lost").hidden = true; wait = 300; });
  socket.addEventListener("message", (event) => {
    const message = JSON.parse(event.data);
    hear[message.type](message);
  });
  socket.addEventListener("close", () => {
    $("lost").hidden = false;
    setTimeout(connect, wait);
    wait = Math.min(LONGEST_WAIT, wait * 2);
  });
}

connect();
