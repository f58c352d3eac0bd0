// The steps of a stroke: from place to place, one move for each, the next one when the one before has been answered.

/** @typedef {[from: string, to: string]} Step */

export class Steps {
  #wayOf;
  #move;
  /** @type {Step[]} */
  #waiting = [];
  /** @type {{ step: Step, move: string } | null} */
  #playing = null; // what is on its way

  /**
   * @param {(from: string, to: string) => string | undefined} wayOf - the move between two places, if it is offered
   * @param {(move: string) => boolean} move - false if it cannot be sent now
   */
  constructor(wayOf, move) {
    this.#wayOf = wayOf;
    this.#move = move;
  }

  /** What is not yet done, in order. */
  get left() {
    return [...(this.#playing ? [this.#playing.step] : []), ...this.#waiting];
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  add(from, to) {
    this.#waiting.push([from, to]);
  }

  /** Play the next step that is offered; if something else is still on its way, later. */
  play() {
    while (!this.#playing && this.#waiting.length) {
      const [step] = this.#waiting;
      const move = this.#wayOf(...step);
      if (move !== undefined && !this.#move(move)) break;
      this.#waiting.shift();
      if (move !== undefined) this.#playing = { step, move };
    }
  }

  /** What was sent has been answered. If the move was not played, what was to follow it is not either. */
  answered() {
    if (this.#playing && this.#wayOf(...this.#playing.step) === this.#playing.move) this.#waiting = [];
    this.#playing = null;
    this.play();
  }
}
