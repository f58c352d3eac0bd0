// Lines of the log: which are new, and how many are told at a time.

/** @import { LogLine } from "./types.d.ts" */

/**
 * How many lines two logs have in common at their beginning.
 * @param {LogLine[]} old
 * @param {LogLine[]} log
 */
export function countSame(old, log) {
  let same = 0;
  while (same < old.length && same < log.length && old[same][0] === log[same][0] && old[same][1] === log[same][1]) same += 1;
  return same;
}

/**
 * The texts that are not among those known: what is new, although another seat knows other lines.
 * @param {string[]} texts
 * @param {string[]} known
 */
export function beyond(texts, known) {
  const left = [...known];
  return texts.filter((text) => {
    const place = left.indexOf(text);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * Lines put together as far as there is room for the letters; a line that is too long for itself goes on in the next piece.
 * @param {string[]} texts
 * @param {number} room
 */
export function pieces(texts, room) {
  /** @type {string[]} */
  const told = [];
  for (const text of texts) {
    const longer = told.length > 0 ? `${told.at(-1)} ${text}` : text;
    if (longer.length <= room) told.splice(-1, 1, longer);
    else told.push(...cut(text, room));
  }
  return told;
}

/**
 * @param {string} text
 * @param {number} room
 * @returns {string[]}
 */
function cut(text, room) {
  const end = text.lastIndexOf(" ", room);
  return text.length <= room || end < 1 ? [text] : [text.slice(0, end), ...cut(text.slice(end + 1), room)];
}
