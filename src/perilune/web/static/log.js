// The log: what has happened, each line a link to the moment of the replay that shows it.

import { countSame } from "./lines.js";
import { $, make, mark } from "./make.js";

/** @import { LogLine, Named, Shown } from "./types.d.ts" */

let scrolls = false;

/** Bring the last line into view with the next frame. However often it is asked for until then, the page is laid out once. */
export function toLastLine() {
  if (scrolls) return;
  scrolls = true;
  requestAnimationFrame(() => {
    scrolls = false;
    $("log").scrollTop = $("log").scrollHeight;
  });
}

export class Log {
  #table;
  /** @type {number | null} */
  #seat = null;
  /** @type {LogLine[]} */
  #lines = [];

  /** @param {string} table */
  constructor(table) {
    this.#table = table;
  }

  /**
   * Show the log of a seat. Returns how many of its lines were there already.
   * @param {Shown} position
   * @param {Named[]} [people]
   */
  show({ log, seat }, people = []) {
    const list = $("log");
    const old = seat === this.#seat ? this.#lines : []; // moments are counted by seat
    const same = countSame(old, log);
    while (list.children.length > same) list.lastElementChild?.remove();
    for (const [text, moment, doer] of log.slice(same)) {
      const link = make("a", "", ...markOf(people, doer), text);
      link.href = `/table/${this.#table}/replay?seat=${seat}#${moment}`;
      list.append(make("li", old.length ? "new" : "", link));
    }
    this.#seat = seat;
    this.#lines = log;
    return same;
  }

  /** Bring what is new into view: from its first line on, or the last line if nothing is. */
  toNewest() {
    const list = $("log");
    const fresh = list.querySelector(".new");
    list.scrollTop = fresh instanceof HTMLElement ? fresh.offsetTop - list.offsetTop : list.scrollHeight;
  }

  /** I act: what has happened so far is no longer news. */
  acted() {
    for (const line of $("log").querySelectorAll(".new")) line.classList.remove("new");
  }
}

/**
 * The mark of the seat whose doing something is, if it is anybody's.
 * @param {Named[]} people
 * @param {number} seat
 */
export function markOf(people, seat) {
  return people[seat] ? [mark(people, seat)] : [];
}
