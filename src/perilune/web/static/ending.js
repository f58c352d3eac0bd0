// The end as an event: who made it and why, over the board, for those who were there when it came. The rail has the same, and the tables.

import { $, only, parseSvg } from "./make.js";
import { items, reasons, storyOf } from "./story.js";
import { play } from "./sound.js";

/** @import { SeatPerson, Shown } from "./types.d.ts" */

const LAST_MOVE = 2600; // milliseconds in which one sees what ended the game,
const CUT = 1200; // and where nothing is to move

export class Ending {
  #table;
  #saw = false; // the game while it went on
  #due = false;
  /** @type {SeatPerson[]} */
  #people = [];

  /** @param {string} table */
  constructor(table) {
    this.#table = table;
    $("ending-close").addEventListener("click", () => this.close());
    window.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || $("ending").hidden) return;
      event.preventDefault();
      this.close();
    }, { capture: true });
  }

  /**
   * @param {SeatPerson[]} people
   * @param {Shown} position
   */
  turn(people, { outcome, prompt }) {
    this.#people = people;
    if (!outcome) {
      this.#saw = true;
      this.close(); // at a practice table the last move can be taken back
      return;
    }
    this.#due = this.#saw;
    this.#saw = false;
    $("ending-who").textContent = prompt;
  }

  /** Everything that led to the position has been shown. */
  settled() {
    if (!this.#due) return;
    this.#due = false;
    const over = new AbortController();
    const open = () => {
      over.abort();
      this.#open();
    };
    const timer = setTimeout(open, matchMedia("(prefers-reduced-motion: reduce)").matches ? CUT : LAST_MOVE);
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    for (const touch of ["pointerdown", "keydown"]) window.addEventListener(touch, open, { capture: true, signal: over.signal }); // or at once
  }

  close() {
    this.#due = false;
    $("ending").hidden = true;
  }

  async #open() {
    if (this.#saw) return; // it goes on after all
    const scene = $("ending");
    scene.style.backgroundImage = `linear-gradient(to right, rgb(5 8 18 / 94%) 30%, rgb(5 8 18 / 25%)), url("/box/${only("main").dataset.box}/horizon.svg")`;
    scene.hidden = false;
    play("leave");
    const told = await storyOf(this.#table);
    if (!told) return;
    $("ending-why").replaceChildren(...reasons(told, this.#people));
    $("ending-moments").replaceChildren(...items(told, this.#table));
    const towers = matchMedia("(max-width: 560px)").matches ? told.narrow_towers : told.towers;
    if (towers) $("ending-towers").replaceChildren(parseSvg(towers));
  }
}
