// What is told in words: the position by regions, the news since I acted last, and what partners propose.

import { beyond } from "./lines.js";
import { Log } from "./log.js";
import { $, make, person } from "./make.js";
import { toldBySeat } from "./proposals.js";

/** @import { Named, ProposalsMessage, Shown } from "./types.d.ts" */

const MOST_NEWS = 30;
const SETTLED = 1000; // milliseconds without another mark

/** The position. Lines that have not changed stay where they are, so that whoever reads there can read on. */
export class Regions {
  /** @type {Set<string>} */
  #lines = new Set(); // all that was told last
  /** @type {number | null} */
  #seat = null;

  /** @param {Shown} position */
  show({ regions, seat }) {
    const first = this.#seat !== seat;
    fit($("regions"), regions.length, () => make("div", "region", make("h3"), make("ul")));
    regions.forEach(({ title, lines }, number) => {
      const [heading, list] = $("regions").children[number].children;
      write(heading, title);
      fit(list, lines.length, () => make("li"));
      lines.forEach((text, line) => {
        const row = list.children[line];
        write(row, text);
        if (!first && !this.#lines.has(`${title} ${text}`)) row.classList.add("new");
      });
    });
    this.#lines = new Set(regions.flatMap(({ title, lines }) => lines.map((text) => `${title} ${text}`)));
    this.#seat = seat;
  }

  /** I act: what was new is so no longer. */
  acted() {
    for (const row of $("regions").querySelectorAll(".new")) row.classList.remove("new");
  }
}

/** The news, which a screen reader says when they come, and the whole log. */
export class News {
  #log;
  /** @type {string[]} */
  #lines = [];
  /** @type {number | null} */
  #seat = null;

  /** @param {string} table */
  constructor(table) {
    this.#log = new Log(table);
  }

  /** @param {Shown} position */
  show(position) {
    const { log, since, seat } = position;
    const texts = log.map(([text]) => text);
    const same = this.#log.show(position);
    if (this.#seat !== seat) {
      $("news").replaceChildren();
      this.#add(seat < 0 && this.#seat !== null ? beyond(texts, this.#lines) : texts.slice(since));
    } else {
      const takenBack = this.#lines.length - same;
      for (let i = 0; i < takenBack; i += 1) $("news").lastElementChild?.remove();
      this.#add(takenBack ? ["A move was undone.", ...texts.slice(same)] : texts.slice(same));
    }
    this.#lines = texts;
    this.#seat = seat;
  }

  /** I act: what has happened so far is no longer news. */
  acted() {
    $("news").replaceChildren();
    this.#log.acted();
  }

  /** @param {string[]} texts */
  #add(texts) {
    $("news").append(...texts.slice(-MOST_NEWS).map((text) => make("li", "", text)));
    while ($("news").children.length > MOST_NEWS) $("news").firstElementChild?.remove();
  }
}

/** What partners propose, each in a line. A screen reader says it when they have stopped marking for a moment. */
export class ProposalsInWords {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Named[]} people
   * @param {ProposalsMessage} message
   */
  hear(people, { marks, words }) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const lines = toldBySeat(marks, words).map(([seat, told]) => make("li", "", person(people, seat), ` suggests: ${told}.`));
      const list = make("ul", "", ...lines);
      $("proposals").hidden = lines.length === 0;
      if (list.innerHTML !== $("proposals").innerHTML) $("proposals").replaceChildren(...lines);
    }, SETTLED);
  }
}

/**
 * Give an element so many children: those that it has stay.
 * @param {Element} parent
 * @param {number} count
 * @param {() => Element} child
 */
function fit(parent, count, child) {
  while (parent.children.length > count) parent.lastElementChild?.remove();
  while (parent.children.length < count) parent.append(child());
}

/**
 * @param {Element} element
 * @param {string} text
 */
function write(element, text) {
  if (element.textContent !== text) {
    element.textContent = text;
    element.classList.remove("new");
  }
}
