// The rail: the offers as buttons, what happened since my last move, and the log. Words come from the server.

import { Deeper } from "./deeper.js";
import { onHold } from "./hold.js";
import { Log } from "./log.js";
import { $, around, make } from "./make.js";
import { Moves } from "./moves.js";

/** @import { Act, Offer, Shown } from "./types.d.ts" */

export class Rail {
  #moves;
  #deeper = new Deeper();
  #keyboard = false; // the last offer was taken by keyboard: the focus comes back to the next ones
  #table;
  #log;
  #recap = ""; // what it says

  /**
   * @param {Pick<Act, "move" | "point">} act
   * @param {string} table
   */
  constructor(act, table) {
    this.#table = table;
    this.#log = new Log(table);
    const offers = $("offers");
    /** @param {Event} event */
    const point = (event) => {
      const button = around(event, "button[data-move]");
      act.point(button?.getAttribute("data-move") ?? null, button ?? undefined);
    };
    onHold(offers, () => {}); // a finger that rests on a move reads what it would do, and plays nothing
    offers.addEventListener("click", (event) => { this.#keyboard = event.detail === 0; });
    this.#moves = new Moves((move) => act.move(move), true);
    $("finish").addEventListener("click", () => act.move($("finish").dataset.finishes ?? ""));
    offers.addEventListener("pointerover", point);
    offers.addEventListener("pointerleave", () => act.point(null));
    offers.addEventListener("focusin", point);
    offers.addEventListener("focusout", () => act.point(null));
  }

  /** @param {Shown} position */
  show(position) {
    const offers = position.standIn ? [] : position.offers;
    const fresh = this.#moves.show(offers);
    showFinish(offers);
    if (fresh) $("panel-play").scrollTop = 0;
    if (fresh && this.#keyboard && document.activeElement === document.body) this.#moves.focus();
    this.#showRecap(position);
    if (this.#log.show(position) < position.log.length) $("log").scrollTop = $("log").scrollHeight;
    $("rail").classList.toggle("over", position.outcome !== null); // the end takes the rail
    if (fresh) this.#deeper.show();
    $("tab-play").classList.toggle("news", position.mine && $("rail").dataset.shows !== "play");
  }

  /**
   * Make the button of a move shine; null for none.
   * @param {string | null} move
   */
  light(move) {
    for (const button of $("offers").querySelectorAll("button")) {
      const lit = button.dataset.move === move;
      button.classList.toggle("lit", lit);
      if (lit && !button.matches(":hover")) scrollWithin($("offers"), button);
    }
  }

  /** I act: what has happened so far is no longer news. */
  acted() {
    this.#log.acted();
  }

  /**
   * Whether the buttons look as if they wait.
   * @param {boolean} waiting
   */
  wait(waiting) {
    $("offers").classList.toggle("waiting", waiting);
  }

  /**
   * What has happened since my last move: by others, by chance, and by itself.
   * @param {Shown} position
   */
  #showRecap({ mine, seat, since, log, recap }) {
    const told = recap.join("\n");
    $("recap").hidden = !mine || recap.length < 2;
    if (told === this.#recap) return; // what somebody has opened stays so
    this.#recap = told;
    $("recap-lines").replaceChildren(...recap.map((text) => make("li", "", text)));
    $("recap-replay").href = `/table/${this.#table}/replay?seat=${seat}#${since < log.length ? log[since][1] - 1 : 0}`;
    $("recap").open = false;
  }
}

/**
 * On a phone the moves lie below: where just one of them ends something, it is at hand beside whose move it is, too.
 * @param {Offer[]} offers
 */
function showFinish(offers) {
  const ends = offers.filter((offer) => offer.ends && !offer.gives_up);
  const finish = $("finish");
  finish.hidden = ends.length !== 1 || offers.length === 1;
  finish.textContent = finish.hidden ? "" : ends[0].says.split(/[:,]/)[0]; // its own button says what is lost
  finish.dataset.finishes = finish.hidden ? "" : ends[0].move;
}

/**
 * Scroll a list, and nothing around it, until all of an item is seen.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 */
function scrollWithin(list, item) {
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}
