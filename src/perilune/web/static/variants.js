// One decision in several shapes, such as a pattern that can be turned: one shape is shown, the pointer, the wheel, a key
// or a button chooses another, and a click takes it. The shapes are children of a group with class "variants"; data-left,
// data-right and data-flip of a shape name the moves of the next ones, data-ground of the group the id of what they lie on.

import { allDrawn, around, find, fromScreen } from "./make.js";
import { middleOf, nearest, nextShape, Wheel } from "./shapes.js";

/** @import { Act } from "./types.d.ts" */
/** @import { Way } from "./shapes.js" */

const NEAR = 4; // pixels beside the ground that still count
/** @type {["variant-left" | "variant-right" | "variant-flip", Way][]} */
const BUTTONS = [["variant-left", "left"], ["variant-right", "right"], ["variant-flip", "flip"]];

export class Variants {
  #act;
  /** @type {SVGSVGElement | null} */
  #svg = null;
  /** @type {SVGGraphicsElement | null} */
  #group = null;
  /** @type {SVGGraphicsElement[]} */
  #shapes = [];
  #shown = 0;
  #about = ""; // what the shapes would do
  #held = false; // chosen by key, wheel or button: it stays until the pointer leaves the ground
  #inside = false; // the pointer is on the ground
  #wheel = new Wheel();
  #bar = find("variants"); // its buttons and words; a page that only shows has none

  /**
   * @param {HTMLElement} view
   * @param {Pick<Act, "move">} act
   */
  constructor(view, act) {
    this.#act = act;
    view.addEventListener("pointermove", (event) => this.#follow(event));
    view.addEventListener("pointerleave", () => this.#leave());
    document.addEventListener("keydown", (event) => this.#press(event));
    for (const [id, way] of BUTTONS) find(id)?.addEventListener("click", () => this.turn(way));
    find("variant-take")?.addEventListener("click", () => this.take());
    this.#bar?.addEventListener("mousedown", (event) => event.preventDefault()); // Enter still places it, after a click here
  }

  /**
   * A new drawing: look whether it has shapes to choose from.
   * @param {SVGSVGElement} svg
   */
  found(svg) {
    this.#svg = svg;
    this.#group = allDrawn(svg, ".variants")[0] ?? null;
    this.#group?.classList.add("cycling");
    const before = this.#shapes[this.#shown]?.dataset.move;
    const shapes = this.#group ? allDrawn(this.#group, ":scope > *") : [];
    const about = shapes.map(({ dataset }) => dataset.says).join();
    const same = about === this.#about; // another decision, with the same moves, begins with its first shape
    this.#about = about;
    this.#held &&= shapes.length === this.#shapes.length && shapes.every((shape, n) => shape === this.#shapes[n]); // it is the same decision still
    this.#shapes = shapes;
    if (this.#bar) this.#bar.hidden = this.#shapes.length === 0;
    if (this.#shapes.length > 0) document.body.classList.add("has-patterns"); // from now on its keys are told
    this.#show(same ? Math.max(0, this.#shapes.findIndex((shape) => shape.dataset.move === before)) : 0);
  }

  /**
   * Turn to the left or right, or flip. False if there is nothing to turn.
   * @param {Way} way
   */
  turn(way) {
    if (this.#shapes.length < 2) return false;
    const next = this.#next(way);
    this.#held = true;
    if (next >= 0) this.#show(next);
    return true;
  }

  /** Take the shape that is shown. */
  take() {
    const move = this.#shapes[this.#shown]?.dataset.move;
    if (move !== undefined) this.#act.move(move);
  }

  /**
   * The wheel turns the pattern while the pointer is on its ground. False if it does not.
   * @param {WheelEvent} event
   */
  roll(event) {
    if (this.#shapes.length < 2 || !this.#isOn(event)) return false;
    const way = this.#wheel.roll(event);
    if (way) this.turn(way);
    return true;
  }

  /**
   * A click anywhere on the ground takes what is shown; a finger, which has not pointed before, first brings the shape there.
   * False if it was elsewhere.
   * @param {PointerEvent} event
   */
  click(event) {
    if (this.#shapes.length === 0 || !this.#isOn(event)) return false;
    const before = this.#shown;
    const onShape = event.target instanceof Node && this.#shapes[before].contains(event.target);
    if (event.pointerType === "touch" && !this.#held && !onShape) this.#choose(event);
    if (this.#shown === before) this.take();
    else this.#held = true;
    return true;
  }

  /**
   * Show the shape of this move, if there is one.
   * @param {string | null} move
   */
  showMove(move) {
    const place = this.#shapes.findIndex((shape) => shape.dataset.move === move);
    if (place >= 0) this.#show(place);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (this.#shapes.length === 0 || event.ctrlKey || event.metaKey || event.altKey || around(event, "input, textarea, select, dialog")) return;
    const key = event.key.toLowerCase();
    if (key === "r") this.turn(event.shiftKey ? "left" : "right");
    else if (key === "f") this.turn("flip");
    else if (key === "enter" && !event.repeat && !around(event, "button, a, summary, [role=tab]")) this.take();
    else return;
    event.preventDefault();
  }

  /** @param {Way} way */
  #next(way) {
    return nextShape(this.#shapes.map(({ dataset }) => dataset), this.#shown, way);
  }

  /** @param {number} place */
  #show(place) {
    this.#shown = place;
    this.#shapes.forEach((shape, number) => shape.classList.toggle("shown", number === place));
    if (!this.#bar || this.#shapes.length === 0) return;
    const says = find("variant-says");
    const words = this.#shapes[place].dataset.says ?? "";
    if (says && says.textContent !== words) says.textContent = words;
    for (const [id, way] of BUTTONS) {
      const button = find(id);
      if (button) button.disabled = [-1, place].includes(this.#next(way));
    }
  }

  /** @param {PointerEvent} event */
  #follow(event) {
    if (this.#shapes.length < 2 || event.pointerType === "touch") return;
    if (!this.#isOn(event)) {
      this.#leave();
      return;
    }
    this.#inside = true;
    if (!this.#held) this.#choose(event);
  }

  #leave() {
    if (this.#inside) this.#held = false;
    this.#inside = false;
  }

  /**
   * Whether this is on the ground of the shapes, or in a gap of it.
   * @param {MouseEvent} event
   */
  #isOn({ clientX: x, clientY: y }) {
    const group = this.#group;
    const ground = this.#svg?.getElementById(group?.dataset.ground ?? "") ?? group;
    const near = [[x, y], [x - NEAR, y], [x + NEAR, y], [x, y - NEAR], [x, y + NEAR]];
    return near.some(([left, top]) => document.elementsFromPoint(left, top).some((element) => ground?.contains(element) || group?.contains(element)));
  }

  /**
   * Show the shape that lies nearest to the pointer.
   * @param {MouseEvent} event
   */
  #choose({ clientX, clientY }) {
    if (!this.#group) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(fromScreen(this.#group));
    const best = nearest(this.#shapes.map(middle), at, this.#shown);
    if (best !== this.#shown) this.#show(best);
  }
}

/**
 * The middle of a shape, which is there even while it is not shown.
 * @param {SVGGraphicsElement} shape
 */
function middle(shape) {
  return middleOf([...shape.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? ""));
}
