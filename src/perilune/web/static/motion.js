// Motion: how one drawing becomes the next. Pieces go from where they stood to where they stand, what is gone leaves, and
// the marks of a drawing say how: data-spin (a number of full turns), data-around (a centre), data-flow (a place in a
// wave), data-leave="up", data-flash. Nothing waits for it: the new drawing is there at once, and any motion can be ended.

import { makeSvg } from "./make.js";

const MOVE = 280; // milliseconds
const SPIN = 450; // and as much as a TURN for each full turn
const TURN = 220;
const LEAVE = 1000;
const FLASH = 400;
const STEP = 45; // from one place in a wave to the next
const LAST = 12; // the last place in a wave
const PIECE = "g[id][transform]";

/** What a drawing shows, before another one takes its place. */
export function snapshot(svg) {
  return { places: places(svg), sparks: new Set([...svg.querySelectorAll("[data-flash][id]")].map(({ id }) => id)) };
}

export class Motion {
  #running = [];
  #layer = null; // what is only there while it leaves

  /** Let a drawing come out of what was seen before. */
  start(svg, { places: old, sparks }) {
    this.end();
    const now = places(svg);
    const wait = 0.85 * Math.max(0, ...[...now].map(([id, { piece }]) => ("spin" in piece.dataset && !old.has(id) ? spinTime(piece) : 0)));
    for (const [id, { piece, matrix }] of now) {
      const frames = old.has(id) ? moved(piece, matrix, old.get(id).matrix, now, old) : appeared(piece);
      if (frames) this.#play(piece, frames, timing(piece, wait));
    }
    for (const [id, { piece, matrix }] of old) {
      if (!now.has(id) && !goneWith(piece, old, now)) this.#leave(svg, piece, matrix, wait);
    }
    for (const spark of svg.querySelectorAll("[data-flash][id]")) {
      if (!sparks.has(spark.id)) this.#flash(svg, spark, wait);
    }
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

  /** Show something for the time of the motion, on top of the drawing. */
  #add(svg, element) {
    this.#layer ??= svg.appendChild(makeSvg("g", { class: "motion", "aria-hidden": "true" }));
    return this.#layer.appendChild(element);
  }

  #play(element, frames, how) {
    this.#running.push(element.animate(frames, { duration: MOVE, easing: "ease-in-out", fill: "backwards", ...how }));
  }

  /** A piece that is gone fades, or flies away. */
  #leave(svg, piece, matrix, delay) {
    const { a, b, c, d, e, f } = matrix;
    const place = this.#add(svg, makeSvg("g", { transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` }));
    const copy = place.appendChild(bare(piece));
    if (piece.dataset.leave !== "up") {
      this.#play(copy, { opacity: [1, 0] }, { delay, fill: "both" });
      return;
    }
    const box = copy.getBBox();
    const middle = box.x + box.width / 2;
    const low = box.y + box.height;
    const wide = box.width / 5;
    const flame = makeSvg("path", { d: `M${middle - wide} ${low}Q${middle} ${low + 5 * wide} ${middle + wide} ${low}Z`, class: "flame" });
    copy.append(flame);
    const shrunk = `translate(0, ${-f - low - 40}px) translate(${middle}px, 0) scale(0.75) translate(${-middle}px, 0)`;
    this.#play(copy, { transform: ["none", shrunk] }, { delay, duration: LEAVE, easing: "cubic-bezier(.6, 0, .9, .5)", fill: "both" });
    this.#play(flame, { opacity: [1, 0.5, 1, 0.6, 1, 0.5, 1] }, { delay, duration: LEAVE });
  }

  #flash(svg, spark, delay) {
    const copy = this.#add(svg, bare(spark));
    copy.classList.add("flash");
    this.#play(copy, { opacity: [1, 0.9, 0] }, { delay, duration: FLASH, easing: "ease-out", fill: "both" });
  }
}

/** Where each piece stands, in the measure of its drawing. */
function places(svg) {
  const found = new Map();
  const screen = svg.getScreenCTM();
  if (!screen) return found;
  const whole = plain(screen).inverse();
  for (const piece of svg.querySelectorAll(PIECE)) {
    const matrix = piece.getScreenCTM();
    if (matrix) found.set(piece.id, { piece, matrix: whole.multiply(plain(matrix)) });
  }
  return found;
}

