// Motion: how one drawing becomes the next. Pieces go from where they stood to where they stand, what is gone leaves, and
// the marks of a drawing say how: data-spin (a number of full turns), data-around (a centre), data-arc (how high it rises),
// data-flow (a place in a wave), data-leave ("up", "to x,y" or "strike x,y"), data-flash (a place in a wave). Where the whole drawing has
// another data-stage, what says nothing of how it leaves is gone at once. Nothing waits for it: the new drawing is there at once, and any motion can be ended.

import { allDrawn, makeSvg } from "./make.js";
import { play } from "./sound.js";
import { arced, circled, differ, flowed, gone, placeOf, spun, straight } from "./paths.js";

/** @import { Sound } from "./sound.js" */
/** @typedef {{ piece: SVGGraphicsElement, matrix: DOMMatrix }} Standing */
/** @typedef {Map<string, Standing>} Standings - by id */
/** @typedef {{ standings: Standings, sparks: Set<string>, stage: string | undefined }} Snapshot */

const MOVE = 280; // milliseconds
const SPIN = 450; // and as much as a TURN for each full turn
const TURN = 220;
const MOST_TURNS = 3; // that take longer
const FLY = 420; // on an arc
const LEAVE = 1000;
const FALL = 520;
const BURST = 38; // the radius of what is seen where something strikes
const FLASH = 400;
const STEP = 45; // from one place in a wave to the next
const LAST = 12; // the last place in a wave
const PIECE = "g[id][transform]";
const SPARK = "[data-flash][id]";

/**
 * What a drawing shows, before another one takes its place.
 * @param {SVGSVGElement} svg
 * @returns {Snapshot}
 */
export function snapshot(svg) {
  return { standings: standingsOf(svg), sparks: new Set(allDrawn(svg, SPARK).map(({ id }) => id)), stage: svg.dataset.stage };
}

export class Motion {
  /** @type {Animation[]} */
  #running = [];
  /** @type {SVGGElement | null} */
  #layer = null; // what is only there while it leaves

