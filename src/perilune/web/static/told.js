// What a part of the board is and what a move would do, as elements: first the one, then the other.

import { make, parseSvg } from "./make.js";

/** @import { CardMessage, ConsequencesMessage, Way } from "./types.d.ts" */

const MOST_WAYS = 5;
const MOST_TOLD = 4; // lines of the log
const ENDING = /(?<=ch|s|sh|x)es$|(?<!s)s$/; // by which "you pass" and "Ada passes" differ

/**
 * What a part is: its name, what it does, and its rule.
 * @param {CardMessage} card
 * @param {(rule: string) => Node} showRule - how the rule is named
 */
export function partsOfCard({ title, lines, rule, picture }, showRule) {
  if (!title) return [];
  return [make("section", "what", make("b", "", title), ...lines.map((line) => make("p", "", line)),
    ...(picture ? [make("div", "picture", parseSvg(picture))] : []), ...(rule ? [showRule(rule)] : []))];
}

/**
 * What a move would do.
 * @param {ConsequencesMessage} message
 */
export function partsOfMove(message) {
  return [make("section", "does", make("b", "", message.says), ...words(message).map(([kind, text]) => make("p", kind, text)))];
}

/**
 * What can be done with a thing that can be used in several ways.
 * @param {Way[]} ways
 */
export function partsOfWays(ways) {
  if (ways.length === 0) return [];
  const more = ways.length - MOST_WAYS;
  return [make("section", "does", make("b", "", "You can now"), ...ways.slice(0, MOST_WAYS).map(({ says, note }) =>
    make("p", "", says, ...(note ? [make("small", "", note)] : []))), ...(more > 0 ? [make("p", "then", `and ${more} more: click to see them all.`)] : []))];
}

/**
 * What is told of a move, line by line, each with its kind.
 * @param {ConsequencesMessage} message
 * @returns {[kind: string, text: string][]}
 */
export function words({ says, changes, told, chances, forecast, then, warns, final }) {
  /** @type {[string, string][]} */
  const lines = [];
  if (warns) lines.push(["warns", warns]);
  if (changes.length) lines.push(["changes", changes.map(({ name, before, after }) => `${name} ${before} → ${after}`).join(" · ")]);
  for (const text of told.filter((line) => !repeats(line, says)).slice(0, MOST_TOLD)) lines.push(["told", text]);
  for (const text of forecast) lines.push(["chances", text]);
  const open = chances.filter(({ percent }) => percent < 100); // what is certain is no chance
  if (open.length) lines.push(["chances", open.map(({ text, percent }) => `${text}: ${share(percent)}`).join(" · ")]);
  if (then && (chances.length === 0 || lines.length === 0)) lines.push(["then", `Then: ${then}`]); // what chance answers is told already
  if (final) lines.push(["final", final]);
  return lines;
}

/**
 * Whether a line of the log only tells that the move is made: "You send 1 robot to the Shaker." All but its subject stands in the move.
 * @param {string} line
 * @param {string} says - the move
 */
function repeats(line, says) {
  const plain = (/** @type {string} */ text) => (text.toLowerCase().match(/[\p{L}\d+$-]+/gu) ?? []).map((word) => word.replace(ENDING, ""));
  const [, ...rest] = plain(line);
  const known = plain(says);
  return rest.length > 0 && rest.every((word) => known.includes(word));
}

/**
 * A share as people say it.
 * @param {number} percent
 */
function share(percent) {
  return percent > 0 && percent < 1 ? "less than 1 %" : `${Math.round(percent)} %`;
}
