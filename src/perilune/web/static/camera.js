// How much of the board is seen, and which part of it: wheel and fingers zoom, the mouse drags, and it goes by itself to where something is to be done.

import { layout } from "./layout.js";
import { seenIn, together, toMiddle, wholly } from "./into_view.js";

/** @import { Box } from "./into_view.js" */
/** @import { Point } from "./types.d.ts" */

const CLOSEST = 8;
const DRAG = 6; // pixels before a press becomes a drag
const SMALL = 0.45; // pixels for each unit of the drawing: with fewer, one begins with a part of the board
const LEGIBLE = 0.62;
const CLOSE = 1.1; // after a double tap
const AROUND = 120; // pixels that are seen of what is lower, such as a tunnel: with what lies above and below

/**
 * What the board knows and the camera must: whether somebody draws on it, or did at the last press, and whether the wheel turns something there.
 * @typedef {object} Hands
 * @property {() => boolean} draws
 * @property {() => boolean} drew
 * @property {(event: WheelEvent) => boolean} roll
 */

export class Camera {
  #view;
  #hands;
  /** @type {SVGSVGElement | null} */
  #svg = null;
  #size = ""; // of the drawing
  #zoom = 1;
  #held = false; // somebody holds the board, to move it
  #dragged = false;
  /** @type {(() => void) | null} */
  #again = null; // goes where it went last, until somebody moves the board

  /**
   * @param {HTMLElement} view
   * @param {Hands} hands
   */
  constructor(view, hands) {
    this.#view = view;
    this.#hands = hands;
    this.#listenToWheel();
    this.#listenToMouse();
    this.#listenToFingers();
    new ResizeObserver(() => {
      this.#fit();
      this.#again?.();
    }).observe(view);
  }

  /** The last press moved the board: it was no click. */
  get dragged() {
    return this.#dragged;
  }

