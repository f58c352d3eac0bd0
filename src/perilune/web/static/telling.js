// What is told in words: the position by regions, and the news since I acted last.

import { $, make } from "./make.js";

const MOST_NEWS = 30;

/** The position. Lines that have not changed stay where they are, so that whoever reads there can read on. */
export class Position {
  #lines = new Set(); // all that was told last
  #seat = null;

  show({ regions, seat }) {
    const place = $("regions");
    const first = this.#seat !== seat;
    while (place.children.length > regions.length) place.lastElementChild.remove();
    regions.forEach(({ title, lines }, number) => {
      const region = place.children[number] ?? place.appendChild(make("div", "region", make("h3", ""), make("ul", "")));
      const [heading, list] = region.children;
      write(heading, title);
      while (list.children.length > lines.length) list.lastElementChild.remove();
      lines.forEach((text, line) => {
        const row = list.children[line] ?? list.appendChild(make("li", ""));
        write(row, text);
        if (!first && !this.#lines.has(`${title} ${text}`)) row.classList.add("new");
      });
    });
    this.#lines = new Set(regions.flatMap(({ title, lines }) => lines.map((text) => `${title} ${text}`)));
    this.#seat = seat;
  }

  /** I act: what was new is so no more. */
  acted() {
    for (const row of $("regions").querySelectorAll(".new")) row.classList.remove("new");
  }
}

/** The news, which a screen reader says when they come, and the whole log. */
export class News {
  #table;
  #lines = [];
  #seat = null;

  constructor(table) {
    this.#table = table;
  }

  show({ log, since, seat }) {
    const texts = log.lines.map(([text]) => text);
    let same = 0;
    while (same < texts.length && texts[same] === this.#lines[same]) same += 1;
    if (this.#seat !== seat) {
      $("news").replaceChildren();
      this.#add(texts.slice(since));
    } else {
      const takenBack = this.#lines.length - same;
      for (let i = 0; i < takenBack; i += 1) $("news").lastElementChild?.remove();
      this.#add(takenBack ? ["A move was taken back.", ...texts.slice(same)] : texts.slice(same));
    }
    this.#lines = texts;
    this.#seat = seat;
    this.#showAll(log.lines, same);
  }

  /** I act: what has happened until now is no news any more. */
  acted() {
    $("news").replaceChildren();
  }

  #add(texts) {
    $("news").append(...texts.slice(-MOST_NEWS).map((text) => make("li", "", text)));
    while ($("news").children.length > MOST_NEWS) $("news").firstElementChild.remove();
  }

  #showAll(lines, same) {
    const list = $("log");
    while (list.children.length > same) list.lastElementChild.remove();
    for (const [text, moment] of lines.slice(list.children.length)) {
      const link = make("a", "", text);
      link.href = `/table/${this.#table}/replay?seat=${this.#seat}#${moment}`;
      list.append(make("li", "", link));
    }
  }
}

function write(element, text) {
  if (element.textContent !== text) {
    element.textContent = text;
    element.classList.remove("new");
  }
}
