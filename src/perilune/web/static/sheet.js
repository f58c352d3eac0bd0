// The rail on a phone is a sheet at the bottom: its handle drags it to each of its heights, and taps go up to half of the screen and down to
// the question with what ends the turn. Which of the two low heights it rests at is remembered. What has made it taller, a tab or the coach,
// gives the board its room back afterwards: at a tap on the board, too, and at the next question.

import { onHold } from "./hold.js";
import { toLastLine } from "./log.js";
import { $, around, only } from "./make.js";

/** @import { Shown } from "./types.d.ts" */
/** @typedef {"low" | "peek" | "half" | "full"} Height */

/** @type {Height[]} */
const HEIGHTS = ["low", "peek", "half", "full"];
const KEY = "sheet"; // where this browser remembers at which of the low heights it rests
const DRAG = 6; // pixels before a press becomes a drag
const REACTION = 400; // milliseconds in which a finger still comes down where the sheet was

export class Sheet {
  #rail = $("rail");
  #handle = $("more");
  /** @type {Height} */
  #height = "peek";
  /** @type {Height} */
  #usual = localStorage.getItem(KEY) === "low" ? "low" : "peek"; // where it rests
  #falls = false; // the next tap lowers it further
  /** @type {{ y: number, height: number } | null} */
  #start = null; // where a drag began
  /** @type {"coach" | "tab" | ""} */
  #raised = ""; // by whom; by hand if by nobody
  #question = ""; // what was asked last; nothing while others choose
  #acted = false; // and I have done something since
  #gaveWay = -REACTION; // when it was lowered by itself

  /** @param {(move: string) => void} reveal - brings the place of a move into view */
  constructor(reveal) {
    this.#set(this.#usual);
    this.#listenToHandle();
    /** @param {Element | null} button */
    const show = (button) => {
      const move = button?.getAttribute("data-move");
      if (typeof move === "string") reveal(move);
    };
    $("offers").addEventListener("focusin", (event) => show(around(event, "button[data-move]")));
    onHold($("offers"), (_, target) => show(target.closest("button[data-move]")));
    $("offers").addEventListener("click", () => { if (this.#height === "full") this.#set("half"); }); // to see what comes of it
    only("[role=tablist]").addEventListener("click", (event) => {
      if (around(event, "#tab-play")) this.#lower("tab");
      else if (this.#isLow && around(event, "[role=tab]")) this.#raise("tab"); // to read there
    });
    $("board").addEventListener("click", (event) => { if (performance.now() - this.#gaveWay < REACTION) event.stopPropagation(); }, { capture: true });
    $("board").addEventListener("click", () => this.#lower("tab")); // who goes back to the board has read
    new MutationObserver(() => { if (!$("end").hidden) this.#set("peek"); }) // first the scene of the end, then the words
      .observe($("end"), { attributeFilter: ["hidden"] });
    new MutationObserver(() => { // it has more to say than the lowest height shows
      if ($("peri").matches(".chose:not([hidden])")) this.#set("peek"); // the board shows where, however the sheet was raised
      else if (!speaks()) this.#lower("coach");
      else if (this.#isLow) this.#raise("coach");
    }).observe($("peri"), { attributeFilter: ["hidden", "class"] });
    new MutationObserver(() => { $("latest").textContent = $("log").lastElementChild?.textContent ?? ""; })
      .observe($("log"), { childList: true });
  }

  /** I act. */
  acted() {
    this.#acted = true;
  }

  /**
   * A position. Its question is another one if my turn begins, or if it follows what I did; others may only change its words.
   * @param {Shown} position
   */
  turn({ mine, seat, prompt }) {
    const question = mine ? `${seat} ${prompt}` : "";
    const another = mine && (this.#question === "" || (this.#acted && question !== this.#question));
    this.#question = question;
    if (another) this.#acted = false;
    if (!another || this.#rail.dataset.shows !== "play" || speaks()) return;
    if (!this.#isLow) this.#gaveWay = performance.now(); // a tap that was meant for the sheet is none on the board
    this.#set(this.#usual);
  }

  get #isLow() {
    return this.#height === "low" || this.#height === "peek";
  }

  /** @param {"coach" | "tab"} by */
  #raise(by) {
    this.#set("half");
    this.#raised = by;
  }

  /** @param {"coach" | "tab"} by */
  #lower(by) {
    if (this.#raised === by) this.#set(this.#usual);
  }

  /**
   * By hand: it rests there, if that is low.
   * @param {Height} height
   */
  #put(height) {
    this.#set(height);
    if (!this.#isLow) return;
    this.#usual = height;
    localStorage.setItem(KEY, height);
  }

  /** A tap raises it to half of the screen, and then lowers it as far as it goes. */
  #tap() {
    const before = this.#height;
    if (before === "peek") this.#put(this.#falls ? "low" : "half");
    else this.#put("peek");
    this.#falls = before === "half";
  }

  /** @param {Height} height */
  #set(height) {
    this.#raised = "";
    this.#falls = false;
    this.#height = height;
    document.body.dataset.sheet = height;
    this.#handle.setAttribute("aria-expanded", String(!this.#isLow));
    this.#rail.style.height = "";
    if (this.#isLow) queueMicrotask(() => { $("panel-play").scrollTop = 0; });
    toLastLine();
  }

  #listenToHandle() {
    const handle = this.#handle;
    let dragged = false;
    handle.addEventListener("pointerdown", (event) => {
      dragged = false;
      this.#start = { y: event.clientY, height: this.#rail.offsetHeight };
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointermove", (event) => {
      if (!this.#start) return;
      const up = this.#start.y - event.clientY;
      dragged ||= Math.abs(up) > DRAG;
      if (!dragged) return;
      this.#rail.classList.add("dragged");
      this.#rail.style.height = `${this.#start.height + up}px`;
    });
    const drop = () => {
      const height = dragged && this.#start ? this.#nearest(this.#start.height) : null;
      this.#rail.classList.remove("dragged");
      if (height) this.#put(height);
      this.#start = null;
    };
    handle.addEventListener("pointerup", drop);
    handle.addEventListener("pointercancel", drop);
    handle.addEventListener("click", () => {
      if (!dragged) this.#tap();
      dragged = false;
    });
  }

  /**
   * The height next to where the sheet was dropped, in the direction of the drag.
   * @param {number} before - how high it was, in pixels
   */
  #nearest(before) {
    const now = this.#rail.offsetHeight;
    const tall = HEIGHTS.map((height) => {
      document.body.dataset.sheet = height;
      this.#rail.style.height = "";
      return this.#rail.offsetHeight;
    });
    const lead = now + 0.6 * (now - before); // a short drag is enough
    return HEIGHTS.reduce((best, height, n) => (Math.abs(tall[n] - lead) < Math.abs(tall[HEIGHTS.indexOf(best)] - lead) ? height : best));
  }
}

/** Whether the coach says all that it has to say. */
function speaks() {
  return !$("peri").matches("[hidden], .folded");
}
