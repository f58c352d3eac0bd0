// Strokes: ways that are drawn with the pointer. A way is an offered spot with data-ends, the names (data-place) of the two
// places that it joins. A press on a place with a way and a drag into the next place plays the way between them, and so on
// from place to place.

import { fromScreen, makeSvg } from "./make.js";
import { Steps } from "./steps.js";

/** @import { Act, Point } from "./types.d.ts" */

const SCAN = 6; // pixels between the points that are looked at along a drag
const DEEP = 0.4; // of the width of a place: only who comes this near to its middle has entered it, and not who cuts a corner

export class Strokes {
  #view;
  #act;
  /** @type {SVGSVGElement | null} */
  #svg = null;
  /** @type {Point & { pointer: number, place: string, over: AbortController } | null} */
  #stroke = null; // the pointer that draws, the place it has entered last, where it was seen last
  #drew = false;
  #missed = ""; // the last place to which no way is offered
  #steps;
  /** @type {SVGPathElement | null} */
  #line = null; // shows what is drawn and not yet played

  /**
   * @param {HTMLElement} view
   * @param {Pick<Act, "ask" | "move" | "marking">} act
   */
  constructor(view, act) {
    this.#view = view;
    this.#act = act;
    this.#steps = new Steps((from, to) => this.#wayOf(from, to), (move) => act.move(move));
    view.addEventListener("pointerdown", (event) => this.#begin(event));
    window.addEventListener("pointermove", (event) => this.#follow(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      window.addEventListener(end, (event) => { if (this.#isMine(event)) this.#end(); });
    }
  }

  /** A place with a way is pressed: the board stays where it is. */
  get active() {
    return this.#stroke !== null;
  }

  /** The last press went from place to place: it was no click. */
  get drew() {
    return this.#drew;
  }

  /**
   * A new drawing.
   * @param {SVGSVGElement} svg
   */
  found(svg) {
    this.#svg = svg;
    this.#show();
  }

  /** What was sent has been answered. */
  answered() {
    this.#steps.answered();
    this.#show();
  }

  /** @param {PointerEvent} event */
  #isMine(event) {
    return this.#stroke?.pointer === event.pointerId;
  }

  /** @param {PointerEvent} event */
  #begin(event) {
    this.#drew = false;
    if (this.#stroke && !this.#isMine(event)) this.#end(); // a second finger
    if (!event.isPrimary || event.button !== 0 || this.#act.marking()) return;
    const place = placeAt(event.clientX, event.clientY);
    if (!place || !this.#svg?.querySelector(`[data-ends~="${CSS.escape(place)}"]`)) return;
    const over = new AbortController();
    this.#stroke = { pointer: event.pointerId, place, x: event.clientX, y: event.clientY, over };
    /** @param {Event} touch */
    const still = (touch) => { if (touch instanceof TouchEvent && touch.touches.length === 1) touch.preventDefault(); }; // the board is not panned
    // Touches go to where they began, even when that is not drawn any more.
    event.target?.addEventListener("touchmove", still, { passive: false, signal: over.signal });
  }

  /** @param {PointerEvent} event */
  #follow(event) {
    if (!this.#stroke || !this.#isMine(event)) return;
    if (document.querySelector("dialog[open]")) {
      this.#end();
      return;
    }
    const { x, y } = this.#stroke;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    const looks = Math.ceil(Math.hypot(dx, dy) / SCAN);
    for (let n = 1; n <= looks; n += 1) this.#enter(placeAt(x + (dx * n) / looks, y + (dy * n) / looks, DEEP));
    Object.assign(this.#stroke, { x: event.clientX, y: event.clientY });
    this.#steps.play();
    this.#show();
  }

  /** @param {string | null} place */
  #enter(place) {
    const stroke = this.#stroke;
    if (!stroke || !place || place === stroke.place) return;
    if (!this.#drew) this.#view.setPointerCapture(stroke.pointer); // from now on it is no click
    this.#drew = true;
    this.#missed = this.#wayOf(stroke.place, place) === undefined && this.#steps.left.length === 0 ? place : "";
    this.#steps.add(stroke.place, place);
    stroke.place = place;
  }

  #end() {
    this.#stroke?.over.abort();
    this.#stroke = null;
    if (this.#missed) this.#askWhy(this.#missed);
    this.#missed = "";
    this.#show();
  }

  /**
   * Nothing leads there: the drawing may know why, as for a tap.
   * @param {string} place
   */
  #askWhy(place) {
    const there = this.#svg?.querySelector(`[data-place="${CSS.escape(place)}"]`);
    const why = there?.closest("[data-ask]") ?? there?.querySelector("[data-ask]") ?? this.#svg?.querySelector(`[data-ask][data-ends~="${CSS.escape(place)}"]`);
    const ask = why?.getAttribute("data-ask");
    if (typeof ask === "string") this.#act.ask(ask);
  }

  /**
   * The move of the offered way between two places.
   * @param {string} from
   * @param {string} to
   */
  #wayOf(from, to) {
    const way = this.#svg?.querySelector(`[data-ends~="${CSS.escape(from)}"][data-ends~="${CSS.escape(to)}"]`);
    return way?.closest("[data-move]")?.getAttribute("data-move") ?? undefined;
  }

  /** Draw what is on its way, and from the last place to the pointer. */
  #show() {
    const steps = this.#steps.left;
    if (!this.#svg || (!this.#stroke && steps.length === 0)) {
      this.#line?.remove();
      this.#line = null;
      return;
    }
    const svg = this.#svg;
    const screen = fromScreen(svg);
    /**
     * @param {number} x
     * @param {number} y
     */
    const written = (x, y) => {
      const at = new DOMPoint(x, y).matrixTransform(screen);
      return `${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
    };
    /** @param {string} place */
    const middle = (place) => {
      const box = svg.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
      return box ? written(box.left + box.width / 2, box.top + box.height / 2) : null;
    };
    const lines = steps.map(([from, to]) => [middle(from), middle(to)]);
    if (this.#stroke) lines.push([middle(this.#stroke.place), written(this.#stroke.x, this.#stroke.y)]);
    this.#line ??= svg.appendChild(makeSvg("path", { class: "stroke" }));
    this.#line.setAttribute("d", lines.filter(([from, to]) => from && to).map(([from, to]) => `M${from}L${to}`).join(""));
  }
}

/**
 * The name of the place here; with `deep` only if this is near its middle.
 * @param {number} x
 * @param {number} y
 */
function placeAt(x, y, deep = Infinity) {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest("#drawing [data-place]")).find((place) => place);
  if (!found) return null;
  const box = found.getBoundingClientRect();
  const away = Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2);
  return away < deep * Math.min(box.width, box.height) ? found.getAttribute("data-place") : null;
}
