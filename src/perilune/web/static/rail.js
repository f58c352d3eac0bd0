// The rail: the offers as buttons, what happened since my last turn, and the log. Words come from the server.

import { Log } from "./log.js";
import { $, make } from "./make.js";
import { Moves } from "./moves.js";

export class Rail {
  #moves;
  #keyboard = false; // the last offer was taken by keyboard: the focus comes back to the next ones
  #table;
  #log;
  #mine = false; // it was my turn in the last position

  /** `act` has move(text) and point(text or null). */
  constructor(act, table) {
    this.#table = table;
    this.#log = new Log(table);
    const offers = $("offers");
    const moveOf = (event) => event.target.closest("button[data-move]")?.dataset.move ?? null;
    offers.addEventListener("click", (event) => { this.#keyboard = event.detail === 0; });
    this.#moves = new Moves((move) => act.move(move), true);
    offers.addEventListener("pointerover", (event) => act.point(moveOf(event)));
    offers.addEventListener("pointerleave", () => act.point(null));
    offers.addEventListener("focusin", (event) => act.point(moveOf(event)));
    offers.addEventListener("focusout", () => act.point(null));
  }

  show(position) {
    const fresh = this.#moves.show(position.standIn ? [] : position.offers);
    if (fresh) $("panel-play").scrollTop = 0;
    if (fresh && this.#keyboard && document.activeElement === document.body) this.#moves.focus();
    this.#showRecap(position);
    if (this.#log.show(position) < position.log.length) $("log").scrollTop = $("log").scrollHeight;
    $("rail").classList.toggle("over", position.outcome !== null); // the end takes the rail
    $("tab-play").classList.toggle("news", position.mine && $("rail").dataset.shows !== "play");
  }

  /** Make the button of a move shine; null for none. */
  light(move) {
    for (const button of $("offers").querySelectorAll("button")) {
      const lit = button.dataset.move === move;
      button.classList.toggle("lit", lit);
      if (lit && !button.matches(":hover")) scrollWithin($("offers"), button);
    }
  }

  /** I act: what has happened until now is no news any more. */
  acted() {
    this.#log.acted();
  }

  /** The buttons look as if they wait. */
  wait(waiting) {
    $("offers").classList.toggle("waiting", waiting);
  }

  /** What has happened since my last move, when my turn begins. */
  #showRecap({ mine, seat, since, log }) {
    const lines = log.slice(since);
    if (mine && !this.#mine) {
      $("recap-lines").replaceChildren(...fold(lines).map(([text]) => make("li", "", text)));
      $("recap-replay").href = `/table/${this.#table}/replay?seat=${seat}#${lines.length ? lines[0][1] - 1 : 0}`;
      $("recap").open = false;
    }
    this.#mine = mine;
    $("recap").hidden = !mine || since === 0 || lines.length < 2;
  }
}

/** Scroll a list, and nothing around it, until all of an item is seen. */
function scrollWithin(list, item) {
  const [around, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (box.top < around.top) list.scrollTop -= around.top - box.top;
  else if (box.bottom > around.bottom) list.scrollTop += box.bottom - around.bottom;
}

/** Lines of the log with passes that follow each other folded into one. */
function fold(lines) {
  const folded = [];
  for (const [text, moment, passes] of lines) {
    const last = folded.at(-1);
    if (passes && last?.passes) last[0] = `${last[0].replace(/\.$/, "")}; ${text}`;
    else folded.push(Object.assign([text, moment], { passes }));
  }
  return folded;
}
