// The coach's lamp: what a step of a lesson speaks of is lit, the rest steps back, and the coach stands beside it.
// Where that would cover some of it, or what is open to choose from, its words stay in the rail, and only the board is lit.

import { whenStill } from "./camera.js";
import { seenIn } from "./into_view.js";
import { layout } from "./layout.js";
import { $, allDrawn, makeSvg } from "./make.js";
import { distance, findNook, union } from "./nook.js";
import { inUnits, outlineOf, shapeAround, shapeOf } from "./outline.js";
import { Pins } from "./pins.js";

/** @import { Area } from "./nook.js" */

const EDGE = [16, 11, 6, 1]; // how far the rings of a hole's soft edge reach, in units of the drawing
const NARROW_EDGE = [8, 5, 3, 1]; // on a phone, where things lie close together
const EVERYWHERE = { x: -4000, y: -4000, width: 12000, height: 12000 };
const MARGIN = 10; // pixels between the coach and the edge of the board
const AIRS = [18, 6]; // pixels between the coach and what is lit: as many as there is room for
const LAMP = { x: 0.5, y: 0.1 }; // of the figure, where the light comes from

export class Lamp {
  #view;
  #guide = $("guide");
  #figure = $("figure");
  #beam;
  #pins;
  /** @type {SVGGraphicsElement[]} */
  #spots = [];
  /** @type {Set<SVGGraphicsElement>} */
  #rings = new Set();
  /** @type {Set<SVGGraphicsElement>} */
  #unspoken = new Set(); // of these, those that the coach does not speak of
  #waiting = false; // for the next frame

  /** @param {HTMLElement} view */
  constructor(view) {
    this.#view = view;
    this.#beam = makeSvg("svg", { id: "beam", "aria-hidden": "true" });
    document.body.append(this.#beam);
    this.#pins = new Pins(view);
    const again = () => this.#soon();
    view.addEventListener("scroll", again, { passive: true });
    new ResizeObserver(again).observe(view);
    new ResizeObserver(again).observe(this.#guide);
    const popover = document.getElementById("popover");
    if (popover) new MutationObserver(again).observe(popover, { attributeFilter: ["hidden", "style"] });
  }

  /**
   * Light these parts of the drawing; the whole of it, if there are none.
   * @param {SVGGraphicsElement[]} wanted - where something is to be done: with rings around them
   * @param {SVGGraphicsElement[]} spoken - what the coach speaks of
   */
  shine(wanted, spoken) {
    const all = [...new Set([...wanted, ...spoken])];
    this.#spots = all.filter((spot) => !all.some((other) => other !== spot && other.contains(spot)));
    this.#rings = new Set(wanted);
    this.#unspoken = new Set(wanted.filter((spot) => !spoken.some((named) => named.contains(spot))));
    this.#soon();
    whenStill(this.#view).then(() => this.#soon());
  }

  #soon() {
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      this.#dim();
      this.#stand();
      this.#pin();
    });
  }

