// What a part of the board or of the phase bar is, and what can be done with it now, shown beside it: by resting the pointer on it,
// a long press, a right click or the key I. Where one move can be done with it, the preview (foretold.js) says the same while the pointer is there.

import { Answers } from "./answers.js";
import { makePanel, putBelow, putBeside } from "./beside.js";
import { hasCome } from "./hand.js";
import { around, find, makeButton } from "./make.js";
import { partsOfCard, partsOfMove, partsOfWays } from "./told.js";

/** @import { Act, CardMessage, ConsequencesMessage, Way } from "./types.d.ts" */

/**
 * What can be done with a part now: one move, several ways, or nothing.
 * @typedef {{ move: string | null, ways: Way[] }} Doing
 */

const REST = 380; // milliseconds that the pointer rests before a card opens
const STILL = 4; // pixels that a hand moves the mouse without meaning it,
const ELSEWHERE = 60; // and where it has clicked beside the board, which then came to lie under it
const SPOT = "#drawing :is([data-move], [data-thing])";
const BAR = "#course [data-card], #people [data-says]";
const PART = `#drawing [data-card], #drawing [data-says], ${SPOT}, ${BAR}`;

export class Cards {
  #view;
  #card = makePanel("card");
  #act;
  #doing;
  /** @type {Answers<CardMessage>} */
  #answers;
  /** @type {Element | null} */
  #part = null; // what it is about
  #place = new DOMRect(); // where that was
  /** @type {Element | null} */
  #shut = null; // what it was about when the last press put it away
  #tapped = false; // that press was a finger's: it has done enough
  /** @type {CardMessage | null} */
  #what = null;
  /** @type {ConsequencesMessage | null} */
  #does = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLElement} view
   * @param {Pick<Act, "explain" | "foretell" | "openRule">} act
   * @param {(part: Element) => Doing} doing
   */
  constructor(view, act, doing) {
    this.#view = view;
    this.#act = act;
    this.#doing = doing;
    this.#answers = new Answers((key) => act.explain(key));
    this.#card.setAttribute("role", "status");
    /** @type {Element | null} */
    let over = null; // what the pointer is on
    /** @type {{ x: number, y: number, still: number } | null} */
    let pressed = null; // where the mouse has clicked and stayed: what comes to lie under it then was not asked about
    let rests = false; // something came to lie under it while it rested: it is asked about when the hand moves
    const rest = (/** @type {PointerEvent} */ event) => {
      over = around(event, PART);
      clearTimeout(this.#timer);
      if (over !== this.#part) this.close();
      const spot = around(event, SPOT);
      if (over && (!spot || doing(spot).move === null)) this.#timer = setTimeout(() => { if (over) this.show(over); }, REST);
    };
    const bars = [find("course"), find("people")].flatMap((bar) => bar ?? []);
    for (const whole of [view, ...bars]) {
      whole.addEventListener("pointerover", (event) => {
        if (event.pointerType !== "mouse" || pressed) return;
        rests = !hasCome(event);
        if (!rests) rest(event);
      });
      whole.addEventListener("pointermove", (event) => {
        if (!rests || pressed) return;
        rests = false;
        rest(event);
      });
      whole.addEventListener("pointerleave", ({ pointerType }) => {
        if (pointerType !== "mouse") return; // a finger that was lifted: its card stays to be read, until the next touch
        over = null;
        clearTimeout(this.#timer);
        if (!this.#card.matches(":hover")) this.close();
      });
    }
    for (const bar of bars) {
      for (const asked of ["click", "focusin"]) {
        bar.addEventListener(asked, (event) => {
          const part = around(event, BAR);
          if (part) this.show(part);
        });
      }
      bar.addEventListener("focusout", () => this.close());
    }
    view.addEventListener("pointermove", (event) => {
      if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < pressed.still) return;
      pressed = null;
      if (event.pointerType === "mouse") rest(event);
    });
    this.#card.addEventListener("pointerleave", ({ pointerType }) => { if (pointerType === "mouse") this.close(); });
    window.addEventListener("pointerdown", (event) => {
      if (around(event, "#card")) return;
      pressed = { x: event.clientX, y: event.clientY, still: around(event, "#drawing") ? STILL : ELSEWHERE };
      this.#shut = this.#card.hidden ? null : this.#part;
      this.#tapped = event.pointerType !== "mouse";
      this.close();
    }, { capture: true });
    window.addEventListener("scroll", (event) => {
      clearTimeout(this.#timer);
      if (event.target !== this.#card && this.#part && hasMoved(this.#part, this.#place)) this.close();
    }, { capture: true, passive: true });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey || around(event, "input, textarea, select, dialog")) return;
      const lit = view.querySelector(".lit")?.closest(PART);
      if (over ?? lit) this.show(/** @type {Element} */ (over ?? lit));
    });
  }

  /**
   * Show the card of what is at this point of the window, unless this very press has put it away. False if there is none.
   * @param {number} x
   * @param {number} y
   */
  at(x, y) {
    const part = document.elementsFromPoint(x, y).map((element) => element.closest("#drawing [data-card]")).find((found) => found);
    const shuts = this.#shut !== null && (this.#tapped || part === this.#shut);
    if (part && !shuts) this.show(part);
    return Boolean(part);
  }

  /** @param {Element} part */
  show(part) {
    this.close();
    this.#part = part;
    this.#place = part.getBoundingClientRect();
    const spot = part.closest(SPOT);
    const key = cardOf(part) ?? (spot && cardOf(spot));
    const { move } = this.#doing(part);
    if (key !== null) this.tell(key, (card) => { if (this.#part === part) this.#open(card, this.#does); });
    else this.#open(move === null ? nameless(part.getAttribute("data-says") ?? "") : null, null); // a move tells its words itself
    if (move !== null) this.#act.foretell(move, (message) => { if (this.#part === part) this.#open(this.#what, message); });
  }

  /**
   * Tell what a part is, as soon as it is known.
   * @param {string} key
   * @param {(card: CardMessage) => void} then
   */
  tell(key, then) {
    this.#answers.get(key, then);
  }

  /** @param {CardMessage} message */
  hear(message) {
    this.#answers.hear(message.key, message);
  }

  /** The position has changed: what was told of it may no longer be true. */
  forget() {
    this.#answers.forget();
    this.close();
  }

  close() {
    [this.#part, this.#what, this.#does] = [null, null, null];
    clearTimeout(this.#timer);
    this.#card.hidden = true;
  }

  /**
   * @param {CardMessage | null} what
   * @param {ConsequencesMessage | null} does
   */
  #open(what, does) {
    [this.#what, this.#does] = [what, does];
    if (!this.#part) return;
    const parts = [
      ...(what ? partsOfCard(what, (rule) => makeButton("rule", () => this.#act.openRule(rule), `Rule ${rule}`)) : []),
      ...(does ? partsOfMove(does) : partsOfWays(this.#doing(this.#part).ways)),
    ];
    if (parts.length === 0) return;
    this.#card.replaceChildren(...parts);
    this.#card.hidden = false;
    if (this.#part.matches(BAR)) putBelow(this.#card, this.#part.getBoundingClientRect());
    else putBeside(this.#card, this.#part.getBoundingClientRect(), this.#view.getBoundingClientRect());
  }
}

/**
 * Whether a part is no longer where its card was opened.
 * @param {Element} part
 * @param {DOMRect} place
 */
function hasMoved(part, place) {
  const { left, top } = part.getBoundingClientRect();
  return Math.hypot(left - place.left, top - place.top) > STILL;
}

/**
 * The card of a part: its own, that of what it lies on where it is something to click, or that of what lies in it.
 * @param {Element} part
 */
export function cardOf(part) {
  const own = part.getAttribute("data-card");
  if (own !== null || !part.matches("[data-move], [data-thing]")) return own;
  return (part.closest("#drawing [data-card]") ?? part.querySelector("[data-card]"))?.getAttribute("data-card") ?? null;
}

/**
 * The card of a part that has a few words and no more.
 * @param {string} title
 * @returns {CardMessage}
 */
function nameless(title) {
  return { type: "card", key: "", title, lines: [], rule: "", picture: "" };
}
