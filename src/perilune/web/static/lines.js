// Lines of the log: which are new.

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