  /** Everything but what is lit steps back. The mask lies in the drawing, so it moves along when that is moved. */
  #dim() {
    const svg = this.#view.querySelector("svg");
    const screen = svg?.getScreenCTM();
    for (const old of allDrawn(this.#view, "svg > .lamp")) old.remove();
    if (!svg || !screen || this.#spots.length === 0) return;
    const areas = this.#areas();
    const ringed = (/** @type {{ spot: SVGGraphicsElement }} */ { spot }) => this.#rings.has(spot);
    const placed = areas.map((area) => ({
      ringed: ringed(area),
      within: areas.some((other) => other !== area && holds(other, area) && (ringed(other) || !ringed(area))), // what is wanted has its ring all the same
      shape: shapeOf(area.spot, screen),
      ...inUnits(area, screen),
    }));
    const edge = layout() === "narrow" ? NARROW_EDGE : EDGE;
    const holes = placed.flatMap((hole) => edge.map((out) => shapeAround(hole, out, { fill: "#000", "fill-opacity": out === edge.at(-1) ? "1" : "0.34" })));
    const rings = placed.filter(({ within }) => !within).map((hole) => shapeAround(hole, hole.shape ? 0 : 3, { class: hole.ringed ? "lamp-ring wanted-ring" : "lamp-ring" }));
    const all = Object.fromEntries(Object.entries(EVERYWHERE).map(([name, value]) => [name, String(value)]));
    const mask = makeSvg("mask", { id: "lamp-mask", maskUnits: "userSpaceOnUse", ...all });
    mask.append(makeSvg("rect", { ...all, fill: "#fff" }), ...holes);
    const shade = makeSvg("g", { class: "lamp", "aria-hidden": "true" });
    shade.append(mask, makeSvg("rect", { ...all, class: "shade", mask: "url(#lamp-mask)" }), ...rings);
    svg.append(shade);
  }

  /** The coach stands beside what is lit, and its lamp points there. */
  #stand() {
    const guide = this.#guide;
    const lit = layout() !== "narrow" ? this.#areas() : [];
    guide.classList.toggle("beside", lit.length > 0);
    this.#beam.replaceChildren();
    if (lit.length === 0) {
      guide.style.removeProperty("inset");
      return;
    }
    const { left, top, width, height } = this.#view.getBoundingClientRect();
    const room = { left: left + MARGIN, top: top + MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
    const size = guide.getBoundingClientRect();
    const shown = [...lit, ...opened()];
    const nooks = AIRS.map((air) => findNook(size, room, shown, union(lit), air));
    const at = nooks.find(({ covers }) => covers === 0);
    if (!at) {
      guide.classList.remove("beside");
      guide.style.removeProperty("inset");
      return;
    }
    guide.style.inset = `${at.top}px auto auto ${at.left}px`;
    const here = guide.getBoundingClientRect();
    const [goal] = lit.toSorted((one, other) => distance(here, one) - distance(here, other));
    guide.classList.toggle("to-the-left", goal.left + goal.width / 2 < here.left + here.width / 2);
    this.#point(goal);
  }

  /** On a phone, what is lit and out of view is pinned to its edge; not a second place to do what can be done in view. */
  #pin() {
    const view = seenIn(this.#view);
    const seen = (/** @type {SVGGraphicsElement} */ spot) => {
      const { top, bottom } = spot.getBoundingClientRect();
      return (top >= view.top - 1 && bottom <= view.bottom + 1) || (top <= view.top && bottom >= view.bottom);
    };
    const doable = [...this.#rings].some((ring) => this.#spots.includes(ring) && seen(ring));
    const away = layout() === "narrow" ? this.#spots.filter((spot) => !seen(spot) && !(doable && this.#unspoken.has(spot))) : [];
    this.#pins.show(away, this.#areas(), view);
  }

  /** @param {Area} goal */
  #point(goal) {
    const { left, top, width, height } = this.#figure.getBoundingClientRect();
    const lamp = { x: left + LAMP.x * width, y: top + LAMP.y * height };
    const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) => ({ x: goal.left + x * goal.width, y: goal.top + y * goal.height }));
    const towards = Math.atan2(goal.top + goal.height / 2 - lamp.y, goal.left + goal.width / 2 - lamp.x);
    const turn = (/** @type {{ x: number, y: number }} */ { x, y }) => {
      const angle = Math.atan2(y - lamp.y, x - lamp.x) - towards;
      return Math.atan2(Math.sin(angle), Math.cos(angle));
    };
    const sorted = corners.toSorted((one, other) => turn(one) - turn(other));
    const points = [lamp, sorted[0], sorted[3]].map(({ x, y }) => `${x},${y}`).join(" ");
    const light = makeSvg("radialGradient", {
      id: "beam-light", gradientUnits: "userSpaceOnUse", cx: String(lamp.x), cy: String(lamp.y),
      r: String(Math.max(...corners.map(({ x, y }) => Math.hypot(x - lamp.x, y - lamp.y)))),
    });
    light.append(makeSvg("stop", { class: "near" }), makeSvg("stop", { class: "far", offset: "1" }));
    this.#beam.append(light, makeSvg("polygon", { points, fill: "url(#beam-light)" }));
  }

  /**
   * What is lit, in pixels of the window, as far as it is in view.
   * @returns {(Area & { spot: SVGGraphicsElement })[]}
   */
  #areas() {
    const view = this.#view.getBoundingClientRect();
    return this.#spots.flatMap((spot) => {
      const { left, top, width, height } = outlineOf(spot);
      const seen = width + height > 0 && left + width > view.left && left < view.right && top + height > view.top && top < view.bottom;
      return seen ? [{ spot, left, top, width, height }] : [];
    });
  }
}

/** What is open to choose from: the coach steps aside. */
function opened() {
  const panel = document.getElementById("popover");
  return !panel || panel.hidden ? [] : [panel.getBoundingClientRect()];
}

/**
 * Whether an area lies in another one.
 * @param {Area} outer
 * @param {Area} inner
 */
function holds(outer, inner) {
  return outer.left <= inner.left && outer.top <= inner.top
    && outer.left + outer.width >= inner.left + inner.width && outer.top + outer.height >= inner.top + inner.height;
}
