// A wish that takes several moves: they are sent one after another, and it stops where the rules stop it.

export class Sequence {
  #send;
  /** @type {string[]} */
  #left = []; // what is still to be sent
  /** @type {number | null} */
  #sentAt = null; // the position at which the last move was sent

  #told = false; // what the later moves waste
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
   */
  begin(moves, number, told = false, stuck = () => {}) {
    this.#told = told;
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
  }

  /**
   * What was sent has been answered: go on, if it was played and what comes next is offered.
   * @param {number} number - of the position now
   * @param {string[]} offered
   */
  answered(number, offered) {
    const [next, ...more] = this.#left;
    if (this.#sentAt === null) return;
    const played = number !== this.#sentAt;
    if (next === undefined) this.stop();
    else if (!played || !offered.includes(next)) {
      this.stop();
      this.#stuck();
    } else this.#next([next, ...more], number, this.#told);
  }

  /** Whether more is to be sent. */
  get running() {
    return this.#left.length > 0;
  }

  /** Nothing more is sent. */
  stop() {
    this.#left = [];
    this.#sentAt = null;
  }
}
