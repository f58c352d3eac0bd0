// The board: shows the drawing, keeps its zoom, lets the pieces move, and says what was clicked. Knows no rules.

import { Variants } from "./variants.js";

const MOVE_TIME = 260;
const CLOSEST = 8;
const DRAG = 6; // pixels before a press becomes a drag

export class Board {
  #view;
  #svg = null;
  #zoom = 1;
  #shown = "";
  #variants;
  #marks = {};

  /** `act` has move(text), ask(text), point(text or null) and mark(place), which is true where the click was a mark. */
  constructor(view, act) {
    this.#view = view;
    this.#variants = new Variants(view);
    this.#listen(act);
    new ResizeObserver(() => this.#fit()).observe(view);
  }

  /** Show a drawing; pieces that stood elsewhere before go to their new places. The offers say in words what a click does. */
  show(text, offers) {
    if (text === this.#shown) return;
    this.#shown = text;
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const old = this.#svg && places(this.#svg);
    this.#svg = document.importNode(drawing, true);
    entitle(this.#svg, new Map(offers.map(({ move, says }) => [move, says])));
    const { scrollLeft, scrollTop } = this.#view;
    this.#view.replaceChildren(this.#svg);
    this.#fit();
    this.#view.scrollTo(scrollLeft, scrollTop);
    this.#variants.found(this.#svg);
    this.propose(this.#marks);
    if (old && !matchMedia("(prefers-reduced-motion: reduce)").matches) animate(this.#svg, old);
  }

  /** Make the places of a move shine; null for none. */
  light(move) {
    for (const spot of this.#view.querySelectorAll("[data-move]")) {
      spot.classList.toggle("lit", spot.dataset.move === move);
    }
    this.#variants.showMove(move);
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

  #fit() {
    if (!this.#svg) return;
    const { width, height } = this.#svg.viewBox.baseVal;
    const scale = Math.min(this.#view.clientWidth / width, this.#view.clientHeight / height) * this.#zoom;
    this.#svg.style.width = `${width * scale}px`;
    this.#svg.style.height = `${height * scale}px`;
    this.#view.classList.toggle("zoomed", this.#zoom > 1);
  }

  #listen(act) {
    const view = this.#view;
    let press = null;
    let pressed = null; // what the pointer went down on
    let dragged = false;
    let pinch = 0;

    const spotOf = (element) => element?.closest("#drawing [data-move], #drawing [data-ask]");
    const choose = (spot) => (spot.dataset.move !== undefined ? act.move(spot.dataset.move) : act.ask(spot.dataset.ask));
    view.addEventListener("click", (event) => {
      if (dragged) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const place = under.map((element) => element.closest("#drawing [data-place]")).find((found) => found);
      if (place && act.mark(place.dataset.place)) return;
      const spot = spotOf(event.target);
      const part = event.target.closest("[data-enlarge]");
      if (spot) choose(spot);
      else if (part && this.#zoom === 1) this.focus(part);
    });
    view.addEventListener("pointerup", (event) => {
      if (dragged || !pressed || pressed.isConnected) return;
      // A new drawing came between press and release, and the browser makes no click of it: the same place still counts.
      const spot = spotOf(document.elementFromPoint(event.clientX, event.clientY));
      if (spot && spot.dataset.move === pressed.dataset.move && spot.dataset.ask === pressed.dataset.ask) choose(spot);
    });
    view.addEventListener("pointerover", (event) => act.point(event.target.closest("[data-move]")?.dataset.move ?? null));
    view.addEventListener("pointerleave", () => act.point(null));

    view.addEventListener("wheel", (event) => {
      event.preventDefault();
      if (!event.ctrlKey && this.#variants.step(Math.sign(event.deltaY))) return;
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
    }, { passive: false });

    view.addEventListener("pointerdown", (event) => {
      dragged = false;
      pressed = spotOf(event.target);
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

    const spread = (touches) => Math.hypot(touches[0].clientX - touches[1].clientX, touches[0].clientY - touches[1].clientY);
    view.addEventListener("touchstart", (event) => { pinch = event.touches.length === 2 ? spread(event.touches) : 0; });
    view.addEventListener("touchmove", (event) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const now = spread(event.touches);
      const [a, b] = event.touches;
      this.zoom(now / pinch, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      pinch = now;
    }, { passive: false });
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

/** Where each piece stands: a group with an id and a transform of its own, to the origin of its own space. */
function places(svg) {
  const found = new Map();
  for (const piece of svg.querySelectorAll("g[id][transform]")) {
    const matrix = piece.getCTM();
    if (matrix) found.set(piece.id, matrix);
  }
  return found;
}

/** Let every piece that stood elsewhere go from there to here; let new ones appear. */
function animate(svg, old) {
  const gone = new Map(); // how far a piece is drawn from its place, in pixels, so that pieces on it do not go twice
  const timing = { duration: MOVE_TIME, easing: "ease-in-out" };
  for (const [id, here] of places(svg)) {
    const piece = svg.getElementById(id);
    const before = old.get(id);
    if (!before) {
      piece.animate({ opacity: [0, 1] }, timing);
      continue;
    }
    const [dx, dy] = [before.e - here.e, before.f - here.f];
    const carrier = gone.get(piece.parentElement.closest("g[id][transform]"));
    const [rx, ry] = [dx - (carrier?.dx ?? 0), dy - (carrier?.dy ?? 0)];
    gone.set(piece, { dx, dy });
    if (Math.hypot(rx, ry) < 1) continue;
    const outer = piece.parentElement.getCTM().inverse();
    const [x, y] = [outer.a * rx + outer.c * ry, outer.b * rx + outer.d * ry];
    const own = getComputedStyle(piece).transform;
    const rest = own === "none" ? "" : own;
    piece.animate({ transform: [`translate(${x}px, ${y}px) ${rest}`, `translate(0, 0) ${rest}`] }, timing);
  }
}
