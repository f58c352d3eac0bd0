// A message is on its way: what must wait for its answer, and the one thing that somebody wants to do then.

export class Pending {
  #tell;
  #waiting = false;
  /** @type {(() => void) | null} */
  #wish = null;

  /** @param {(waiting: boolean) => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  /** Whether nothing more may be sent that changes the position. */
  get waiting() {
    return this.#waiting;
  }

  /** Something was sent. */
  begin() {
    this.#set(true);
  }

  /** It was answered, or never will be. What somebody wished for meanwhile is forgotten. */
  end() {
    this.#wish = null;
    this.#set(false);
  }

  /** It was answered: do what somebody wished for meanwhile. */
  done() {
    const wish = this.#wish;
    this.end();
    wish?.();
  }

  /** What the wish was meant for has not been done. */
  forget() {
    this.#wish = null;
  }

  /**
   * Do something, now or as soon as the answer is here.
   * @param {() => void} wish
   */
  whenDone(wish) {
    if (this.#waiting) this.#wish = wish;
    else wish();
  }

  /** @param {boolean} waiting */
  #set(waiting) {
    this.#waiting = waiting;
    this.#tell(waiting);
  }
}