  /**
   * Show a drawing. It may have been shown before, and have another size now.
   * @param {SVGSVGElement} svg
   */
  show(svg) {
    const size = svg.getAttribute("viewBox") ?? "";
    if (svg === this.#svg && size === this.#size) return;
    const first = this.#svg === null;
    this.#svg = svg;
    this.#size = size;
    if (first) {
      this.#view.replaceChildren(svg);
      this.#begin(svg);
    }
    this.#fit();
  }

  /**
   * Zoom by a factor, around a point of the window; around the middle without one.
   * @param {number} factor
   * @param {Point} [around]
   */
  zoom(factor, around) {
    if (!this.#svg) return;
    this.#again = null;
    const box = this.#view.getBoundingClientRect();
    const { x, y } = around ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const before = this.#svg.getBoundingClientRect();
    const part = { x: (x - before.left) / before.width, y: (y - before.top) / before.height };
    this.#zoom = Math.min(CLOSEST, Math.max(1, this.#zoom * factor));
    this.#fit();
    const after = this.#svg.getBoundingClientRect();
    this.#view.scrollBy(part.x * after.width - (x - after.left), part.y * after.height - (y - after.top));
  }

  /** The whole board again. */
  whole() {
    this.#zoom = 1;
    this.#fit();
  }

  /**
   * Closer to a point; from close by, the whole board.
   * @param {Point} at
   */
  closeOrWhole(at) {
    const scale = this.#svg ? this.#scale(this.#svg) * this.#zoom : 1;
    if (scale < 0.9 * CLOSE) this.zoom(CLOSE / scale, at);
    else this.whole();
  }

  /**
   * Go to the first of these places, unless one of them is in view, or somebody moves or draws. Without `always` only where not all of the board is seen.
   * @param {Element[]} spots
   * @param {{ always?: boolean, instant?: boolean }} how
   */
  goTo(spots, { always = false, instant = false }) {
    this.#again = null;
    if (this.#hands.draws() || (!always && (this.#held || this.#seesAll()))) return;
    this.#again = () => this.goTo(spots, { always, instant: true });
    const view = seenIn(this.#view);
    const boxes = boxesOf(spots);
    const whole = !always && boxes.length === 1 && boxes[0].height <= view.bottom - view.top; // a place that fits is seen as a whole
    this.#go(whole ? wholly(boxes[0], view) : toMiddle(boxes, view), instant);
  }

  /**
   * Bring these to the middle of the view, unless they are in it, or as many of the first as can be seen at the same time.
   * @param {Element[]} spots
   */
  gather(spots, instant = false) {
    const again = () => this.gather(spots, true);
    this.#again = again;
    whenStill(this.#view).then((moved) => { if (moved && this.#again === again) again(); });
    const view = seenIn(this.#view);
    const box = together(boxesOf(spots).map(withSurroundings), view);
    if (!box) return;
    const way = wholly(box, view);
    if (!way) this.#go({ x: 0, y: 0 }, true); // nor does it go on to where it was going
    else if (box.bottom - box.top > view.bottom - view.top) this.#go(way, instant);
    else this.#go({ x: way.x, y: (box.top + box.bottom - view.top - view.bottom) / 2 }, instant);
  }

  /**
   * @param {Point | null} way
   * @param {boolean} instant
   */
  #go(way, instant) {
    if (!way) return;
    const { scrollLeft, scrollTop } = this.#view;
    this.#view.scrollTo({
      left: scrollLeft + way.x,
      top: scrollTop + way.y,
      behavior: instant || matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
    });
  }

  #seesAll() {
    return this.#zoom === 1 && this.#view.scrollHeight <= this.#view.clientHeight;
  }

  /**
   * Pixels for each unit of the drawing, when all of it is seen; on a phone, when it is as wide as the window.
   * @param {SVGSVGElement} svg
   */
  #scale(svg) {
    const { width, height } = svg.viewBox.baseVal;
    if (layout() === "narrow" && height > width) return this.#view.clientWidth / width;
    const lap = parseFloat(getComputedStyle(this.#view).getPropertyValue("--lap")) || 0; // what the round edge of a sheet covers
    return Math.min(this.#view.clientWidth / width, (this.#view.clientHeight - lap) / height);
  }

  #fit() {
    if (!this.#svg) return;
    const { width, height } = this.#svg.viewBox.baseVal;
    const scale = this.#scale(this.#svg) * this.#zoom;
    this.#svg.style.width = `${width * scale}px`;
    this.#svg.style.height = `${height * scale}px`;
    this.#view.classList.toggle("zoomed", this.#zoom > 1);
  }

  /**
   * Where the whole board would be too small to read, begin with a part of it, as high as the window or legible.
   * @param {SVGSVGElement} svg
   */
  #begin(svg) {
    const scale = this.#scale(svg);
    if (scale > SMALL) return;
    const high = this.#view.clientHeight / svg.viewBox.baseVal.height;
    this.#zoom = Math.min(CLOSEST, Math.max(LEGIBLE, high) / scale);
  }

  #listenToWheel() {
    this.#view.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (!event.ctrlKey && this.#hands.roll(event)) return;
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), { x: event.clientX, y: event.clientY });
    }, { passive: false });
  }

  #listenToMouse() {
    /** @type {Point | null} */
    let press = null;
    this.#view.addEventListener("pointerdown", (event) => {
      this.#dragged = false;
      if (event.pointerType !== "mouse" || event.button !== 0 || this.#hands.draws()) return;
      press = { x: event.clientX, y: event.clientY };
      this.#held = true;
    });
    window.addEventListener("pointermove", (event) => {
      if (!press) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      if (!this.#dragged && Math.hypot(dx, dy) < DRAG) return;
      this.#dragged = true;
      this.#again = null;
      this.#view.scrollBy(-dx, -dy);
      press = { x: event.clientX, y: event.clientY };
    });
    window.addEventListener("pointerup", (event) => {
      press = null;
      if (event.pointerType === "mouse" || this.#hands.drew()) this.#held = false; // a finger that drew may have left what it touched
    });
  }

  #listenToFingers() {
    const view = this.#view;
    /** @type {ReturnType<typeof spread> | null} */
    let fingers = null;
    for (const held of /** @type {const} */ (["touchstart", "touchend", "touchcancel"])) {
      view.addEventListener(held, (event) => { this.#held = event.touches.length > 0; }, { passive: true });
    }
    view.addEventListener("touchstart", (event) => { fingers = event.touches.length === 2 ? spread(event.touches) : null; }, { passive: true });
    view.addEventListener("touchmove", (event) => {
      this.#again = null;
      if (!fingers || event.touches.length !== 2) return;
      event.preventDefault();
      const now = spread(event.touches);
      view.scrollBy(fingers.x - now.x, fingers.y - now.y);
      this.zoom(now.apart / fingers.apart, now);
      fingers = now;
      this.#dragged = true;
    }, { passive: false });
  }
}

/**
 * When the pieces that move have come to where they go: whether there were any.
 * @param {HTMLElement} view
 */
export async function whenStill(view) {
  const moving = view.getAnimations({ subtree: true }).filter((motion) => motion.effect?.getComputedTiming().iterations === 1); // what pulses goes nowhere
  await Promise.allSettled(moving.map(({ finished }) => finished));
  return moving.length > 0;
}

/**
 * Where these are, as far as they are drawn.
 * @param {Element[]} spots
 */
function boxesOf(spots) {
  return spots.map((spot) => spot.getBoundingClientRect()).filter(({ width, height }) => width + height > 0);
}

/**
 * A box that is high enough for somebody to see where it is.
 * @param {Box} box
 * @returns {Box}
 */
function withSurroundings({ left, right, top, bottom }) {
  const more = Math.max(0, AROUND - (bottom - top)) / 2;
  return { left, right, top: top - more, bottom: bottom + more };
}

/**
 * How far apart two fingers are, and their middle.
 * @param {TouchList} touches
 */
function spread([a, b]) {
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  };
}
