// What others and chance did, shown one move after the other at the chosen pace. What is last is reached at once when somebody skips.

/**
 * @template Step
 * @typedef {object} Screen
 * @property {(step: Step, last: boolean) => void} show
 * @property {(step?: Step) => number} pace - milliseconds for each step; 0 for the last one only, Infinity to wait for somebody
 */

/** @template Step */
export class Playback {
  #screen;
  /** @type {Step[]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Screen<Step>} screen */
  constructor(screen) {
    this.#screen = screen;
  }

  /** Whether there is more to be seen. */
  get playing() {
    return this.#waiting.length > 0;
  }

  /**
   * Something has happened: these steps, in their order. What still waits comes first.
   * @param {Step[]} steps
   */
  add(steps) {
    const idle = !this.playing;
    this.#waiting.push(...steps);
    if (this.#screen.pace() === 0) this.skip();
    else if (idle) this.next();
  }

  /** The next step, now. */
  next() {
    clearTimeout(this.#timer);
    const step = this.#waiting.shift();
    if (step === undefined) return;
    this.#screen.show(step, !this.playing);
    const pace = this.#screen.pace(step);
    if (this.playing && pace !== Infinity) this.#timer = setTimeout(() => this.next(), pace);
  }

  /** The last step, now. True if something was left out or hurried. */
  skip() {
    clearTimeout(this.#timer);
    const last = this.#waiting.at(-1);
    this.#waiting = [];
    if (last === undefined) return false;
    this.#screen.show(last, true);
    return true;
  }
}
