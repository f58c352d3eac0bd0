// Proposals: what partners mark for each other. Each place has the mark of who proposes it, and the rail tells it in words.
// While one proposes, a click marks and nothing is played.

import { $, make, makeButton, person } from "./make.js";

/** @import { Board } from "./board.js" */
/** @import { ProposalsMessage, SeatPerson, Shown, WelcomeMessage } from "./types.d.ts" */

const HOW = "Click places to mark them, or a move to suggest it to everybody. Nothing is played until you choose “Play on”.";
const PERSON = "person"; // who plays a seat that no bot plays

/**
 * @typedef {object} ProposeAct
 * @property {(places: string[]) => void} propose
 * @property {(text: string) => void} talk - tells all
 * @property {(text: string) => void} say - tells me
 */

export class Proposals {
  #act;
  #board;
  /** @type {Record<string, string[]>} */
  #marks = {}; // the places by seat
  /** @type {Record<string, string>} */
  #words = {}; // what the places are called
  /** @type {{ people: SeatPerson[], position: Shown } | null} */
  #now = null;
  #marking = false;
  #shown = "";

  /**
   * @param {Board} board
   * @param {ProposeAct} act
   */
  constructor(board, act) {
    this.#board = board;
    this.#act = act;
    $("propose").addEventListener("click", () => this.#set(!this.#marking));
  }

  /** While this is true nothing is played. */
  get marking() {
    return this.#marking;
  }

  /**
   * What all propose now.
   * @param {ProposalsMessage} message
   */
  hear({ marks, words }) {
    this.#marks = marks;
    this.#words = words;
    this.#show();
  }

  /**
   * Another position, or other people.
   * @param {WelcomeMessage} welcome
   * @param {SeatPerson[]} people
   * @param {Shown} position
   */
  turn(welcome, people, position) {
    this.#now = { people, position };
    const answers = people.some(({ player }, seat) => seat !== position.seat && player === PERSON); // bots do not
    $("propose").hidden = !welcome.cooperative || !answers || !people[position.seat]?.mine || position.outcome !== null;
    if ($("propose").hidden) this.#set(false);
    this.#show();
  }

  /**
   * A click while one suggests: on a place, on a move, or on neither. False while one plays.
   * @param {string | null} place
   * @param {string | null} move
   */
  mark(place, move) {
    if (!this.#marking) return false;
    const says = this.#now?.position.offers.find((offer) => offer.move === move)?.says;
    if (place) {
      const mine = this.#mine();
      this.#act.propose(mine.includes(place) ? mine.filter((other) => other !== place) : [...mine, place]);
    } else if (says) {
      this.#act.talk(`I suggest: ${says}`);
      this.#act.say(`You told everybody: “I suggest: ${says}”. Nothing was played.`);
    } else this.#act.say("There is nothing to mark here. Nothing was played.");
    return true;
  }

  /** The places that I have marked. */
  #mine() {
    return this.#marks[this.#now?.position.seat ?? -1] ?? [];
  }

  /** @param {boolean} marking */
  #set(marking) {
    if (marking === this.#marking) return;
    this.#marking = marking;
    $("propose").setAttribute("aria-pressed", String(marking));
    document.body.classList.toggle("proposing", marking);
    this.#show();
  }

  #show() {
    if (!this.#now) return;
    const { people } = this.#now;
    this.#board.propose(this.#marks, people);
    const told = toldBySeat(this.#marks, this.#words);
    const mine = this.#mine().length > 0;
    const shown = JSON.stringify([told, mine, this.#marking, people.map(({ name }) => name)]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const lines = told.map(([seat, words]) => make("p", "", person(people, seat), " suggests: ", words));
    if (this.#marking) lines.unshift(make("p", "how", HOW));
    const buttons = [];
    if (this.#marking) buttons.push(makeButton("", () => this.#set(false), "Play on"));
    if (mine) buttons.push(makeButton("", () => this.#act.propose([]), "Clear my suggestion"));
    $("proposals").replaceChildren(...lines, ...(buttons.length ? [make("div", "choices", ...buttons)] : []));
    $("proposals").hidden = lines.length + buttons.length === 0;
  }
}

/**
 * What each seat proposes, in words; those that propose nothing are left out.
 * @param {Record<string, string[]>} marks
 * @param {Record<string, string>} words
 * @returns {[seat: number, words: string][]}
 */
export function toldBySeat(marks, words) {
  return Object.entries(marks).filter(([, places]) => places.length).map(([seat, places]) => [Number(seat), places.map((place) => words[place]).join("; ")]);
}
