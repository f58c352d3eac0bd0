// A game to be watched again, as one seat knows it: fetches what stays, and its moments, each once.

import { readTrouble } from "./trouble.js";

const KEPT = 60; // moments in memory

export class Reel {
  #table;
  #moments = new Map(); // promises by moment

  /** `head` is what the server says about the whole game. */
  constructor(table, head) {
    this.#table = table;
    Object.assign(this, head);
  }

  /** The game as a seat knows it. */
  static async load(table, seat) {
    return new Reel(table, await ask(`/table/${table}/reel?seat=${encodeURIComponent(seat)}`));
  }

  /** What there is to see at a moment. */
  moment(at) {
    if (!this.#moments.has(at)) {
      const asked = ask(`/table/${this.#table}/moment?seat=${encodeURIComponent(this.seat)}&at=${at}`);
      asked.catch(() => this.#moments.delete(at)); // ask again the next time
      this.#moments.set(at, asked);
      if (this.#moments.size > KEPT) this.#moments.delete(this.#moments.keys().next().value);
    }
    return this.#moments.get(at);
  }

  /** What there will be to see next; whoever asks for it then need not wait. */
  expect(at) {
    if (at >= 0 && at <= this.last) this.moment(at).catch(() => {});
  }

  /** Which moment is the last by now, and a mark of what was told until the last one that we know. */
  news() {
    return ask(`/table/${this.#table}/news?seat=${encodeURIComponent(this.seat)}&last=${this.last}`);
  }
}

/** Ask the server; what it refuses, it says in a sentence. */
async function ask(address) {
  const answer = await fetch(address);
  if (answer.ok) return answer.json();
  throw new Error(await readTrouble(answer));
}
