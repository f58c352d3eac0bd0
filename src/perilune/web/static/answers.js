// What the server has told about things of one position, by name: each is asked once, and whoever wants it gets it.

/** @template Message */
export class Answers {
  #ask;
  /** @type {Map<string, Message>} */
  #known = new Map();
  /** @type {Map<string, ((message: Message) => void)[]>} */
  #waiting = new Map(); // who wants what is not yet known

  /** @param {(name: string) => void} ask - sends the question */
  constructor(ask) {
    this.#ask = ask;
  }

  /**
   * Whether nobody need wait for it.
   * @param {string} name
   */
  has(name) {
    return this.#known.has(name);
  }

  /**
   * Get an answer: at once if it is known, else when it comes.
   * @param {string} name
   * @param {(message: Message) => void} then
   */
  get(name, then) {
    const known = this.#known.get(name);
    if (known) then(known);
    else {
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), then]);
      this.#ask(name); // again, too: the answer to an earlier position may have been lost
    }
  }

  /**
   * @param {string} name
   * @param {Message} message
   */
  hear(name, message) {
    this.#known.set(name, message);
    const waiting = this.#waiting.get(name) ?? [];
    this.#waiting.delete(name);
    for (const then of waiting) then(message);
  }

  /** The position has changed: what was told of it may no longer be true. */
  forget() {
    this.#known.clear();
    this.#waiting.clear();
  }
}
