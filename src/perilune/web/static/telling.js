// What is told in words: the position by regions, the news since I acted last, and what partners propose.

import { Log } from "./log.js";
import { $, make, person } from "./make.js";

const MOST_NEWS = 30;
const SETTLED = 1000; // milliseconds without another mark

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
  #log;
  #lines = [];
  #seat = null;

  constructor(table) {
    this.#log = new Log(table);
  }

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
      this.#add(takenBack ? ["A move was taken back.", ...texts.slice(same)] : texts.slice(same));
    }
    this.#lines = texts;
    this.#seat = seat;
  }

  /** I act: what has happened until now is no news any more. */
  acted() {
    $("news").replaceChildren();
    this.#log.acted();
  }

  #add(texts) {
    $("news").append(...texts.slice(-MOST_NEWS).map((text) => make("li", "", text)));
    while ($("news").children.length > MOST_NEWS) $("news").firstElementChild.remove();
  }
}

/** What partners propose, each in a line. A screen reader says it when they have stopped marking for a moment. */
export class Proposals {
  #timer = 0;

  hear(people, { marks, words }) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(people, marks, words), SETTLED);
  }

  #tell(people, marks, words) {
    const made = Object.entries(marks).filter(([, places]) => places.length);
    const told = (places) => places.map((place) => words[place]).join("; ");
    const lines = made.map(([seat, places]) => make("li", "", person(people, Number(seat)), ` proposes: ${told(places)}.`));
    const list = make("ul", "", ...lines);
    $("proposals").hidden = lines.length === 0;
    if (list.innerHTML !== $("proposals").innerHTML) $("proposals").replaceChildren(...list.children);
  }
}

/** The texts that were not among those known: what is new, although another seat knows other lines. */
function beyond(texts, known) {
  const left = [...known];
  return texts.filter((text) => {
    const place = left.indexOf(text);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function write(element, text) {
  if (element.textContent !== text) {
    element.textContent = text;
    element.classList.remove("new");
  }
}
