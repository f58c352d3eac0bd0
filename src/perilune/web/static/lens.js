// A magnifier for a finger. Where what is offered is smaller than a finger and lies close together, a press shows it above the finger,
// larger, with what a lift would take; a finger that slides takes another one. A tap stays a tap.

import { make, makeSvg } from "./make.js";

/** @import { Point } from "./types.d.ts" */

const FINGER = 44; // pixels: what is larger needs no magnifier
const NEAR = 26; // from the finger: whatever is nearer may be meant
const PRESS = 140; // milliseconds before it opens
const STILL = 10; // pixels that a finger may move until then
const LARGER = 2.2;
const ROUND = 148; // its width
const ABOVE = 72; // from the finger to its edge: the words lie between
const RIM = 6; // what it keeps from the edges of the window

/**
 * What the board knows and the magnifier must.
 * @typedef {object} Hands
 * @property {() => SVGGraphicsElement[]} offered - what may be taken, if nothing else is going on
 * @property {() => void} opened
 * @property {() => boolean} drew - the finger has drawn from place to place, and takes nothing
 * @property {(spot: SVGGraphicsElement | null) => string} foresee - shows what a lift would do, and says it
 * @property {(spot: SVGGraphicsElement) => void} take
 */

export class Lens {
  #view;
  #hands;
  #glass = make("div");
  #says = make("p");
  #picture = makeSvg("svg");
  #copy = makeSvg("use");
  /** @type {SVGGraphicsElement[]} */
  #spots = []; // that lie close together here
  /** @type {SVGGraphicsElement | null} */
  #aimed = null;
  /** @type {AbortController | null} */
  #press = null;
  #took = false;

  /**
   * @param {HTMLElement} view
   * @param {Hands} hands
   */
  constructor(view, hands) {
    this.#view = view;
    this.#hands = hands;
    this.#glass.id = "lens";
    this.#glass.hidden = true;
    this.#glass.setAttribute("aria-hidden", "true");
    this.#copy.setAttribute("href", "#drawn");
    this.#picture.append(this.#copy);
    this.#glass.append(this.#picture, this.#says);
    document.body.append(this.#glass);
    view.addEventListener("pointerdown", (event) => this.#begin(event));
  }

  /** The last press was answered here: it was no click. */
  get took() {
    return this.#took;
  }

  /**
   * Whether several small things lie here, so that a press needs time.
   * @param {Point} at
   */
  isCrowded(at) {
    return this.#crowd(at).length > 1;
  }

  /** What it would take is not taken. */
  close() {
    this.#end();
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    this.#end();
    this.#took = false;
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    const start = { x: event.clientX, y: event.clientY };
    this.#spots = this.#crowd(start);
    if (this.#spots.length < 2) return;
    this.#spots = this.#small();
    const press = new AbortController();
    const { signal } = press;
    this.#press = press;
    const timer = setTimeout(() => this.#show(start), PRESS);
    signal.addEventListener("abort", () => clearTimeout(timer));
    /** @param {Event} touch */
    const still = (touch) => { if (!this.#glass.hidden && touch.cancelable) touch.preventDefault(); }; // the board is not panned
    event.target?.addEventListener("touchmove", still, { passive: false, signal }); // touches go to where they began
    window.addEventListener("pointerdown", () => this.#end(), { signal, capture: true }); // a second finger
    window.addEventListener("pointercancel", () => this.#end(), { signal });
    window.addEventListener("pointermove", ({ pointerId, clientX: x, clientY: y }) => {
      if (pointerId !== event.pointerId) return;
      if (!this.#glass.hidden) this.#show({ x, y });
      else if (Math.hypot(x - start.x, y - start.y) > STILL && !this.#hands.drew()) this.#end();
    }, { signal });
    window.addEventListener("pointerup", ({ pointerId }) => {
      if (pointerId !== event.pointerId) return;
      const [open, spot] = [!this.#glass.hidden, this.#aimed];
      this.#end();
      if (!open || this.#hands.drew()) return;
      this.#took = true;
      if (spot?.isConnected) this.#hands.take(spot);
    }, { signal, capture: true }); // before the board hears of it
  }

  /** What is offered and smaller than a finger. */
  #small() {
    return this.#hands.offered().filter((spot) => {
      const { width, height } = spot.getBoundingClientRect();
      return width > 0 && Math.min(width, height) < FINGER - 0.5;
    });
  }

  /**
   * The small things that a finger at this place may mean.
   * @param {Point} at
   */
  #crowd(at) {
    return this.#small().filter((spot) => away(spot, at) < NEAR);
  }

  /** @param {Point} at */
  #show(at) {
    const drawing = this.#view.querySelector("svg");
    if (!drawing) return;
    drawing.id = "drawn";
    const frame = drawing.getBoundingClientRect();
    this.#copy.setAttribute("width", `${frame.width}`);
    this.#copy.setAttribute("height", `${frame.height}`);
    const wide = ROUND / LARGER;
    this.#picture.setAttribute("viewBox", [at.x - frame.left - wide / 2, at.y - frame.top - wide / 2, wide, wide].map((n) => n.toFixed(1)).join(" "));
    if (this.#glass.hidden) this.#hands.opened();
    this.#glass.hidden = false;
    const above = at.y - ABOVE - ROUND > RIM;
    const beside = at.x > innerWidth / 2 ? at.x - ABOVE - ROUND : at.x + ABOVE;
    const left = inWindow(above ? at.x - ROUND / 2 : beside, ROUND);
    this.#glass.style.left = `${left}px`;
    this.#glass.style.top = `${above ? at.y - ABOVE - ROUND : Math.max(RIM, at.y - ROUND)}px`;
    this.#aim(this.#hands.drew() ? null : nearest(this.#spots, at));
    const words = this.#says.offsetWidth;
    this.#says.style.left = `${inWindow(left + (ROUND - words) / 2, words) - left}px`;
  }

  /** @param {SVGGraphicsElement | null} spot */
  #aim(spot) {
    if (spot === this.#aimed) return;
    this.#aimed?.classList.remove("aimed");
    spot?.classList.add("aimed");
    this.#aimed = spot;
    this.#says.textContent = this.#hands.foresee(spot);
  }

  #end() {
    this.#press?.abort();
    this.#press = null;
    this.#aim(null);
    this.#glass.hidden = true;
  }
}

/**
 * Where something begins that keeps within the window.
 * @param {number} left
 * @param {number} wide
 */
function inWindow(left, wide) {
  return Math.min(Math.max(left, RIM), innerWidth - wide - RIM);
}

/**
 * How far a point is from a part of the drawing; 0 within it.
 * @param {SVGGraphicsElement} spot
 * @param {Point} at
 */
function away(spot, { x, y }) {
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * Which of them is nearest, if one is near; of those within which the point lies, the one whose middle is nearest.
 * @param {SVGGraphicsElement[]} spots
 * @param {Point} at
 */
function nearest(spots, at) {
  let [found, least] = [/** @type {SVGGraphicsElement | null} */ (null), Infinity];
  for (const spot of spots) {
    const far = away(spot, at);
    const { left, right, top, bottom } = spot.getBoundingClientRect();
    const middle = Math.hypot(at.x - (left + right) / 2, at.y - (top + bottom) / 2);
    const rank = far * 100 + middle;
    if (spot.isConnected && far < NEAR && rank < least) [found, least] = [spot, rank];
  }
  return found;
}