  /**
   * Let a drawing come out of what was seen before.
   * @param {SVGSVGElement} svg
   * @param {Snapshot} before
   */
  start(svg, { standings: old, sparks, stage }) {
    this.end();
    const now = standingsOf(svg);
    /** @type {Sound | null} */
    let heard = null; // the loudest of what happens
    const wait = 0.85 * Math.max(0, ...[...now].map(([id, { piece }]) => ("spin" in piece.dataset && !old.has(id) ? spinTime(piece) : 0)));
    for (const [id, { piece, matrix }] of now) {
      const before = old.get(id);
      const frames = before ? moved(piece, matrix, before.matrix, now, old) : appeared(piece);
      if (frames) heard = "spin" in piece.dataset ? "spin" : heard ?? "move";
      if (frames) this.#play(piece, frames, timing(piece, wait));
    }
    for (const [id, { piece, matrix }] of old) {
      if (now.has(id) || goneWith(piece, old, now) || (stage !== svg.dataset.stage && !piece.dataset.leave)) continue;
      if (piece.dataset.leave) heard = piece.dataset.leave.startsWith("strike") ? "strike" : "leave";
      this.#leave(svg, piece, matrix, wait);
    }
    for (const spark of allDrawn(svg, SPARK)) {
      if (!sparks.has(spark.id)) this.#flash(svg, spark, wait);
    }
    if (heard) play(heard);
    const mine = this.#running;
    Promise.allSettled(mine.map(({ finished }) => finished)).then(() => { if (mine === this.#running) this.end(); });
  }

  /** End at once what still moves, as if it had gone all the way. True if something did. */
  end() {
    const running = this.#running;
    this.#running = [];
    for (const animation of running) animation.finish();
    this.#layer?.remove();
    this.#layer = null;
    return running.length > 0;
  }

  /**
   * Show something for the time of the motion, on top of the drawing.
   * @template {SVGElement} Shown
   * @param {SVGSVGElement} svg
   * @param {Shown} element
   */
  #add(svg, element) {
    this.#layer ??= svg.appendChild(makeSvg("g", { class: "motion", "aria-hidden": "true" }));
    return this.#layer.appendChild(element);
  }

  /**
   * @param {SVGElement} element
   * @param {PropertyIndexedKeyframes} frames
   * @param {KeyframeAnimationOptions} how
   */
  #play(element, frames, how) {
    this.#running.push(element.animate(frames, { duration: MOVE, easing: "ease-in-out", fill: "backwards", ...how }));
  }

  /**
   * A piece that is gone fades, or flies away.
   * @param {SVGSVGElement} svg
   * @param {SVGGraphicsElement} piece
   * @param {DOMMatrix} matrix - where it stood
   * @param {number} delay
   */
  #leave(svg, piece, matrix, delay) {
    const { a, b, c, d, e, f } = matrix;
    const place = this.#add(svg, makeSvg("g", { transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` }));
    const copy = place.appendChild(bare(piece));
    const [how, target] = (piece.dataset.leave ?? "").split(" ");
    if (!how) {
      this.#play(copy, { opacity: [1, 0] }, { delay, fill: "both" });
      return;
    }
    const box = copy.getBBox();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const low = box.y + box.height;
    const [x, y] = target ? target.split(",").map(Number) : [middle.x * a + e, -40];
    const to = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    if (how === "strike") {
      this.#play(copy, { ...gone(to, { x: 0, y: 0 }, 0.8, false), opacity: [1, 1, 1, 0] }, { delay, duration: FALL, easing: "ease-in", fill: "both" });
      const burst = this.#add(svg, makeSvg("circle", { cx: String(x), cy: String(y), r: String(BURST), class: "burst" }));
      burst.style.transformOrigin = `${x}px ${y}px`;
      this.#play(burst, { opacity: [0.95, 0], transform: ["scale(0.2)", "scale(1.3)"] }, { delay: delay + FALL, duration: FLASH, easing: "ease-out", fill: "both" });
      return;
    }
    const wide = box.width / 5;
    const flame = makeSvg("path", { d: `M${middle.x - wide} ${low}Q${middle.x} ${low + 5 * wide} ${middle.x + wide} ${low}Z`, class: "flame" });
    copy.append(flame);
    this.#play(copy, gone(to, middle, how === "to" ? 0.15 : 0.75), { delay, duration: LEAVE, easing: "cubic-bezier(.6, 0, .9, .5)", fill: "both" });
    this.#play(flame, { opacity: [1, 0.5, 1, 0.6, 1, 0.5, 1] }, { delay, duration: LEAVE });
  }

  /**
   * @param {SVGSVGElement} svg
   * @param {SVGGraphicsElement} spark
   * @param {number} delay
   */
  #flash(svg, spark, delay) {
    const copy = this.#add(svg, bare(spark));
    copy.classList.add("flash");
    const later = STEP * Math.min(LAST, Number(spark.dataset.flash));
    this.#play(copy, { opacity: [1, 0.9, 0] }, { delay: delay + later, duration: FLASH, easing: "ease-out", fill: "both" });
  }
}

/**
 * The pieces that have changed, each kind of change by itself, the most striking first: what flashes, what is new, what has moved.
 * @param {SVGSVGElement} svg
 * @param {Snapshot} before
 * @returns {SVGGraphicsElement[][]}
 */
export function changedPieces(svg, { standings: old, sparks }) {
  const now = [...standingsOf(svg)];
  const same = (/** @type {DOMMatrix} */ one, /** @type {DOMMatrix} */ other) => !differ(placeOf(one), placeOf(other));
  return [
    allDrawn(svg, SPARK).filter(({ id }) => !sparks.has(id)),
    now.flatMap(([id, { piece }]) => (old.has(id) ? [] : [piece])),
    now.flatMap(([id, { piece, matrix }]) => (old.has(id) && !same(matrix, old.get(id)?.matrix ?? matrix) ? [piece] : [])),
  ];
}

/**
 * Where each piece stands, in the measure of its drawing.
 * @param {SVGSVGElement} svg
 */
