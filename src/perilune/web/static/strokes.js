// Strokes: ways that are drawn with the pointer. A way is an offered spot with data-ends, the names (data-place) of the two
// places that it joins. A press on a place with a way and a drag into the next place plays the way between them, and so on
// from place to place: one move for each, the next one when the one before has been answered.

import { makeSvg } from "./make.js";

const SCAN = 6; // pixels between the points that are looked at along a drag
const DEEP = 0.4; // of the width of a place: only who comes this near to its middle has entered it, and not who cuts a corner

export class Strokes {
  #view;
  #act;
  #svg = null;
  #stroke = null; // the pointer that draws, the place it has entered last, where it was seen last
  #drew = false;
  #steps = []; // from place to place, still to be played
  #playing = null; // the step and the move that is on its way
  #line = null; // shows what is drawn and not yet played

  /** `act` has move(text), which is false if it cannot be sent now, and marking(), true while nothing is played. */
  constructor(view, act) {
    this.#view = view;
    this.#act = act;
    view.addEventListener("pointerdown", (event) => this.#begin(event));
    window.addEventListener("pointermove", (event) => this.#follow(event));
    for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, (event) => { if (this.#isMine(event)) this.#end(); });
  }

  /** A place with a way is pressed: the board stays where it is. */
  get active() {
    return this.#stroke !== null;
  }

  /** The last press went from place to place: it was no click. */
  get drew() {
    return this.#drew;
  }

  /** A new drawing. */
  found(svg) {
    this.#svg = svg;
    this.#line = null;
    this.#show();
  }

  /** What was sent has been answered. Was the move not played, then what was to follow it is not either. */
  answered() {
    if (this.#playing && this.#way(...this.#playing.step)?.dataset.move === this.#playing.move) this.#steps = [];
    this.#playing = null;
    this.#play();
  }

  #isMine(event) {
    return this.#stroke?.pointer === event.pointerId;
  }

  #begin(event) {
    this.#drew = false;
    if (this.#stroke && !this.#isMine(event)) this.#end(); // a second finger
    if (!event.isPrimary || event.button !== 0 || this.#act.marking?.()) return;
    const place = this.#placeAt(event.clientX, event.clientY);
    if (!place || !this.#svg?.querySelector(`[data-ends~="${CSS.escape(place)}"]`)) return;
    const over = new AbortController();
    this.#stroke = { pointer: event.pointerId, place, x: event.clientX, y: event.clientY, over };
    const still = (touch) => { if (touch.touches.length === 1) touch.preventDefault(); }; // the board is not panned
    // Touches go to where they began, even when that is not drawn any more.
    event.target.addEventListener("touchmove", still, { passive: false, signal: over.signal });
  }

  #follow(event) {
    if (!this.#isMine(event)) return;
    if (document.querySelector("dialog[open]")) {
      this.#end();
      return;
    }
    const { x, y } = this.#stroke;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    const looks = Math.ceil(Math.hypot(dx, dy) / SCAN);
    for (let n = 1; n <= looks; n += 1) this.#enter(this.#placeAt(x + (dx * n) / looks, y + (dy * n) / looks, DEEP));
    Object.assign(this.#stroke, { x: event.clientX, y: event.clientY });
    this.#play();
  }

  #enter(place) {
    const from = this.#stroke.place;
    if (!place || place === from) return;
    if (!this.#drew) this.#view.setPointerCapture(this.#stroke.pointer); // from now on it is no click
    this.#drew = true;
    this.#stroke.place = place;
    this.#steps.push([from, place]);
  }

  #end() {
    this.#stroke.over.abort();
    this.#stroke = null;
    this.#show();
  }

  /** Play the next step that is offered; if something else is still on its way, later. */
  #play() {
    while (!this.#playing && this.#steps.length) {
      const [step] = this.#steps;
      const move = this.#way(...step)?.dataset.move;
      if (move !== undefined && this.#act.move(move) === false) break;
      this.#steps.shift();
      if (move !== undefined) this.#playing = { step, move };
    }
    this.#show();
  }

  /** The offered way between two places. */
  #way(from, to) {
    return this.#svg.querySelector(`[data-ends~="${CSS.escape(from)}"][data-ends~="${CSS.escape(to)}"]`)?.closest("[data-move]");
  }

  /** The name of the place here; with `deep` only if this is near its middle. */
  #placeAt(x, y, deep = Infinity) {
    const found = document.elementsFromPoint(x, y).map((element) => element.closest("#drawing [data-place]")).find((place) => place);
    if (!found) return null;
    const box = found.getBoundingClientRect();
    const away = Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2);
    return away < deep * Math.min(box.width, box.height) ? found.dataset.place : null;
  }

  /** Draw what is on its way, and from the last place to the pointer. */
  #show() {
    const steps = [...(this.#playing ? [this.#playing.step] : []), ...this.#steps];
    if (!this.#svg || (!this.#stroke && steps.length === 0)) {
      this.#line?.remove();
      this.#line = null;
      return;
    }
    const screen = this.#svg.getScreenCTM().inverse();
    const written = (x, y) => { const at = new DOMPoint(x, y).matrixTransform(screen); return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`; };
    const middle = (place) => {
      const box = this.#svg.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
      return box ? written(box.left + box.width / 2, box.top + box.height / 2) : null;
    };
    const lines = steps.map(([from, to]) => [middle(from), middle(to)]);
    if (this.#stroke) lines.push([middle(this.#stroke.place), written(this.#stroke.x, this.#stroke.y)]);
    this.#line ??= this.#svg.appendChild(makeSvg("path", { class: "stroke" }));
    this.#line.setAttribute("d", lines.filter(([from, to]) => from && to).map(([from, to]) => `M${from}L${to}`).join(""));
  }
}
