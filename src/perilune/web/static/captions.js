// What a button of the list of moves shows: the picture and a few words, of a sentence that is still read aloud as a whole.

import { commonStart } from "./grouping.js";

/** @import { Offer } from "./types.d.ts" */

/**
 * @typedef {object} Caption
 * @property {string} lead - of the sentence, what it has in common with its neighbours: said above them all
 * @property {string} name
 * @property {string} mark - what stands between the name and the note in the sentence
 * @property {string} note
 * @property {boolean} whole - lead, name, mark and note are the sentence
 */

const LEAST_LEAD = 3; // words that moves have in common before they are said once for all
const NAME = 18; // letters of a name, and
const NOTE = 22; // of a note, that have room in half a line

/**
 * @param {Offer} offer
 * @param {string} lead - with which its sentence begins
 * @returns {Caption}
 */
export function captionOf({ says, name, note }, lead = "") {
  if (name !== undefined) return { lead: "", name, mark: "", note: note ?? "", whole: false };
  const told = says.slice(lead.length);
  const cut = told.indexOf(": ");
  return cut < 1
    ? { lead, name: told, mark: "", note: "", whole: true }
    : { lead, name: told.slice(0, cut), mark: ": ", note: told.slice(cut + 2), whole: true };
}

/**
 * The words with which all of these moves begin, if they are worth a line of their own; with the space behind them.
 * @param {Offer[]} offers
 */
export function leadOf(offers) {
  if (offers.length < 2 || offers.some(({ name }) => name !== undefined)) return "";
  const start = commonStart(offers.map(({ says }) => says));
  const lead = `${start} `;
  return start.split(" ").length >= LEAST_LEAD && offers.every(({ says }) => says.startsWith(lead)) ? lead : "";
}

/**
 * Moves of the same verb that follow each other.
 * @param {Offer[]} offers
 */
export function runsOf(offers) {
  /** @type {Offer[][]} */
  const runs = [];
  for (const offer of offers) {
    const last = runs.at(-1);
    if (last && verbOf(last[0]) === verbOf(offer)) last.push(offer);
    else runs.push([offer]);
  }
  return runs;
}

/** @param {Offer} offer */
function verbOf({ move }) {
  return move.split(" ")[0];
}

/**
 * Which of some buttons, in their order, take half a line: what is short, and has a neighbour that is short as well.
 * @param {{ name: string, note: string, warns: boolean, heads: boolean }[]} captions - `heads`: words for it and the next stand above it
 */
export function halves(captions) {
  const short = captions.map(({ name, note, warns }) => !warns && name.length <= NAME && note.length <= NOTE);
  const half = captions.map(() => false);
  for (let place = 0; place + 1 < captions.length; place += 1) {
    if (!short[place] || !short[place + 1] || captions[place + 1].heads) continue;
    half[place] = half[place + 1] = true;
    place += 1;
  }
  return half;
}
