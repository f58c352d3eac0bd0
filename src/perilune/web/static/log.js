// The log: what has happened, each line a link to the moment of the replay that shows it.

import { $, make } from "./make.js";

export class Log {
  #table;
  #seat = null;
  #lines = [];

  constructor(table) {
    this.#table = table;
  }

  /** Show the log of a seat. Returns how many of its lines were there already. */
  show({ log, seat }) {
    const list = $("log");
    const old = seat === this.#seat ? this.#lines : []; // moments are counted by seat
    let same = 0;
    while (same < old.length && same < log.length && old[same][0] === log[same][0] && old[same][1] === log[same][1]) same += 1;
    while (list.children.length > same) list.lastElementChild.remove();
    for (const [text, moment] of log.slice(same)) {
      const link = make("a", "", text);
      link.href = `/table/${this.#table}/replay?seat=${seat}#${moment}`;
      list.append(make("li", old.length ? "new" : "", link));
    }
    this.#seat = seat;
    this.#lines = log;
    return same;
  }

  /** I act: what has happened until now is no news any more. */
  acted() {
    for (const line of $("log").querySelectorAll(".new")) line.classList.remove("new");
  }
}
