// Proposals: what partners mark for each other. Each place has the mark of who proposes it, and the rail tells it in words.
// While one proposes, a click marks and nothing is played.

import { $, make, makeButton, person } from "./make.js";

const HOW = "Click places to mark them, or a move to say it to all. Nothing is played meanwhile.";

export class Proposals {
  #act;
  #board;
  #marks = {}; // the places by seat
  #words = {}; // what the places are called
  #people = null;
  #position = null;
  #marking = false;
  #shown = "";

  /** `act` has propose(places), talk(text) and say(text). */
  constructor(board, act) {
    this.#board = board;
    this.#act = act;
    $("propose").addEventListener("click", () => this.#set(!this.#marking));
  }

  /** While this is true nothing is played. */
  get marking() {
    return this.#marking;
  }

  /** What all propose now. */
  hear({ marks, words }) {
    this.#marks = marks;
    this.#words = words;
    this.#show();
  }

  /** Another position, or other people. */
  turn(welcome, people, position) {
    this.#people = people;
    this.#position = position;
    $("propose").hidden = !welcome.cooperative || position.seat < 0 || !people[position.seat].mine || Boolean(position.outcome);
    if ($("propose").hidden) this.#set(false);
    this.#show();
  }

  /** A click while one proposes: on a place, on a move, or on neither. False while one plays. */
  mark(place, move = null) {
    if (!this.#marking) return false;
    const says = this.#position.offers.find((offer) => offer.move === move)?.says;
    if (place) {
      const mine = this.#mine();
      this.#act.propose(mine.includes(place) ? mine.filter((other) => other !== place) : [...mine, place]);
    } else if (says) {
      this.#act.talk(`I propose: ${says}`);
      this.#act.say(`Said to all: “I propose: ${says}”. Nothing was played.`);
    } else this.#act.say("There is nothing to mark here. Nothing was played.");
    return true;
  }

  #mine() {
    return this.#marks[this.#position.seat] ?? [];
  }

  #set(marking) {
    if (marking === this.#marking) return;
    this.#marking = marking;
    $("propose").setAttribute("aria-pressed", String(marking));
    document.body.classList.toggle("proposing", marking);
    this.#show();
  }

  #show() {
    if (!this.#people || !this.#position) return;
    this.#board.propose(this.#marks, this.#people);
    const told = Object.entries(this.#marks).filter(([, places]) => places.length).map(([seat, places]) => [Number(seat), places.map((place) => this.#words[place]).join("; ")]);
    const mine = this.#position.seat >= 0 && this.#mine().length > 0;
    const shown = JSON.stringify([told, mine, this.#marking, this.#people.map(({ name }) => name)]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const lines = told.map(([seat, words]) => make("p", "", person(this.#people, seat), " proposes: ", words));
    if (this.#marking) lines.unshift(make("p", "how", HOW));
    const buttons = [];
    if (this.#marking) buttons.push(makeButton("", () => this.#set(false), "Play on"));
    if (mine) buttons.push(makeButton("", () => this.#act.propose([]), "Clear my proposal"));
    if (buttons.length) lines.push(make("div", "choices", ...buttons));
    $("proposals").replaceChildren(...lines);
    $("proposals").hidden = lines.length === 0;
  }
}
