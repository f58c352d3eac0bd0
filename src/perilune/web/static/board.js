// The board: shows the drawing, keeps its zoom, lets the pieces move, and says what was clicked. Knows no rules.

import { Enlarge } from "./enlarge.js";
import { Motion, snapshot } from "./motion.js";
import { Variants } from "./variants.js";

const CLOSEST = 8;
const DRAG = 6; // pixels before a press becomes a drag
const SMALL = 0.45; // pixels for each unit of the drawing: with fewer, one begins with a part of the board
const LEGIBLE = 0.62;
const CLOSE = 1.1; // after a double tap
const DOUBLE = 320; // milliseconds between the taps

export class Board {
  #view;
  #svg = null;
  #zoom = 1;
  #shown = "";
  #variants;
  #enlarge;
  #motion = new Motion();
  #marks = {};
  #offered = "";

  /** `act` has move(text), ask(text), point(text or null) and mark(place), which is true where the click was a mark. */
  constructor(view, act) {
    this.#view = view;
    this.#variants = new Variants(view);
    this.#enlarge = new Enlarge(view);
    this.#listen(act);
    new ResizeObserver(() => this.#fit()).observe(view);
  }

  /** Show a drawing; pieces that stood elsewhere before go to their new places, unless `still`. The offers say in words what a click does. */
  show(text, offers, still = false) {
    if (text === this.#shown) return;
    this.#shown = text;
    this.#motion.end();
    const old = this.#svg;
    const before = old && !still && !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches ? snapshot(old) : null;
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    this.#svg = document.importNode(drawing, true);
    entitle(this.#svg, new Map(offers.map(({ move, says }) => [move, says])));
    const { scrollLeft, scrollTop } = this.#view;
    this.#view.replaceChildren(this.#svg);
    if (!old) this.#begin();
    this.#fit();
    this.#view.scrollTo(scrollLeft, scrollTop);
    this.#variants.found(this.#svg);
    this.propose(this.#marks);
    if (before) this.#motion.start(this.#svg, before);
    this.#attend(offers, old === null);
  }

  /** Make the places of a move shine; null for none. */
  light(move) {
    for (const spot of this.#view.querySelectorAll("[data-move]")) {
      spot.classList.toggle("lit", spot.dataset.move === move);
    }
    this.#variants.showMove(move);
  }

  /** Bring the place of a move into view, if it has one. */
  reveal(move) {
    const spot = this.#view.querySelector(`[data-move="${CSS.escape(move)}"]`);
    if (spot) this.#bring([spot], this.#calm());
  }

  /** Show what partners propose: for each seat the places it has marked. */
  propose(marks) {
    this.#marks = marks;
    for (const old of this.#view.querySelectorAll("[data-proposed]")) delete old.dataset.proposed;
    for (const [seat, places] of Object.entries(marks)) {
      for (const place of places) {
        for (const spot of this.#view.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) spot.dataset.proposed = seat;
      }
    }
  }

  /** Come close to one part of the board. */
  focus(part) {
    const box = part.getBoundingClientRect();
    const view = this.#view.getBoundingClientRect();
    const factor = Math.min(view.width / box.width, view.height / box.height) * 0.95;
    this.zoom(factor, box.left + box.width / 2, box.top + box.height / 2);
    part.scrollIntoView({ block: "center", inline: "center" });
  }

  /** Zoom by a factor, around a point of the window; around the middle without one. */
  zoom(factor, x, y) {
    const box = this.#view.getBoundingClientRect();
    const at = { x: (x ?? box.left + box.width / 2) - box.left, y: (y ?? box.top + box.height / 2) - box.top };
    const before = this.#svg?.getBoundingClientRect();
    if (!before) return;
    const part = { x: (at.x + box.left - before.left) / before.width, y: (at.y + box.top - before.top) / before.height };
    this.#zoom = Math.min(CLOSEST, Math.max(1, this.#zoom * factor));
    this.#fit();
    const after = this.#svg.getBoundingClientRect();
    this.#view.scrollBy(part.x * after.width - (at.x + box.left - after.left), part.y * after.height - (at.y + box.top - after.top));
  }

  /** The whole board again. */
  whole() {
    this.#zoom = 1;
    this.#fit();
  }

  /** Pixels for each unit of the drawing, when all of it is seen. */
  #scale() {
    const { width, height } = this.#svg.viewBox.baseVal;
    return Math.min(this.#view.clientWidth / width, this.#view.clientHeight / height);
  }

  #fit() {
    if (!this.#svg) return;
    const { width, height } = this.#svg.viewBox.baseVal;
    const scale = this.#scale() * this.#zoom;
    this.#svg.style.width = `${width * scale}px`;
    this.#svg.style.height = `${height * scale}px`;
    this.#view.classList.toggle("zoomed", this.#zoom > 1);
  }

  /** Where the whole board would be too small to read, begin with a part of it, as high as the window or legible. */
  #begin() {
    const scale = this.#scale();
    if (scale > SMALL) return;
    const high = this.#view.clientHeight / this.#svg.viewBox.baseVal.height;
    this.#zoom = Math.min(CLOSEST, Math.max(LEGIBLE, high) / scale);
  }

  /** New offers, and none of their places is in view: go there. */
  #attend(offers, first) {
    const offered = JSON.stringify(offers);
    const same = offered === this.#offered;
    this.#offered = offered;
    if (same || this.#zoom === 1) return;
    const spots = [...this.#view.querySelectorAll("[data-move]")];
    if (spots.length) this.#bring(spots, first ? "instant" : this.#calm());
  }

  /** Scroll to the first of these places, unless one of them is in view. */
  #bring(spots, behavior) {
    const view = this.#view.getBoundingClientRect();
    const low = view.bottom - parseFloat(getComputedStyle(this.#view).paddingBottom);
    const middles = spots.map((spot) => spot.getBoundingClientRect()).map((box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 }));
    if (middles.some(({ x, y }) => x > view.left && x < view.right && y > view.top && y < low)) return;
    const [{ x, y }] = middles;
    this.#view.scrollBy({ left: x - (view.left + view.right) / 2, top: y - (view.top + low) / 2, behavior });
  }

  #calm() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  }

  #listen(act) {
    const view = this.#view;
    let pressed = null; // what the pointer went down on
    let skipped = false; // the press ended a motion
    let tapped = null; // the last tap of a finger

    const spotOf = (element) => element?.closest("#drawing [data-move], #drawing [data-ask]");
    const choose = (spot) => (spot.dataset.move !== undefined ? act.move(spot.dataset.move) : act.ask(spot.dataset.ask));
    const dragged = this.#listenForDrags();
    const again = (event) => {
      const last = tapped;
      tapped = event.pointerType === "touch" ? { x: event.clientX, y: event.clientY, time: event.timeStamp } : null;
      return tapped && last && tapped.time - last.time < DOUBLE && Math.hypot(tapped.x - last.x, tapped.y - last.y) < 30;
    };
    view.addEventListener("click", (event) => {
      if (dragged()) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const place = under.map((element) => element.closest("#drawing [data-place]")).find((found) => found);
      if (place && act.mark(place.dataset.place)) return;
      const spot = spotOf(event.target) ?? (skipped ? pressed : null);
      if (again(event) && spot?.dataset.move === undefined) this.#tapTwice(event);
      else if (spot) choose(spot);
      else this.#enlarge.card(event.target);
    });
    view.addEventListener("pointerup", (event) => {
      if (dragged() || !pressed || pressed.isConnected) return;
      // A new drawing came between press and release, and the browser makes no click of it: the same place still counts.
      const spot = spotOf(document.elementFromPoint(event.clientX, event.clientY));
      if (spot && spot.dataset.move === pressed.dataset.move && spot.dataset.ask === pressed.dataset.ask) choose(spot);
    });
    view.addEventListener("pointerover", (event) => act.point(event.target.closest("[data-move]")?.dataset.move ?? null));
    view.addEventListener("pointerleave", () => act.point(null));
    window.addEventListener("pointerdown", (event) => {
      pressed = spotOf(event.target);
      skipped = this.#motion.end();
    }, { capture: true });
    window.addEventListener("keydown", () => this.#motion.end(), { capture: true });
  }

  /** Closer where one taps twice; from close by, the whole board. */
  #tapTwice({ clientX, clientY }) {
    const scale = this.#scale() * this.#zoom;
    if (scale < 0.9 * CLOSE) this.zoom(CLOSE / scale, clientX, clientY);
    else this.whole();
  }

  /** The wheel and two fingers zoom, the mouse drags. Returns whether the last press was a drag. */
  #listenForDrags() {
    const view = this.#view;
    let press = null;
    let dragged = false;
    let fingers = null; // how far apart they are, and their middle

    view.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (!event.ctrlKey && this.#variants.step(Math.sign(event.deltaY))) return;
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
    }, { passive: false });

    view.addEventListener("pointerdown", (event) => {
      dragged = false;
      if (event.pointerType === "mouse" && event.button === 0) press = { x: event.clientX, y: event.clientY };
    });
    window.addEventListener("pointermove", (event) => {
      if (!press) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      if (!dragged && Math.hypot(dx, dy) < DRAG) return;
      dragged = true;
      view.scrollBy(-dx, -dy);
      press = { x: event.clientX, y: event.clientY };
    });
    window.addEventListener("pointerup", () => { press = null; });

    const spread = ([a, b]) => ({
      apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      x: (a.clientX + b.clientX) / 2,
      y: (a.clientY + b.clientY) / 2,
    });
    view.addEventListener("touchstart", (event) => { fingers = event.touches.length === 2 ? spread(event.touches) : null; });
    view.addEventListener("touchmove", (event) => {
      if (!fingers || event.touches.length !== 2) return;
      event.preventDefault();
      const now = spread(event.touches);
      view.scrollBy(fingers.x - now.x, fingers.y - now.y);
      this.zoom(now.apart / fingers.apart, now.x, now.y);
      fingers = now;
      dragged = true;
    }, { passive: false });
    return () => dragged;
  }
}

/** Let each place of a move tell the pointer what it does, in the words of its button. */
function entitle(svg, words) {
  for (const spot of svg.querySelectorAll("[data-move]")) {
    let title = spot.querySelector(":scope > title");
    if (!title) {
      title = document.createElementNS(svg.namespaceURI, "title");
      spot.prepend(title);
    }
    title.textContent = words.get(spot.dataset.move);
  }
}
