// Where somebody can stand beside what is lit without covering it.

/** @typedef {{ left: number, top: number, width: number, height: number }} Area */
/** @typedef {{ width: number, height: number }} Size */

const STEP = 12; // pixels between the places that are tried
const AIR = 18; // pixels around what is lit

/**
 * The place for something of this size: inside the room, over nothing that is lit if that can be, and as near to its goal as can be.
 * @param {Size} size
 * @param {Area} room
 * @param {Area[]} lit
 * @param {Area} [goal] - all that is lit, unless told
 * @param {number} [air] - pixels around what is lit
 */
export function findNook({ width, height }, room, lit, goal = union(lit), air = AIR) {
  let best = { left: room.left, top: room.top, covers: Infinity, away: Infinity };
  for (const left of places(room.left, room.width - width)) {
    for (const top of places(room.top, room.height - height)) {
      const here = { left, top, width, height };
      const covers = lit.reduce((sum, area) => sum + shared(here, grown(area, air)), 0);
      const away = distance(here, goal);
      if (covers < best.covers || (covers === best.covers && away < best.away)) best = { left, top, covers, away };
    }
  }
  return { left: best.left, top: best.top, covers: best.covers };
}

/**
 * What holds all of these.
 * @param {Area[]} areas
 * @returns {Area}
 */
export function union(areas) {
  const left = Math.min(...areas.map((area) => area.left));
  const top = Math.min(...areas.map((area) => area.top));
  const right = Math.max(...areas.map((area) => area.left + area.width));
  const bottom = Math.max(...areas.map((area) => area.top + area.height));
  return { left, top, width: right - left, height: bottom - top };
}

/**
 * @param {number} from
 * @param {number} length
 */
function places(from, length) {
  const count = Math.max(0, Math.floor(length / STEP));
  return Array.from({ length: count + 1 }, (_, n) => from + n * STEP);
}

/**
 * @param {Area} area
 * @param {number} air
 */
function grown({ left, top, width, height }, air) {
  return { left: left - air, top: top - air, width: width + 2 * air, height: height + 2 * air };
}

/**
 * How much of one area lies over another.
 * @param {Area} one
 * @param {Area} other
 */
function shared(one, other) {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const tall = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, tall);
}

/**
 * From middle to middle.
 * @param {Area} one
 * @param {Area} other
 */
export function distance(one, other) {
  return Math.hypot(one.left + one.width / 2 - other.left - other.width / 2, one.top + one.height / 2 - other.top - other.height / 2);
}
