// What I cannot do at the moment, by reasons. It is asked for when somebody opens it.

import { $, make, makeButton } from "./make.js";

/** @import { RefusalsMessage, Shown } from "./types.d.ts" */

export class Refused {
  #ask;
  #open;
  /** @type {string | null} */
  #number = null; // of the position that it was asked about

  /**
   * @param {() => void} ask - asks the server
   * @param {(rule: string) => void} open - opens a rule
   */
  constructor(ask, open) {
    this.#ask = ask;
    this.#open = open;
    $("refused").addEventListener("toggle", () => this.#refresh());
  }

  /**
   * Another position: what was told no longer holds.
   * @param {Shown} position
   */
  turn({ number, seat, mine }) {
    $("refused").hidden = !mine;
    if (`${seat} ${number}` === this.#number) return;
    this.#number = `${seat} ${number}`;
    $("reasons").replaceChildren();
    this.#refresh();
  }

  #refresh() {
    if ($("refused").open && !$("refused").hidden && $("reasons").children.length === 0) this.#ask();
  }

  /** @param {RefusalsMessage} message */
  hear({ reasons }) {
    const lines = reasons.map(({ says, rule, moves }) =>
      make("li", "", says, " ", makeButton("rule", () => this.#open(rule), `Rule ${rule}`), make("span", "quiet", moves.join("; "))));
    $("reasons").replaceChildren(...(lines.length ? lines : [make("li", "quiet", "Right now, nothing on the board is off limits.")]));
  }
}
