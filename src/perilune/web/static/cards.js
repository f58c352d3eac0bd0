// What a part of the board is, shown beside it: by resting the pointer on it, a long press, a right click or the key I.

import { makePanel, putBeside } from "./beside.js";
import { around, make, makeButton, parseSvg } from "./make.js";

/** @import { CardMessage } from "./types.d.ts" */

const REST = 380; // milliseconds that the pointer rests before a card opens
const STILL = 4; // pixels that a hand moves the mouse without meaning it
const PART = "#drawing [data-card], #drawing [data-says]";

export class Cards {
  #view;
  #card = makePanel("card");
  #ask;
  #openRule;
  /** @type {Element | null} */
  #part = null; // what it is about
  /** @type {Map<string, CardMessage>} */
  #known = new Map(); // what has been told in this position
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {HTMLElement} view
   * @param {(key: string) => void} ask - sends the question
   * @param {(rule: string) => void} openRule
   */
  constructor(view, ask, openRule) {
    this.#view = view;
    this.#ask = ask;
    this.#card.setAttribute("role", "status");
    this.#openRule = openRule;
    /** @type {Element | null} */
    let over = null; // what the pointer is on
    /** @type {{ x: number, y: number } | null} */
    let pressed = null; // where the mouse has clicked and stayed: what comes to lie under it then was not asked about
    const rest = (/** @type {PointerEvent} */ event) => {
      over = around(event, PART);
      clearTimeout(this.#timer);
      if (over !== this.#part) this.close();
      if (over && !around(event, "[data-move], [data-thing]")) this.#timer = setTimeout(() => { if (over) this.show(over); }, REST);
    };
    view.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse" && !pressed) rest(event); });
    view.addEventListener("pointermove", (event) => {
      if (!pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < STILL) return;
      pressed = null;
      if (event.pointerType === "mouse") rest(event);
    });
    view.addEventListener("pointerleave", () => {
      over = null;
      clearTimeout(this.#timer);
      if (!this.#card.matches(":hover")) this.close();
    });
    this.#card.addEventListener("pointerleave", () => this.close());
    window.addEventListener("pointerdown", (event) => {
      if (around(event, "#card")) return;
      pressed = { x: event.clientX, y: event.clientY };
      this.close();
    }, { capture: true });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey || around(event, "input, textarea, select, dialog")) return;
      const lit = view.querySelector(".lit")?.closest(PART);
      if (over ?? lit) this.show(/** @type {Element} */ (over ?? lit));
    });
  }

  /**
   * Show the card of what is at this point of the window. False if there is none.
   * @param {number} x
   * @param {number} y
   */
  at(x, y) {
    const part = document.elementsFromPoint(x, y).map((element) => element.closest("#drawing [data-card]")).find((found) => found);
    if (part) this.show(part);
    return Boolean(part);
  }

  /** @param {Element} part */
  show(part) {
    this.#part = part;
    const key = part.getAttribute("data-card");
    const known = key === null ? undefined : this.#known.get(key);
    if (known) this.#open(known);
    else if (key !== null) this.#ask(key);
    else this.#open({ type: "card", key: "", title: part.getAttribute("data-says") ?? "", lines: [], rule: "", picture: "" });
  }

  /** @param {CardMessage} message */
  hear(message) {
    this.#known.set(message.key, message);
    if (this.#part?.isConnected && this.#part.getAttribute("data-card") === message.key) this.#open(message);
  }

  /** The position has changed: what was told of it may no longer be true. */
  forget() {
    this.#known.clear();
    this.close();
  }

  close() {
    this.#part = null;
    clearTimeout(this.#timer);
    this.#card.hidden = true;
  }

  /** @param {CardMessage} message */
  #open({ title, lines, rule, picture }) {
    if (!this.#part || !title) return;
    const card = this.#card;
    card.replaceChildren(make("b", "", title), ...lines.map((line) => make("p", "", line)));
    if (picture) card.append(make("div", "picture", parseSvg(picture)));
    if (rule) card.append(makeButton("rule", () => this.#openRule(rule), `Rule ${rule}`));
    card.hidden = false;
    putBeside(card, this.#part.getBoundingClientRect(), this.#view.getBoundingClientRect());
  }
}
