// The board: shows the drawing, keeps its zoom, lets the pieces move, and says what was clicked. Knows no rules.

import { Enlarge } from "./enlarge.js";
import { makeSvg, parseSvg } from "./make.js";
import { Motion, snapshot } from "./motion.js";
import { Strokes } from "./strokes.js";
import { Variants } from "./variants.js";

const CLOSEST = 8;
const DRAG = 6; // pixels before a press becomes a drag
const SMALL = 0.45; // pixels for each unit of the drawing: with fewer, one begins with a part of the board
const LEGIBLE = 0.62;
const CLOSE = 1.1; // after a double tap
const DOUBLE = 320; // milliseconds between the taps
const SCROLL = 1000; // that the board may take to go somewhere by itself

export class Board {
  #view;
  #svg = null;
  #zoom = 1;
  #shown = "";
  #variants;
  #strokes;
  #enlarge;
  #motion = new Motion();
  #marks = {}; // the places that each seat proposes
  #people = null;
  #offered = "";
  #held = false; // somebody holds the board, to move it
  #goal = null; // where the board is going by itself, and until when

  /**
   * `act` has move(text), ask(text), point(text or null), mark(place or null, move or null), which is true where the click was a
   * mark for one's partners, and marking(), which is true while clicks are such marks.
   */
  constructor(view, act) {
    this.#view = view;
    this.#variants = new Variants(view, act);
    this.#strokes = new Strokes(view, act);
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
    this.#svg = parseSvg(text);
    entitle(this.#svg, new Map(offers.map(({ move, says }) => [move, says])));
    const { scrollLeft, scrollTop } = this.#view;
    this.#view.replaceChildren(this.#svg);
    if (!old) this.#begin();
    this.#fit();
    this.#view.scrollTo(scrollLeft, scrollTop);
    if (this.#goal?.until > Date.now()) this.#view.scrollTo(this.#goal); // the new drawing has stopped it on its way
    this.#variants.found(this.#svg);
    this.#strokes.found(this.#svg);
    this.propose(this.#marks, this.#people);
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

  /** What was sent has been answered: what waits for it goes on. */
  answered() {
    this.#strokes.answered();
  }

  /** Show what partners propose: for each seat the places it has marked. */
  propose(marks, people) {
    this.#marks = marks;
    this.#people = people;
    for (const old of this.#view.querySelectorAll("[data-proposed]")) delete old.dataset.proposed;
    for (const old of this.#view.querySelectorAll(".proposal")) old.remove();
    if (!people) return;
    const seats = new Map(); // by place
    for (const [seat, places] of Object.entries(marks)) for (const place of places) seats.set(place, [...(seats.get(place) ?? []), Number(seat)]);
    for (const [place, proposing] of seats) {
      for (const spot of this.#view.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)) {
        spot.dataset.proposed = proposing.at(-1);
        this.#svg.append(...flags(this.#svg, spot, proposing, people));
      }
    }
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
    if (same || this.#held || this.#zoom === 1) return;
    const spots = [...this.#view.querySelectorAll("[data-move]")];
    if (spots.length) this.#bring(spots, first ? "instant" : this.#calm());
  }

  /** Scroll to the first of these places, unless one of them is in view or somebody draws on the board. */
  #bring(spots, behavior) {
    if (this.#strokes.active) return;
    const view = this.#view.getBoundingClientRect();
    const low = view.bottom - parseFloat(getComputedStyle(this.#view).paddingBottom);
    const boxes = spots.map((spot) => spot.getBoundingClientRect()).filter(({ width, height }) => width + height > 0);
    const middles = boxes.map((box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 }));
    if (middles.some(({ x, y }) => x > view.left && x < view.right && y > view.top && y < low)) return;
    if (middles.length === 0) return;
    const [{ x, y }] = middles;
    const { scrollLeft, scrollTop } = this.#view;
    this.#goal = { left: scrollLeft + x - (view.left + view.right) / 2, top: scrollTop + y - (view.top + low) / 2, behavior, until: Date.now() + SCROLL };
    this.#view.scrollTo(this.#goal);
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
      if (dragged() || this.#strokes.drew) return;
      const spot = spotOf(event.target) ?? (skipped ? pressed : null);
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const place = under.map((element) => element.closest("#drawing [data-place]")).find((found) => found);
      if (act.mark(place?.dataset.place ?? null, spot?.dataset.move ?? null)) return;
      if (this.#variants.click(event)) return;
      if (again(event) && spot?.dataset.move === undefined) this.#tapTwice(event);
      else if (spot) choose(spot);
      else this.#enlarge.card(event.target);
    });
    view.addEventListener("pointerup", (event) => {
      if (dragged() || this.#strokes.drew || !pressed || pressed.isConnected || act.marking?.()) return;
      // A new drawing came between press and release, and the browser makes no click of it: the same place still counts.
      const spot = spotOf(document.elementFromPoint(event.clientX, event.clientY));
      const same = spot && spot.dataset.move === pressed.dataset.move && spot.dataset.ask === pressed.dataset.ask;
      if (same && !this.#variants.click(event)) choose(spot);
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
      if (!event.ctrlKey && this.#variants.roll(event)) return;
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
    }, { passive: false });

    for (const moved of ["pointerdown", "wheel"]) view.addEventListener(moved, () => { this.#goal = null; }, { passive: true });
    for (const held of ["touchstart", "touchend", "touchcancel"]) {
      view.addEventListener(held, (event) => { this.#held = event.touches.length > 0; }, { passive: true });
    }

    view.addEventListener("pointerdown", (event) => {
      dragged = false;
      if (event.pointerType !== "mouse" || event.button !== 0 || this.#strokes.active) return;
      press = { x: event.clientX, y: event.clientY };
      this.#held = true;
    });
    window.addEventListener("pointermove", (event) => {
      if (!press) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      if (!dragged && Math.hypot(dx, dy) < DRAG) return;
      dragged = true;
      view.scrollBy(-dx, -dy);
      press = { x: event.clientX, y: event.clientY };
    });
    window.addEventListener("pointerup", (event) => {
      press = null;
      if (event.pointerType === "mouse" || this.#strokes.drew) this.#held = false; // a finger that drew may have left what it touched
    });

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

/** The marks of those who propose a place, side by side: in the middle of a small place, in a corner of a large one. */
function flags(svg, spot, seats, people) {
  const screen = svg.getScreenCTM().inverse();
  const box = spot.getBoundingClientRect();
  const from = new DOMPoint(box.left, box.top).matrixTransform(screen);
  const to = new DOMPoint(box.right, box.bottom).matrixTransform(screen);
  const small = Math.min(to.x - from.x, to.y - from.y);
  const size = Math.min(small * 0.62, 30);
  const middle = small < 80 ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : { x: to.x - size * (seats.length + 1) * 0.6, y: from.y + size };
  return seats.map((seat, n) => {
    const x = middle.x + (n - (seats.length - 1) / 2) * size * 0.9 - size / 2;
    const transform = `translate(${x.toFixed(1)} ${(middle.y - size / 2).toFixed(1)}) scale(${(size / 16).toFixed(3)})`;
    return makeSvg("path", { class: "proposal", d: people[seat].mark, fill: `var(--pl-seat-${seat + 1})`, transform });
  });
}

/** Let each place of a move tell the pointer what it does, in the words of its button. A shape of several tells more by itself. */
function entitle(svg, words) {
  for (const spot of svg.querySelectorAll("[data-move]:not(.variants > *)")) {
    let title = spot.querySelector(":scope > title");
    if (!title) {
      title = makeSvg("title");
      spot.prepend(title);
    }
    title.textContent = words.get(spot.dataset.move);
  }
}
