// A game to be watched again, as one seat knows it: fetches what stays, and its moments, each once.

import { layout } from "./layout.js";
import { readTrouble } from "./trouble.js";

/** @import { CardMessage, MomentMessage, NewsMessage, ReelMessage } from "./types.d.ts" */

const KEPT = 60; // moments in memory

export class Reel {
  #table;
  #head;
  /** @type {Map<number, Promise<MomentMessage>>} */
  #moments = new Map();

  /**
   * @param {string} table
   * @param {ReelMessage} head - what the server says about the whole game
   */
  constructor(table, head) {
    this.#table = table;
    this.#head = head;
  }

  /**
   * The game as a seat knows it.
   * @param {string} table
   * @param {string} seat
   */
  static async load(table, seat) {
    return new Reel(table, await ask(`/table/${table}/reel?seat=${encodeURIComponent(seat)}`));
  }

  /** All that stays while one goes from moment to moment. */
  get head() {
    return this.#head;
  }

  /**
   * What there is to see at a moment.
   * @param {number} at
   * @returns {Promise<MomentMessage>}
   */
  moment(at) {
    const known = this.#moments.get(at);
    if (known) return known;
    const asked = ask(this.#address("moment", { at: String(at), layout: layout() }));
    asked.catch(() => this.#moments.delete(at)); // ask again the next time
    this.#moments.set(at, asked);
    const [oldest] = this.#moments.keys();
    if (this.#moments.size > KEPT) this.#moments.delete(oldest);
    return asked;
  }

  /**
   * What there will be to see next; whoever asks for it then need not wait.
   * @param {number} at
   */
  expect(at) {
    if (at >= 0 && at <= this.#head.last) this.moment(at).catch(() => {});
  }

  /**
   * Which moment is the last by now, and a mark of what was told until the last one that we know.
   * @returns {Promise<NewsMessage>}
   */
  news() {
    return ask(this.#address("news", { last: String(this.#head.last) }));
  }

  /**
   * What a part of the drawing is, at a moment.
   * @param {number} at
   * @param {string} key
   * @returns {Promise<CardMessage>}
   */
  card(at, key) {
    return ask(this.#address("card", { at: String(at), key }));
  }

  /**
   * @param {string} what
   * @param {Record<string, string>} asked
   */
  #address(what, asked) {
    return `/table/${this.#table}/${what}?${new URLSearchParams({ seat: this.#head.seat, ...asked })}`;
  }
}

/**
 * Ask the server; what it refuses, it says in a sentence.
 * @param {string} address
 */
async function ask(address) {
  const answer = await fetch(address);
  if (answer.ok) return answer.json();
  throw new Error(await readTrouble(answer));
}
