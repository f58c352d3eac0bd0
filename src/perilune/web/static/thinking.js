// Which bot thinks, and for how long: beside its name in the list of players.

import { $, make } from "./make.js";

/** @import { ThinkingMessage } from "./types.d.ts" */

export class Thinking {
  #seat = -1;
  #since = 0; // in milliseconds

  constructor() {
    setInterval(() => this.#show(), 1000);
  }

  /** @param {ThinkingMessage} message */
  hear({ seat, seconds }) {
    this.#seat = seat;
    this.#since = performance.now() - seconds * 1000;
    this.#show();
  }

  /**
   * Whose turn it is now: nobody else thinks.
   * @param {number[]} deciders
   */
  turn(deciders) {
    if (!deciders.includes(this.#seat)) this.#seat = -1;
    this.#show();
  }

  #show() {
    [...$("people").children].forEach((row, seat) => {
      const said = row.querySelector(".thinking");
      if (seat !== this.#seat) said?.remove();
      else {
        const place = said ?? make("span", "thinking");
        place.textContent = `thinking, ${Math.round((performance.now() - this.#since) / 1000)} s`;
        if (!said) row.querySelector(".role")?.after(place);
      }
    });
  }
}
