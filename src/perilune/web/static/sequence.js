// A wish that takes several moves: they are sent one after another, and it stops where the rules stop it.

export class Sequence {
  #send;
  /** @type {string[]} */
  #left = []; // what is still to be sent
  /** @type {number | null} */
  #sentAt = null; // the position at which the last move was sent

  /** @param {(move: string) => boolean} send - false if it cannot be sent now */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Begin, at the position of this number.
   * @param {string[]} moves
   * @param {number} number
   */
  begin([first, ...more], number) {
    const sent = this.#send(first);
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
    if (next === undefined || !played || !offered.includes(next)) this.stop();
    else this.begin([next, ...more], number);
  }

  /** Nothing more is sent. */
  stop() {
    this.#left = [];
    this.#sentAt = null;
  }
}
