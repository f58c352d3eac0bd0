// The rail: whose turn it is, the question, the offers as buttons, the recap, the end and the log. Words come from the server.

import { bringChart } from "./chart.js";
import { arrowKeys } from "./keys.js";
import { $, make, makeButton, person } from "./make.js";
import { scoreTable } from "./scores.js";

export class Rail {
  #act;
  #waiting = false;
  #offers = "";
  #keyboard = false; // the last offer was taken by keyboard: the focus comes back to the next ones
  #table;
  #logSeat = null;
  #mine = false; // it was my turn in the last position

  /** `act` has move(text), undo(), redo(), sit(seat) and point(text or null). */
  constructor(act, table) {
    this.#act = act;
    this.#table = table;
    const offers = $("offers");
    const moveOf = (event) => event.target.closest("button[data-move]")?.dataset.move ?? null;
    offers.addEventListener("click", (event) => {
      if (moveOf(event) === null || this.#waiting) return;
      this.#keyboard = event.detail === 0;
      act.move(moveOf(event));
    });
    offers.addEventListener("pointerover", (event) => act.point(moveOf(event)));
    offers.addEventListener("pointerleave", () => act.point(null));
    offers.addEventListener("focusin", (event) => act.point(moveOf(event)));
    offers.addEventListener("focusout", () => act.point(null));
    arrowKeys(offers);
    $("undo").addEventListener("click", () => act.undo());
    $("redo").addEventListener("click", () => act.redo());
  }

  show(welcome, people, position) {
    if (!people) return;
    const standIn = position.seat >= 0 && people[position.seat].player !== "person";
    this.#showTurn(people, position, standIn);
    this.#showCurtain(people, position);
    this.#showOffers(standIn ? [] : position.offers);
    this.#showRecap(position);
    this.#showEnd(people, position);
    this.#showLog(position);
    const undo = $("undo");
    undo.hidden = !people.some(({ mine }) => mine) || (position.outcome && position.undo !== "");
    undo.setAttribute("aria-disabled", String(position.undo !== ""));
    undo.title = position.undo || "Take back your last move (Ctrl+Z)";
    $("redo").hidden = !position.redo;
  }

  /** Make the button of a move shine; null for none. */
  light(move) {
    for (const button of $("offers").querySelectorAll("button")) {
      const lit = button.dataset.move === move;
      button.classList.toggle("lit", lit);
      if (lit && !button.matches(":hover")) button.scrollIntoView({ block: "nearest" });
    }
  }

  /** I act: what has happened until now is no news any more. */
  acted() {
    for (const old of $("log").querySelectorAll(".new")) old.classList.remove("new");
  }

  /** A message is on its way: no second click until it is done. */
  wait(waiting) {
    this.#waiting = waiting;
    $("offers").classList.toggle("waiting", waiting);
  }

  #showTurn(people, position, standIn) {
    const { deciders, seat } = position;
    const whose = $("whose");
    if (position.outcome) whose.replaceChildren("The game is over");
    else if (standIn) whose.replaceChildren("A bot plays for ", person(people, seat));
    else if (deciders.includes(seat)) whose.replaceChildren("Your turn, ", person(people, seat));
    else whose.replaceChildren("Waiting for ", ...deciders.map((other) => person(people, other)));
    whose.classList.toggle("mine", deciders.includes(seat) && !standIn);
    if ($("prompt").textContent !== position.prompt) $("prompt").textContent = position.prompt;
  }

  #showCurtain(people, position) {
    const { deciders, seat } = position;
    const next = deciders.includes(seat) ? [] : deciders.filter((other) => people[other].mine && people[other].player === "person");
    const buttons = next.map((other) => makeButton("main", () => this.#act.sit(other), "I am ", person(people, other)));
    const names = next.map((other) => people[other].name).join(" or ");
    $("curtain").replaceChildren(make("p", "", `Pass the screen to ${names}.`), ...buttons);
    $("curtain").hidden = next.length === 0;
  }

  #showOffers(offers) {
    const list = $("offers");
    const text = JSON.stringify(offers);
    if (text === this.#offers) return; // the same buttons stay, so that a click in this moment is not lost
    this.#offers = text;
    list.replaceChildren(...offers.map(({ move, says }) => {
      const button = make("button", "", says);
      button.type = "button";
      button.dataset.move = move;
      return make("li", "", button);
    }));
    if (this.#keyboard && document.activeElement === document.body) list.querySelector("button")?.focus();
  }

  /** What has happened since my last move, when my turn begins. */
  #showRecap({ deciders, seat, since, log }) {
    const mine = deciders.includes(seat);
    const lines = log.lines.slice(since);
    if (mine && !this.#mine) {
      $("recap-lines").replaceChildren(...fold(lines).map(([text]) => make("li", "", text)));
      $("recap-replay").href = `/table/${this.#table}/replay?seat=${seat}#${lines.length ? lines[0][1] - 1 : 0}`;
      $("recap").open = false;
    }
    this.#mine = mine;
    $("recap").hidden = !mine || since === 0 || lines.length < 2;
  }

  #showEnd(people, position) {
    $("end").hidden = !position.outcome;
    if (!position.outcome) return;
    $("scores").replaceChildren(scoreTable(people, position));
    $("again").hidden = !people.some(({ mine }) => mine);
    bringChart($("chart"), this.#table);
  }

  #showLog({ log: { keep, lines }, seat }) {
    const list = $("log");
    if (seat !== this.#logSeat) list.replaceChildren(); // moments are counted by seat
    this.#logSeat = seat;
    while (list.children.length > keep) list.lastElementChild.remove();
    for (const [text, moment] of lines.slice(list.children.length)) {
      const link = make("a", "", text);
      link.href = `/table/${this.#table}/replay?seat=${seat}#${moment}`;
      list.append(make("li", keep ? "new" : "", link));
    }
    list.scrollTop = list.scrollHeight;
  }
}

/** Lines of the log with passes that follow each other folded into one. */
function fold(lines) {
  const folded = [];
  for (const [text, moment, passes] of lines) {
    const last = folded.at(-1);
    if (passes && last?.passes) last[0] = `${last[0].replace(/\.$/, "")}; ${text}`;
    else folded.push(Object.assign([text, moment], { passes }));
  }
  return folded;
}
