// What can be done with a thing on the board, opened beside it. One that can be used in one way only is used at once.

import { makePanel, putBeside } from "./beside.js";
import { layout } from "./layout.js";
import { cardOf } from "./cards.js";
import { allDrawn, around, make, makeButton } from "./make.js";

/** @import { CardMessage, Thing, Way } from "./types.d.ts" */

/**
 * @typedef {object} PopoverAct
 * @property {(moves: string[], told?: boolean, waits?: boolean) => void} play - these moves, one after another; what the later ones waste may
 *   have been told, and it may go on when others have played in between
 * @property {(move: string | null, at?: Element) => void} point - somebody thinks about a move
 */

export class Popover {
  #view;
  #panel = makePanel("popover");
  #act;
  #explain;
  /** @type {Record<string, Thing>} */
  #things = {};
  /** @type {string | null} */
  #open = null; // the thing that is open
  /** @type {string[]} */
  #advised = []; // the moves that somebody was advised to make

  /**
   * @param {HTMLElement} view
   * @param {PopoverAct} act
   * @param {(key: string, then: (card: CardMessage) => void) => void} explain - tells what a part of the board is
   */
  constructor(view, act, explain) {
    this.#view = view;
    this.#act = act;
    this.#explain = explain;
    view.addEventListener("pointerleave", () => this.over(null));
    window.addEventListener("pointerdown", (event) => { if (!around(event, "#popover, #drawing [data-thing]")) this.close(); }, { capture: true });
    document.addEventListener("keydown", (event) => { if (event.key === "Escape") this.close(); });
  }

  /**
   * A new drawing, with these things in it. What is open stays so if it is still there.
   * @param {Record<string, Thing>} things
   */
  found(things) {
    this.#things = things;
    const key = this.#open;
    const element = key === null ? undefined : this.#elementOf(key);
    if (key !== null && element && things[key]) this.#show(key, things[key], element);
    else this.close();
  }

  /**
   * Somebody clicks a thing.
   * @param {Element} element
   */
  use(element) {
    const key = element.getAttribute("data-thing") ?? "";
    const thing = this.#things[key];
    if (!thing) return;
    const [first, ...others] = thing.ways;
    const way = others.length === 0 && !thing.opens ? first : undefined;
    if (way) {
      this.close();
      this.#act.play(way.moves, way.told, way.waits);
    } else this.#show(key, thing, element);
  }

