// What a thing is and what a move with it would do, shown while one points at the move. The server plays it in its mind; the page only
// shows the answer.

import { Answers } from "./answers.js";
import { makePanel, putBeside } from "./beside.js";
import { $, make } from "./make.js";
import { partsOfCard, partsOfMove, words } from "./told.js";

/** @import { CardMessage, ConsequencesMessage } from "./types.d.ts" */

const PAUSE = 180; // milliseconds that one points before it is asked: passing over a list asks nothing

export class Foretold {
  #panel = makePanel("foretold");
  /** @type {Answers<ConsequencesMessage>} */
  #answers;
  #explain;
  /** @type {string | null} */
  #move = null; // what is pointed at
  /** @type {Element | null} */
  #at = null; // where
  /** @type {ConsequencesMessage | null} */
  #does = null;
  /** @type {CardMessage | null} */
  #what = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {(move: string) => void} ask - sends the question
   * @param {(key: string, then: (card: CardMessage) => void) => void} explain - tells what a part of the board is
   */
  constructor(ask, explain) {
    this.#answers = new Answers(ask);
    this.#explain = explain;
    this.#panel.setAttribute("role", "status");
    window.addEventListener("scroll", (event) => this.#scrolled(event), { capture: true, passive: true });
  }

  /**
   * One points at a move, or away from all.
   * @param {string | null} move
   * @param {Element} [at] - its place
   * @param {string | null} [key] - the card of what it is done with
   */
  point(move, at, key = null) {
    if (move === this.#move) return;
    this.#leave();
    this.#move = move;
    this.#at = at ?? null;
    if (move === null) return;
    this.#timer = setTimeout(() => {
      const still = () => this.#move === move && this.#at === (at ?? null);
      if (key !== null) this.#explain(key, (card) => { if (still()) this.#show(this.#does, card); });
      this.#answers.get(move, (message) => { if (still()) this.#show(message, this.#what); });
    }, this.#answers.has(move) ? 0 : PAUSE);
  }

  /**
   * Tell somebody else what a move would do: they show it themselves.
   * @param {string} move
   * @param {(message: ConsequencesMessage) => void} then
   */
  tell(move, then) {
    this.#leave();
    this.#answers.get(move, then);
  }

  /** The position has changed: what was told of it is no longer true. */
  forget() {
    this.#answers.forget();
    this.#leave();
  }

  /** @param {ConsequencesMessage} message */
  hear(message) {
    this.#answers.hear(message.move, message);
  }

  /** What it speaks of has been scrolled away; in the list of moves it goes along. */
  #scrolled(/** @type {Event} */ { target }) {
    if (!this.#at || this.#panel.hidden || !(target instanceof Node) || !target.contains(this.#at)) return;
    if (this.#at.closest("#offers")) this.#place(this.#at);
    else this.#leave();
  }

  /** @param {Element} at */
  #place(at) {
    putBeside(this.#panel, at.getBoundingClientRect(), $("board").getBoundingClientRect());
  }

  #leave() {
    clearTimeout(this.#timer);
    [this.#move, this.#at, this.#does, this.#what] = [null, null, null, null];
    this.#panel.hidden = true;
  }

  /**
   * @param {ConsequencesMessage | null} does
   * @param {CardMessage | null} what
   */
  #show(does, what) {
    [this.#does, this.#what] = [does, what];
    const news = does && this.#at?.closest(".warned") ? { ...does, warns: "" } : does; // its button warns already
    const parts = [
      ...(what ? partsOfCard({ ...what, picture: "" }, (rule) => make("small", "", `Rule ${rule}`)) : []),
      ...(news && (what || words(news).length) ? partsOfMove(news) : []),
    ];
    this.#panel.replaceChildren(...parts);
    this.#panel.hidden = parts.length === 0 || does === null;
    if (!this.#panel.hidden && this.#at?.isConnected) this.#place(this.#at);
  }
}
