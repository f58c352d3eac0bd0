// A wish that takes several moves: they are sent one after another, and it stops where the rules stop it.

/**
 * @typedef {object} How
 * @property {boolean} [told] - what the moves after the first waste is known
 * @property {boolean} [advised] - and what the first wastes, too
 * @property {() => void} [stuck] - told if it stops before its end
 * @property {(next: string) => Promise<{ number: number, offered: string[] }>} [pause] - waits until somebody has seen what a move did,
 *   and tells where the game stands then; without it the next move follows at once
 */

export class Sequence {
  #send;
  /** @type {string[]} */
  #left = []; // what is still to be sent
  /** @type {number | null} */
  #sentAt = null; // the position at which the last move was sent
  /** @type {How} */
  #how = {};
  #begun = 0; // how often one has begun or stopped: a pause that is over then sends nothing
  #steps = 0;

  /** @param {(move: string, told: boolean) => boolean} send - false if it cannot be sent now; what it wastes may have been told */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Begin, at the position of this number.
   * @param {string[]} moves
   * @param {number} number
   * @param {How} [how]
   */
  begin(moves, number, how = {}) {
    this.stop();
    this.#how = how;
    this.#steps = moves.length;
    this.#next(moves, number, how.advised ?? false);
  }

  /**
   * @param {string[]} moves
   * @param {number} number
   * @param {boolean} told
   */
  #next([first, ...more], number, told) {
    this.#left = more; // before it is sent: whoever hears of it asks whether there is more
    this.#sentAt = number;
    if (!this.#send(first, told)) this.stop();
  }

  /**
   * What was sent has been answered: go on, if it was played and what comes next is offered.
   * @param {number} number - of the position now
   * @param {string[]} offered
   */
  answered(number, offered) {
    if (this.#sentAt === null) return;
    const played = number !== this.#sentAt;
    const [next] = this.#left;
    if (next === undefined) this.stop();
    else if (!played) this.#stop();
    else if (this.#how.pause) {
      this.#sentAt = null;
      const mine = this.#begun;
      this.#how.pause(next).then((now) => { if (mine === this.#begun) this.#goOn(now.number, now.offered); });
    } else this.#goOn(number, offered);
  }

  /**
   * @param {number} number
   * @param {string[]} offered
   */
  #goOn(number, offered) {
    if (offered.includes(this.#left[0])) this.#next(this.#left, number, Boolean(this.#how.told || this.#how.advised));
    else this.#stop();
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
    this.#begun += 1;
    this.#left = [];
    this.#sentAt = null;
  }

  #stop() {
    this.stop();
    this.#how.stuck?.();
  }
}