  /**
   * Make the things shine where this move is the shortest way; null for none.
   * @param {string | null} move
   */
  light(move) {
    const found = allDrawn(this.#view, "[data-thing]").map((element) => ({ element, long: this.#longOf(element, move) }));
    const least = Math.min(...found.map(({ long }) => long));
    for (const { element, long } of found) element.classList.toggle("lit", long < Infinity && long === least);
  }

  /**
   * The way that does most of this is the one that somebody was advised to take; of no moves, none.
   * @param {string[]} moves
   */
  advise(moves) {
    this.#advised = moves;
  }

  /**
   * The thing with this move, if there is one.
   * @param {string} move
   */
  placeOf(move) {
    const found = allDrawn(this.#view, "[data-thing]").map((element) => ({ element, long: this.#longOf(element, move) }));
    return found.filter(({ long }) => long < Infinity).toSorted((one, other) => one.long - other.long)[0]?.element;
  }

  /**
   * How many moves the shortest way of a thing takes that begins with this one.
   * @param {SVGElement} element
   * @param {string | null} move
   */
  #longOf({ dataset }, move) {
    const ways = this.#things[dataset.thing ?? ""]?.ways ?? [];
    return Math.min(...ways.filter(({ moves: [first] }) => first === move).map(({ moves: { length } }) => length));
  }

  /**
   * What a thing is called, if it is one.
   * @param {Element} element
   */
  titleOf(element) {
    return this.#things[element.getAttribute("data-thing") ?? ""]?.title;
  }

  /**
   * How an element can be used; none if it is no thing.
   * @param {Element} element
   */
  waysOf(element) {
    return this.#things[element.getAttribute("data-thing") ?? ""]?.ways ?? [];
  }

  close() {
    if (this.#open === null) return;
    this.#open = null;
    this.#panel.hidden = true;
    document.body.style.removeProperty("--popover");
    this.#foresee("");
    for (const element of allDrawn(this.#view, ".selected")) element.classList.remove("selected");
  }

  /**
   * @param {string} key
   * @param {Thing} thing
   * @param {Element} element
   */
  #show(key, { title, ways }, element) {
    const popover = this.#panel;
    const top = this.#open === key ? popover.scrollTop : 0; // what is opened is seen from its title on
    this.close();
    this.#act.point(null); // what was told of it before it opened would lie under it
    this.#open = key;
    element.classList.add("selected");
    const back = makeButton("back", () => this.close(), "×");
    back.setAttribute("aria-label", "Close");
    const what = make("div", "what");
    const buttons = ways.map((way) => this.#button(way));
    const best = advisedWay(ways.map(({ moves }) => moves), this.#advised);
    const advised = best < 0 ? undefined : buttons[best];
    advised?.classList.add("wanted");
    const others = buttons.filter((button) => button !== advised);
    popover.replaceChildren(make("header", "", make("b", "", title), back), what, ...(advised ? [advised] : []), ...others);
    popover.hidden = false;
    popover.scrollTop = 0; // another thing's may have been scrolled
    this.#act.point(null); // what it is stands here: nothing else says so beside it
    this.#place(element);
    popover.scrollTop = top;
    this.#toWanted();
    const card = cardOf(element);
    if (card === null) return;
    this.#explain(card, ({ lines }) => {
      if (this.#open !== key || !element.isConnected) return;
      what.replaceChildren(...lines.map((line) => make("p", "", line)));
      this.#place(element);
      this.#toWanted();
    });
  }

  /** Of many ways, the one that is lit is in view. */
  #toWanted() {
    requestAnimationFrame(() => this.#panel.querySelector(".wanted")?.scrollIntoView({ block: "nearest" }));
  }

  /**
   * Beside its thing; on a phone the sheet below.
   * @param {Element} element
   */
  #place(element) {
    if (layout() !== "narrow") {
      putBeside(this.#panel, element.getBoundingClientRect(), this.#view.getBoundingClientRect());
      return;
    }
    this.#panel.removeAttribute("style");
    document.body.style.setProperty("--popover", `${this.#panel.offsetHeight}px`); // what it covers; the whole page is styled again
  }

  /** @param {Way} way */
  #button(way) {
    const button = makeButton("way", () => {
      this.close();
      this.#act.play(way.moves, way.told, way.waits);
    }, make("span", "", way.says), ...(way.note ? [make("small", "", way.note)] : []));
    button.dataset.first = way.moves[0]; // for a lesson, which lights one of the ways
    button.dataset.clicks = String(way.moves.length); // the shortest that does what the step wants
    [button.dataset.way] = way.moves;
    const think = () => {
      this.#foresee(way.ghost);
      this.#act.point(way.moves[0], button);
    };
    const leave = () => {
      this.#foresee("");
      this.#act.point(null);
    };
    button.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse" || matchMedia("(hover: hover)").matches) think(); // or it only opened under a finger
    });
    button.addEventListener("focus", () => { if (button.matches(":focus-visible")) think(); });
    button.addEventListener("pointerleave", leave);
    button.addEventListener("blur", leave);
    return button;
  }

  /**
   * The pointer is on a thing, or on none: what all its ways would do is foreseen.
   * @param {Element | null} element
   */
  over(element) {
    if (this.#open !== null) return;
    const ways = element ? this.waysOf(element) : [];
    this.#foresee(ways.every(({ ghost }) => ghost === ways[0].ghost) ? ways[0]?.ghost ?? "" : "");
    if (element && ways.length === 1 && ways[0].moves.length === 1) this.#act.point(ways[0].moves[0], element);
    else if (element) this.#act.point(null);
  }

  /**
   * Show a ghost of the picture; none without a name.
   * @param {string} ghost
   */
  #foresee(ghost) {
    for (const shown of allDrawn(this.#view, ".foreseen.shown")) shown.classList.remove("shown");
    if (ghost) this.#view.querySelector(`#${CSS.escape(ghost)}`)?.classList.add("shown");
  }

  /** @param {string} key */
  #elementOf(key) {
    return allDrawn(this.#view, "[data-thing]").find((element) => element.dataset.thing === key);
  }
}

/**
 * Which of these ways was advised: the one that does most of the moves with which the advice begins, in whatever order; -1 for none.
 * @param {string[][]} ways
 * @param {string[]} moves
 */
export function advisedWay(ways, moves) {
  const done = ways.map((way) => (way[0] === moves[0] && String(way.toSorted()) === String(moves.slice(0, way.length).toSorted()) ? way.length : 0));
  const most = Math.max(0, ...done);
  return most > 0 ? done.indexOf(most) : -1;
}