function standingsOf(svg) {
  /** @type {Standings} */
  const found = new Map();
  const screen = svg.getScreenCTM();
  if (!screen) return found;
  const whole = plain(screen).inverse();
  for (const piece of allDrawn(svg, PIECE)) {
    const matrix = piece.getScreenCTM();
    if (matrix) found.set(piece.id, { piece, matrix: whole.multiply(plain(matrix)) });
  }
  return found;
}

/**
 * How a piece comes from its old place, as seen by what carries it; null if it need not.
 * @param {SVGGraphicsElement} piece
 * @param {DOMMatrix} here
 * @param {DOMMatrix} there - where it was
 * @param {Standings} now
 * @param {Standings} old
 */
function moved(piece, here, there, now, old) {
  const carrier = carrierOf(piece)?.id ?? "";
  const base = now.get(carrier)?.matrix ?? new DOMMatrix();
  const before = old.get(carrier)?.matrix ?? base;
  const own = ownMatrix(piece);
  const between = base.inverse().multiply(here).multiply(own.inverse());
  const from = placeOf(before.multiply(between).inverse().multiply(there));
  const to = placeOf(own);
  const { spin, around, arc, flow } = piece.dataset;
  if (!differ(from, to)) return null;
  if (spin !== undefined) return spun(from, to, turnsOf(piece));
  if (around !== undefined) {
    const [x, y] = around.split(",").map(Number);
    return circled(from, to, { x, y });
  }
  if (arc !== undefined) return arced(from, to, Number(arc));
  return flow === undefined ? straight(from, to) : flowed(from, to);
}

/** @param {SVGGraphicsElement} piece */
function appeared(piece) {
  if (!("spin" in piece.dataset)) return { opacity: [0, 1] };
  const to = placeOf(ownMatrix(piece));
  return spun({ ...to, turn: 0 }, to, turnsOf(piece));
}

/**
 * @param {SVGGraphicsElement} piece
 * @param {number} wait
 */
function timing(piece, wait) {
  if ("spin" in piece.dataset) return { duration: spinTime(piece), easing: "cubic-bezier(.2, .6, .2, 1)" };
  if ("arc" in piece.dataset) return { delay: wait, duration: FLY };
  if ("flow" in piece.dataset) return { delay: wait + STEP * Math.min(LAST, Number(piece.dataset.flow)) };
  return { delay: wait };
}

/** @param {SVGGraphicsElement} piece */
function spinTime(piece) {
  return SPIN + TURN * Math.min(MOST_TURNS, turnsOf(piece));
}

/**
 * How many full turns a piece makes that spins.
 * @param {SVGGraphicsElement} piece
 */
function turnsOf(piece) {
  return Number(piece.dataset.spin || 1);
}

/**
 * The piece that carries another one.
 * @param {SVGGraphicsElement} piece
 */
function carrierOf(piece) {
  return piece.parentElement?.closest(PIECE) ?? null;
}

/**
 * Whether something that carries this piece is gone too, and takes it along.
 * @param {SVGGraphicsElement} piece
 * @param {Standings} old
 * @param {Standings} now
 * @returns {boolean}
 */
function goneWith(piece, old, now) {
  const carrier = old.get(carrierOf(piece)?.id ?? "")?.piece;
  return carrier !== undefined && (!now.has(carrier.id) || goneWith(carrier, old, now));
}

/**
 * A copy to look at: at the origin, without names and without anything to click.
 * @param {SVGGraphicsElement} piece
 */
function bare(piece) {
  const copy = /** @type {SVGGraphicsElement} */ (piece.cloneNode(true));
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-move", "data-ask", "data-place"]) element.removeAttribute(name);
  }
  copy.removeAttribute("transform");
  return copy;
}

/**
 * What the piece's own transform says.
 * @param {SVGGraphicsElement} piece
 */
function ownMatrix(piece) {
  const list = piece.transform.baseVal;
  let matrix = new DOMMatrix();
  for (let n = 0; n < list.numberOfItems; n += 1) matrix = matrix.multiply(plain(list.getItem(n).matrix));
  return matrix;
}

/** @param {DOMMatrix} matrix */
function plain({ a, b, c, d, e, f }) {
  return new DOMMatrix([a, b, c, d, e, f]);
}
