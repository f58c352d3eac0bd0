// The rail: the offers as buttons, what happened since my last move, and the log. Words come from the server.

import { Deeper } from "./deeper.js";
import { endOf } from "./grouping.js";
import { hasCome } from "./hand.js";
import { onHold } from "./hold.js";
import { Log, markOf, toLastLine } from "./log.js";
import { $, around, make } from "./make.js";
import { Moves } from "./moves.js";

/** @import { Act, Named, Offer, RecapLine, Shown } from "./types.d.ts" */

const STILL = 4; // pixels that a hand moves the mouse without meaning it

export class Rail {
  #moves;
  #deeper = new Deeper();
  #keyboard = false; // the last offer was taken by keyboard: the focus comes back to the next ones
  /** @type {{ x: number, y: number } | null} */
  #clicked = null; // where the mouse took an offer and stayed: the next one that comes to lie under it was not asked about
  #under = false; // an offer came to lie under a mouse that rested
  #table;
  #log;
  #recap = ""; // what it says
  #told = { seat: -1, lines: 0, text: "" }; // whose turn it tells of, how much of the log, and what

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
      if (event instanceof PointerEvent && this.#rests(event)) return;
      this.#under = event instanceof PointerEvent && event.type === "pointerover" && !hasCome(event);
      if (this.#under) return;
      const button = around(event, "button[data-move]");
      if (event.type === "focusin" && !button?.matches(":focus-visible")) return; // a finger has played it: it is not pointed at
      act.point(button?.getAttribute("data-move") ?? null, button ?? undefined);
    };
    onHold(offers, () => {}); // a finger that rests on a move reads what it would do, and plays nothing
    offers.addEventListener("click", (event) => {
      this.#keyboard = event.detail === 0;
      this.#clicked = this.#keyboard ? null : { x: event.clientX, y: event.clientY };
    });
    offers.addEventListener("pointermove", (event) => {
      if (!(this.#clicked || this.#under) || this.#rests(event)) return;
      this.#clicked = null;
      point(event);
    });
    this.#moves = new Moves((move) => act.move(move), true);
    $("finish").addEventListener("click", () => act.move($("finish").dataset.finishes ?? ""));
    $("tab-happened").addEventListener("click", () => requestAnimationFrame(() => this.#log.toNewest())); // it is shown then
    offers.addEventListener("pointerover", point);
    offers.addEventListener("pointerleave", () => act.point(null));
    offers.addEventListener("focusin", point);
    offers.addEventListener("focusout", () => act.point(null));
  }

  /**
   * Whether the mouse still is where it took an offer.
   * @param {PointerEvent} event
   */
  #rests({ clientX, clientY }) {
    return this.#clicked !== null && Math.hypot(clientX - this.#clicked.x, clientY - this.#clicked.y) < STILL;
  }

  /**
   * @param {Named[]} people
   * @param {Shown} position
   */
  show(people, position) {
    const offers = position.standIn ? [] : position.offers;
    const fresh = this.#moves.show(offers, position.mine);
    showFinish(offers);
    this.#showRecap(people, position);
    const added = this.#log.show(position, people) < position.log.length;
    $("tab-play").classList.toggle("news", position.mine && $("rail").dataset.shows !== "play");
    if (added) toLastLine();
    if (fresh) queueMicrotask(() => this.#begin()); // when everything is shown: the page is laid out once
  }

  /** Fresh moves are seen from the first on. */
  #begin() {
    $("panel-play").scrollTop = 0;
    if (this.#keyboard && document.activeElement === document.body) this.#moves.focus();
    this.#deeper.show();
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
   * What has happened since my last turn, by others, by chance, and by itself: the gist stays in view, and opens the whole. While I go on
   * with my turn and nothing else happens, it stays as it is.
   * @param {Named[]} people
   * @param {Shown} position
   */
  #showRecap(people, { mine, seat, since, log, recap, gist }) {
    const goesOn = seat === this.#told.seat && log.length >= this.#told.lines && since >= this.#told.lines;
    if (!mine || recap.length > 0 || !goesOn) this.#told = { seat, lines: log.length, text: recap.map(([text]) => text).join("\n") };
    const told = this.#told.text;
    $("recap").hidden = !mine || told === "";
    if (!mine || recap.length === 0 || told === this.#recap) return; // what somebody has opened stays so
    this.#recap = told;
    const line = (/** @type {RecapLine} */ [text, doer]) => make("li", "", ...markOf(people, doer), text);
    $("gist").replaceChildren(...gist.map(line));
    $("recap-lines").replaceChildren(...recap.map(line));
    $("recap-replay").href = `/table/${this.#table}/replay?seat=${seat}#${since < log.length ? log[since][1] - 1 : 0}`;
    $("recap").open = false;
  }
}

/**
 * On a phone the moves lie below: what ends something is at hand beside whose move it is, too.
 * @param {Offer[]} offers
 */
function showFinish(offers) {
  const end = endOf(offers);
  const finish = $("finish");
  finish.hidden = end === undefined;
  finish.textContent = end?.says.split(/[:,]/)[0] ?? ""; // its own button says what is lost
  finish.dataset.finishes = end?.move ?? "";
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
