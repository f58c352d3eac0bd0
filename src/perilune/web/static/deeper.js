// A list that is longer than its room says how many of its rows are still below, and a click goes there.

import { $, all, make } from "./make.js";

const LOW = 820; // pixels: in a window that is no higher, MANY players take one line each
const MANY = 5;
const MOST = 0.4; // of the list that what ends a turn may cover
const LEAST = 3; // rows that have room, whatever stands around the list; what ends a turn is one of them
const ROW = "button[data-move], details:not([open]) > summary";
const GAP = 5; // pixels between two rows
const BESIDE = matchMedia("(min-width: 821px)"); // the rail has the players, too: on a phone they are elsewhere
const SIGN_HIGH = 26; // pixels of the line that says how many are below
const SIGN = make("p", "deeper");
SIGN.setAttribute("aria-hidden", "true"); // whoever hears the list hears all of it

/** Let the list of offers say so; and if it does, the players fold to one line each. */
export class Deeper {
  constructor() {
    const offers = $("offers");
    offers.addEventListener("scroll", () => this.#count(), { passive: true });
    offers.addEventListener("toggle", () => this.show(), { capture: true });
    SIGN.addEventListener("click", () => { offers.scrollBy({ top: 0.8 * offers.clientHeight, behavior: "smooth" }); });
    const room = new ResizeObserver(() => this.#squeeze());
    for (const list of [offers, $("peri")]) room.observe(list);
  }

  /** The list, or what stands around it, has changed. */
  show() {
    $("rail").classList.remove("crowded");
    this.#keepRoom(); // once: what it brings about must not bring about more
    this.#squeeze();
  }

  /**
   * It has more or less room: if it or the coach needs more, or there are many players, they give some of theirs, until there are other
   * offers.
   */
  #squeeze() {
    const many = $("people").children.length >= MANY && window.innerHeight <= LOW;
    const cut = (/** @type {Element} */ list) => list.scrollHeight > list.clientHeight + 2;
    if (many || cut($("offers")) || (BESIDE.matches && cut($("peri")))) $("rail").classList.add("crowded");
    this.#count();
  }

  /** The first rows, what ends a turn, and how many more there are have room: the coach can be scrolled, and the players fold. */
  #keepRoom() {
    const offers = $("offers");
    const ends = offers.querySelector(".ends");
    const high = (/** @type {Element} */ row) => row.getBoundingClientRect().height / (offers.currentCSSZoom ?? 1);
    const rows = all(offers, ROW).filter((row) => row.checkVisibility() && !ends?.contains(row)).slice(0, ends ? LEAST - 1 : LEAST);
    const last = ends ? all(ends, ROW).slice(0, 2) : [];
    const wanted = [...lines(rows), ...lines(last)].reduce((sum, row) => sum + high(row) + GAP, last.length ? 20 : 4) + SIGN_HIGH;
    const least = Math.min(wanted, offers.scrollHeight - (SIGN.isConnected ? SIGN.offsetHeight : 0));
    const ask = $("panel-play");
    ask.style.setProperty("--least", `${least}px`);
    const above = (offers.getBoundingClientRect().top - ask.getBoundingClientRect().top) / (offers.currentCSSZoom ?? 1) + ask.scrollTop;
    ask.style.setProperty("--room", `${above + least}px`); // with the question and what has happened above it; never what is empty below
  }

  #count() {
    const offers = $("offers");
    const ends = offers.querySelector(".ends");
    const sign = SIGN.parentElement === ends ? SIGN.offsetHeight : 0; // it comes and goes
    ends?.classList.toggle("loose", ends.getBoundingClientRect().height - sign > MOST * offers.clientHeight);
    const sticks = ends !== null && getComputedStyle(ends).position === "sticky";
    const edge = (sticks ? ends.getBoundingClientRect().top : offers.getBoundingClientRect().bottom) + 4;
    const below = all(offers, ROW).filter((row) =>
      row.checkVisibility() && !(sticks && ends.contains(row)) && row.getBoundingClientRect().bottom > edge);
    if (below.length === 0 || offers.scrollHeight <= offers.clientHeight + 2) {
      SIGN.remove();
      return;
    }
    SIGN.textContent = `${below.length} more ↓`;
    const place = sticks ? ends : offers;
    if (SIGN.parentElement !== place) place.append(SIGN);
  }
}

/**
 * Of rows that stand side by side, the first.
 * @param {Element[]} rows
 */
function lines(rows) {
  const top = (/** @type {Element} */ row) => row.getBoundingClientRect().top;
  return rows.filter((row, place) => place === 0 || top(row) > top(rows[place - 1]) + 2);
}
