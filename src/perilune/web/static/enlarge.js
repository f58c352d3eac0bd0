// Enlarge: a card, a board or whatever has a title, seen large with its words. By a click where nothing else would happen,
// a long press, a right click or the key E; the arrow keys go on to the next one; a click or Escape closes it.

import { onHold } from "./hold.js";
import { allDrawn, around, fromScreen, make, makeButton } from "./make.js";

/** @import { Point } from "./types.d.ts" */

const LARGEST = 4; // pixels for each unit of the drawing
const CARD = "[data-enlarge]";
const PIECE = "g[id][transform]";

export class Enlarge {
  #view;
  #explain;
  #after;
  #dialog;
  #picture = make("div", "picture");
  #words = make("p", "");
  /** @type {SVGGraphicsElement | null} */
  #shown = null;
  /** @type {Point | null} */
  #pointer = null; // where the mouse is on the board

  /**
   * @param {HTMLElement} view
   * @param {(x: number, y: number) => boolean} explain - shows what is at a point of the window in words, if there is something to say
   * @param {(at: Point) => number} after - how long a finger rests at a point until it asks
   */
  constructor(view, explain, after) {
    this.#view = view;
    this.#explain = explain;
    this.#after = after;
    const steps = make("div", "choices", makeButton("", () => this.#step(-1), "‹ Previous"), makeButton("", () => this.#step(1), "Next ›"));
    const close = makeButton("", () => this.#dialog.close(), "Close");
    close.autofocus = true;
    this.#dialog = make("dialog", "large", this.#picture, this.#words, steps, close);
    this.#dialog.id = "enlarged";
    document.body.append(this.#dialog);
    let pressed = false; // the click that ends the press which opened it does not close it
    this.#dialog.addEventListener("pointerdown", () => { pressed = true; });
    this.#dialog.addEventListener("click", (event) => { if (pressed && !around(event, "button")) this.#dialog.close(); });
    this.#dialog.addEventListener("close", () => { pressed = false; });
    this.#dialog.addEventListener("keydown", (event) => {
      event.stopPropagation();
      if (event.key === "ArrowRight") this.#step(1);
      else if (event.key === "ArrowLeft") this.#step(-1);
      else if (isE(event)) this.#dialog.close();
    });
    this.#listen();
  }

  /**
   * Show the card that this element belongs to. False if there is none.
   * @param {Element} element
   */
  card(element) {
    /** @type {SVGGraphicsElement | null} */
    const part = element.closest(CARD);
    if (part) this.#open(part);
    return part !== null;
  }

  #listen() {
    const view = this.#view;
    view.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (event.pointerType === "touch") return; // a long press is told apart below
      if (!this.#explain(event.clientX, event.clientY)) this.#at(event.clientX, event.clientY);
    });
    view.addEventListener("pointermove", (event) => {
      this.#pointer = event.pointerType === "mouse" ? { x: event.clientX, y: event.clientY } : null;
    });
    view.addEventListener("pointerleave", () => { this.#pointer = null; });
    document.addEventListener("keydown", (event) => {
      if (!isE(event) || around(event, "input, textarea, select, dialog")) return;
      event.preventDefault();
      /** @type {SVGGraphicsElement | null | undefined} */
      const lit = view.querySelector("[data-move].lit")?.closest(CARD);
      if (lit && document.activeElement?.closest("#offers")) this.#open(lit);
      else if (!this.#pointer || !this.#at(this.#pointer.x, this.#pointer.y)) this.#step(1);
    });
    onHold(view, ({ x, y }) => { if (!this.#explain(x, y)) this.#at(x, y); }, this.#after);
  }

  /**
   * Show what is here: the nearest card or board, else something with a title. False if there is nothing.
   * @param {number} x
   * @param {number} y
   */
  #at(x, y) {
    if (this.#dialog.open) return true;
    const under = document.elementsFromPoint(x, y);
    /** @param {string} selector */
    const find = (selector) => under.map((element) => element.closest(`#drawing svg ${selector}`)).find((found) => found instanceof SVGGraphicsElement);
    const part = find(":is([data-enlarge], [data-board])") ?? find("[data-says]");
    if (part) this.#open(part);
    return Boolean(part);
  }

  /** @param {SVGGraphicsElement} part */
  #open(part) {
    this.#shown = part;
    this.#words.textContent = words(part);
    this.#picture.replaceChildren(crop(part));
    this.#dialog.setAttribute("aria-label", this.#words.textContent);
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  /** @param {number} by */
  #step(by) {
    const parts = [...allDrawn(this.#view, CARD), ...allDrawn(this.#view, "[data-board]")];
    const shown = this.#shown;
    if (parts.length === 0) return;
    let here = parts.findIndex((part) => part === shown);
    if (here < 0 && shown) here = parts.findIndex((part) => words(part) === words(shown)); // in a newer drawing
    this.#open(parts[here < 0 ? 0 : (here + by + parts.length) % parts.length]);
  }
}

/**
 * What a part says about itself.
 * @param {SVGGraphicsElement} part
 */
function words(part) {
  return part.dataset.enlarge || part.dataset.board || part.dataset.says || "";
}

/**
 * A copy of this part of the drawing, with all that lies on it.
 * @param {SVGGraphicsElement} part
 */
function crop(part) {
  const svg = /** @type {SVGSVGElement} */ (part.ownerSVGElement); // a part is never the whole drawing
  const screen = fromScreen(svg);
  const box = part.getBoundingClientRect();
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const { left, top, right, bottom } = uncut(svg, copy, box);
  const from = new DOMPoint(left, top).matrixTransform(screen);
  const to = new DOMPoint(right, bottom).matrixTransform(screen);
  const [x, y, width, height] = [from.x - 4, from.y - 4, to.x - from.x + 8, to.y - from.y + 8];
  for (const extra of copy.querySelectorAll("style, defs, title, desc, .motion, [data-zoom]")) extra.remove();
  for (const element of copy.querySelectorAll("*")) {
    for (const name of [...element.getAttributeNames()]) if (name === "id" || name.startsWith("data-")) element.removeAttribute(name);
  }
  const scale = Math.min((0.9 * innerWidth) / width, (0.66 * innerHeight) / height, LARGEST);
  copy.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.setAttribute("aria-hidden", "true");
  copy.removeAttribute("aria-labelledby");
  Object.assign(copy.style, { width: `${width * scale}px`, height: `${height * scale}px` });
  return copy;
}

/**
 * This box, but so that it cuts no small piece: it grows for one that lies mostly inside, and one that lies mostly outside is left out.
 * @param {SVGSVGElement} svg
 * @param {SVGSVGElement} copy
 * @param {DOMRect} box
 */
function uncut(svg, copy, box) {
  let { left, top, right, bottom } = box;
  const copies = [...copy.querySelectorAll(PIECE)];
  [...svg.querySelectorAll(PIECE)].forEach((piece, n) => {
    const at = piece.getBoundingClientRect();
    const apart = at.right < box.left || at.left > box.right || at.bottom < box.top || at.top > box.bottom;
    if (apart || at.width > box.width / 3 || at.height > box.height / 3) return;
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) copies[n].remove();
    else [left, top, right, bottom] = [Math.min(left, at.left), Math.min(top, at.top), Math.max(right, at.right), Math.max(bottom, at.bottom)];
  });
  return { left, top, right, bottom };
}

/** @param {KeyboardEvent} event */
function isE(event) {
  return event.key.toLowerCase() === "e" && !event.ctrlKey && !event.metaKey && !event.altKey;
}
