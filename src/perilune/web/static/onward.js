// A wish that others play in between: each of its moves is sent when it is my turn and the board has shown what came before, as far as the
// board still says the same.

/** @import { Way } from "./types.d.ts" */

export class Onward {
  #send;
  /** @type {string[]} */
  #left = []; // what is still to be sent
  #steps = 0;
  #sentAt = 0; // the position at which the last move was sent
  #direct = true; // nobody has played since
  #stuck = () => {};

  /** @param {(move: string) => boolean} send - false if it cannot be sent now */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Begin, at the position of this number.
   * @param {string[]} moves
   * @param {number} number
   * @param {() => void} stuck - told if it stops before its end
   */
  begin(moves, number, stuck = () => {}) {
    this.#stuck = stuck;
    this.#steps = moves.length;
    this.#next(moves, number);
  }

  /**
   * @param {string[]} moves
   * @param {number} number
   */
  #next([first, ...more], number) {
    this.#left = more; // before it is sent: whoever hears of it asks whether there is more
    this.#sentAt = number;
    this.#direct = true;
    if (!this.#send(first)) this.stop();
  }

  /**
   * The board has shown where the game is: go on if what is left, or its beginning, is still a way to use something.
   * @param {number} number - of the position now
   * @param {string[]} offered
   * @param {Way[]} ways
   */
  turn(number, offered, ways) {
    const [next] = this.#left;
    if (next === undefined || number === this.#sentAt) return;
    if (offered.length === 0) {
      this.#direct = false;
      return;
    }
    const moves = this.#foreseen(ways) ?? (this.#direct ? [next] : []);
    if (offered.includes(moves[0])) this.#next(moves, number);
    else {
      this.stop();
      this.#stuck();
    }
  }

  /**
   * The way that begins what is left.
   * @param {Way[]} ways
   */
  #foreseen(ways) {
    return ways.find(({ moves }) => moves.length <= this.#left.length && moves.every((move, n) => move === this.#left[n]))?.moves;
  }

  /** Whether more is to be sent. */
  get running() {
    return this.#left.length > 0;
  }

  /** How far it is: the move that is sent next, counted from 1, and how many there are. */
  get place() {
    return { step: this.#steps - this.#left.length + 1, steps: this.#steps };
  }

  /** Nothing more is sent. */
  stop() {
    this.#left = [];
  }
}
