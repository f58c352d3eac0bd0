// The ways that pieces take from place to place, as keyframes. A place is where a piece stands, how it is turned and how large it is.

/** @import { Point } from "./types.d.ts" */
/** @typedef {Point & { turn: number, size: number }} Place */

const POINTS = 12; // of a way along a circle

/**
 * Straight from place to place, turned by the shorter way.
 * @param {Place} from
 * @param {Place} to
 */
export function straight(from, to) {
  return { transform: [written(turnedTowards(from, to)), written(to)] };
}

/**
 * On in the same direction, by some full turns more than needed.
 * @param {Place} from
 * @param {Place} to
 * @param {number} turns
 */
export function spun(from, to, turns) {
  const travel = positive(to.turn - from.turn) + 360 * turns;
  return { transform: [written({ ...from, turn: to.turn - travel }), written(to)] };
}

/**
 * Along a circle, the shorter way.
 * @param {Place} from
 * @param {Place} to
 * @param {Point} centre
 */
export function circled(from, to, { x, y }) {
  /** @param {Point} place */
  const polar = (place) => ({ away: Math.hypot(place.x - x, place.y - y), angle: degrees(Math.atan2(place.y - y, place.x - x)) });
  const [start, end] = [polar(from), polar(to)];
  const travel = shortest(end.angle - start.angle);
  /** @param {number} share */
  const at = (share) => {
    const angle = ((start.angle + travel * share) * Math.PI) / 180;
    const away = start.away + (end.away - start.away) * share;
    return written({ ...to, x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) });
  };
  return { transform: Array.from({ length: POINTS + 1 }, (_, n) => at(n / POINTS)) };
}

/**
 * On an arc that rises above the straight way, as something that is thrown or flies.
 * @param {Place} start
 * @param {Place} to
 * @param {number} high - how far it rises, as a part of the way
 */
export function arced(start, to, high) {
  const from = turnedTowards(start, to);
  const rise = 2 * high * Math.hypot(to.x - from.x, to.y - from.y);
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - rise };
  /** @param {number} share */
  const at = (share) => written({
    ...curved(from, bend, to, share),
    turn: from.turn + (to.turn - from.turn) * share,
    size: from.size + (to.size - from.size) * share,
  });
  return { transform: Array.from({ length: POINTS + 1 }, (_, n) => at(n / POINTS)) };
}

/**
 * Away to a point, as seen from where a piece stands: what flies (`up`) climbs first and turns its nose, what falls goes straight. It becomes smaller.
 * @param {Point} to
 * @param {Point} middle - of the piece
 * @param {number} size - of it in the end
 */
export function gone(to, middle, size, up = true) {
  const [away, start] = [{ x: to.x - middle.x, y: to.y - middle.y }, { x: 0, y: 0 }];
  const bend = up ? { x: 0, y: away.y } : { x: away.x / 2, y: away.y / 2 };
  /** @param {number} share */
  const at = (share) => {
    const { x, y } = curved(start, bend, away, share);
    const [dx, dy] = [(1 - share) * bend.x + share * (away.x - bend.x), (1 - share) * bend.y + share * (away.y - bend.y)];
    const turn = up && share > 0 ? shortest(degrees(Math.atan2(dy, dx)) + 90) : 0;
    const now = 1 - (1 - size) * share;
    return `translate(${middle.x + x}px, ${middle.y + y}px) rotate(${turn}deg) scale(${now}) translate(${-middle.x}px, ${-middle.y}px)`;
  };
  return { transform: Array.from({ length: POINTS + 1 }, (_, n) => at(n / POINTS)) };
}

/**
 * A point of a curve that begins at one point, ends at another and is drawn towards a third.
 * @param {Point} from
 * @param {Point} bend
 * @param {Point} to
 * @param {number} share
 */
function curved(from, bend, to, share) {
  const [a, b, c] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

/**
 * As water runs: first along, then down; or first up, then along.
 * @param {Place} start
 * @param {Place} to
 */
export function flowed(start, to) {
  const from = turnedTowards(start, to);
  const corner = to.y > from.y ? { ...to, y: from.y } : { ...to, x: from.x };
  const first = Math.hypot(corner.x - from.x, corner.y - from.y);
  const all = first + Math.hypot(to.x - corner.x, to.y - corner.y);
  return { transform: [written(from), written(corner), written(to)], offset: [0, all > 0 ? first / all : 0, 1] };
}

/**
 * Whether two places differ by so much that one sees it.
 * @param {Place} from
 * @param {Place} to
 */
export function differ(from, to) {
  return Math.hypot(from.x - to.x, from.y - to.y) >= 0.6 || Math.abs(shortest(to.turn - from.turn)) >= 0.5;
}

/**
 * The place that a matrix stands for.
 * @param {{ a: number, b: number, e: number, f: number }} matrix
 * @returns {Place}
 */
export function placeOf({ a, b, e, f }) {
  return { x: e, y: f, turn: degrees(Math.atan2(b, a)), size: Math.hypot(a, b) };
}

/**
 * A place as a style writes it.
 * @param {Place} place
 */
export function written({ x, y, turn, size }) {
  return `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})`;
}

/**
 * The same turn, by the shorter way.
 * @param {number} angle
 */
export function shortest(angle) {
  return positive(angle + 180) - 180;
}

/**
 * The same place, its turn counted so that the way to the other one is the shorter.
 * @param {Place} from
 * @param {Place} to
 */
function turnedTowards(from, to) {
  return { ...from, turn: to.turn - shortest(to.turn - from.turn) };
}

/** @param {number} angle */
function positive(angle) {
  return ((angle % 360) + 360) % 360;
}

/** @param {number} radians */
function degrees(radians) {
  return (180 / Math.PI) * radians;
}
