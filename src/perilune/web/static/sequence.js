// A wish that takes several moves: they are sent one after another, and it stops where the rules stop it. One that waits goes on when others
// have played in between, as far as the board offers the same then.

/** @import { Way } from "./types.d.ts" */

export class Sequence {
  #send;
  /** @type {string[]} */
  #left = []; // what is still to be sent
  /** @type {number | null} */
  #sentAt = null; // the position at which the last move was sent

  #told = false; // what the later moves waste
  #waits = false; // for the others
  #paused = false; // the others are at it
  #stuck = () => {};

  /** @param {(move: string, told: boolean) => boolean} send - false if it cannot be sent now; what it wastes may have been told */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Begin, at the position of this number.
   * @param {string[]} moves
   * @param {number} number
   * @param {boolean} [told] - what the moves after the first waste is known
   * @param {() => void} [stuck] - told if it stops before its end
   * @param {boolean} [waits] - it goes on when the others have played
   */
  begin(moves, number, told = false, stuck = () => {}, waits = false) {
    this.#told = told;
    this.#waits = waits;
    this.#stuck = stuck;
    this.#next(moves, number, false);
  }

  /**
   * @param {string[]} moves
   * @param {number} number
   * @param {boolean} told
   */
  #next([first, ...more], number, told) {
    const sent = this.#send(first, told);
    this.#left = sent ? more : [];
    this.#sentAt = sent ? number : null;
    this.#paused = false;
  }

  /**
   * What was sent has been answered: go on, if it was played and what comes next is offered.
   * @param {number} number - of the position now
   * @param {string[]} offered
   * @param {Way[]} [ways] - that the board shows
   */
  answered(number, offered, ways = []) {
    const [next, ...more] = this.#left;
    if (this.#sentAt === null || this.#paused) return;
    const played = number !== this.#sentAt;
    if (next === undefined) this.stop();
    else if (this.#waits && played && offered.length === 0) this.#paused = true;
    else if (!played || !offered.includes(next)) this.#stop();
    else this.#next(this.#waits ? this.#foreseen(ways) ?? [next] : [next, ...more], number, this.#told);
  }

  /**
   * The others have played: go on if what is left is still a way of something, or as much of it as is.
   * @param {number} number - of the position now
   * @param {string[]} offered
   * @param {Way[]} ways - that the board shows
   */
  resumed(number, offered, ways) {
    if (!this.#paused || offered.length === 0) return;
    const moves = this.#foreseen(ways);
    if (moves && offered.includes(moves[0])) this.#next(moves, number, this.#told);
    else this.#stop();
  }

  /**
   * The way that begins what is left.
   * @param {Way[]} ways
   */
  #foreseen(ways) {
    return ways.find(({ moves }) => moves.length <= this.#left.length && moves.every((move, n) => move === this.#left[n]))?.moves;
  }

  #stop() {
    this.stop();
    this.#stuck();
  }

  /** Whether more is to be sent. */
  get running() {
    return this.#left.length > 0;
  }

  /** Nothing more is sent. */
  stop() {
    this.#left = [];
    this.#sentAt = null;
    this.#paused = false;
  }
}