/** How a piece comes from its old place, as seen by what carries it; null if it need not. */
function moved(piece, here, there, now, old) {
  const carrier = piece.parentElement.closest(PIECE)?.id;
  const base = now.get(carrier)?.matrix ?? new DOMMatrix();
  const before = old.get(carrier)?.matrix ?? base;
  const own = ownMatrix(piece);
  const between = base.inverse().multiply(here).multiply(own.inverse());
  const from = parts(before.multiply(between).inverse().multiply(there));
  const to = parts(own);
  const away = Math.hypot(from.x - to.x, from.y - to.y);
  const turned = Math.abs(shortest(to.turn - from.turn));
  if (away < 0.6 && turned < 0.5) return null;
  if ("spin" in piece.dataset) return spun(piece, from, to);
  if ("around" in piece.dataset) return circled(piece.dataset.around, from, to);
  from.turn = to.turn - shortest(to.turn - from.turn);
  if ("flow" in piece.dataset) return flowed(from, to);
  return { transform: [written(from), written(to)] };
}

function appeared(piece) {
  if (!("spin" in piece.dataset)) return { opacity: [0, 1] };
  const to = parts(ownMatrix(piece));
  return spun(piece, { ...to, turn: 0 }, to);
}

/** On in the same direction, by some full turns more than needed. */
function spun(piece, from, to) {
  const travel = ((((to.turn - from.turn) % 360) + 360) % 360) + 360 * Number(piece.dataset.spin || 1);
  return { transform: [written({ ...from, turn: to.turn - travel }), written(to)] };
}

/** Along a circle, the shorter way. */
function circled(centre, from, to) {
  const [x, y] = centre.split(",").map(Number);
  const polar = (place) => ({ away: Math.hypot(place.x - x, place.y - y), angle: (180 / Math.PI) * Math.atan2(place.y - y, place.x - x) });
  const [start, end] = [polar(from), polar(to)];
  const travel = shortest(end.angle - start.angle);
  const at = (share) => {
    const angle = ((start.angle + travel * share) * Math.PI) / 180;
    const away = start.away + (end.away - start.away) * share;
    return written({ ...to, x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) });
  };
  return { transform: Array.from({ length: 13 }, (_, n) => at(n / 12)) };
}

/** As water runs: first along, then down; or first up, then along. */
function flowed(from, to) {
  const corner = to.y > from.y ? { ...to, y: from.y } : { ...to, x: from.x };
  const first = Math.hypot(corner.x - from.x, corner.y - from.y);
  const all = first + Math.hypot(to.x - corner.x, to.y - corner.y);
  return { transform: [written(from), written(corner), written(to)], offset: [0, first / all, 1] };
}

function timing(piece, wait) {
  if ("spin" in piece.dataset) return { duration: spinTime(piece), easing: "cubic-bezier(.2, .6, .2, 1)" };
  if ("flow" in piece.dataset) return { delay: wait + STEP * Math.min(LAST, Number(piece.dataset.flow)) };
  return { delay: wait };
}

function spinTime(piece) {
  return SPIN + TURN * Math.min(3, Number(piece.dataset.spin || 1));
}

/** Whether something that carries this piece is gone too, and takes it along. */
function goneWith(piece, old, now) {
  const carrier = piece.parentElement.closest(PIECE);
  return carrier !== null && old.has(carrier.id) && (!now.has(carrier.id) || goneWith(carrier, old, now));
}

/** A copy to look at: at the origin, without names and without anything to click. */
function bare(piece) {
  const copy = piece.cloneNode(true);
  for (const element of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-move", "data-ask", "data-place"]) element.removeAttribute(name);
  }
  copy.removeAttribute("transform");
  return copy;
}

/** What the piece's own transform says. */
function ownMatrix(piece) {
  const list = piece.transform.baseVal;
  let matrix = new DOMMatrix();
  for (let n = 0; n < list.numberOfItems; n += 1) matrix = matrix.multiply(plain(list.getItem(n).matrix));
  return matrix;
}

function parts({ a, b, e, f }) {
  return { x: e, y: f, turn: (180 / Math.PI) * Math.atan2(b, a), size: Math.hypot(a, b) };
}

function written({ x, y, turn, size }) {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
}

/** The same turn, by the shorter way. */
function shortest(degrees) {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function plain({ a, b, c, d, e, f }) {
  return new DOMMatrix([a, b, c, d, e, f]);
}
