// The moments that turned a finished game, each a link into its replay. The server reckons them.

import { make, parseSvg } from "./make.js";

/** @import { SeatPerson, StoryMessage } from "./types.d.ts" */

/** @type {Promise<StoryMessage | null> | null} */
let asked = null; // a page has one table, and its story never changes

/**
 * The story of the finished game of this page; null if it cannot be told.
 * @param {string} table
 */
export function storyOf(table) {
  asked ??= fetch(`/table/${table}/story.json`).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
  return asked;
}

/**
 * Bring the story of a finished game to its place, once. Without it the page is still whole.
 * @param {HTMLElement} place
 * @param {string} table
 * @param {SeatPerson[]} people
 */
export async function bringStory(place, table, people) {
  if (place.dataset.brought) return;
  place.dataset.brought = "yes";
  const told = await storyOf(table);
  if (!told) return;
  const { moments } = told;
  const list = make("details", "", make("summary", "", "Key moments"), make("ol", "", ...items(told, table)));
  list.open = true;
  place.replaceChildren(...reasons(told, people), ...(moments.length ? [list] : []));
  place.hidden = place.children.length === 0;
}

/**
 * What decided the game, in three lines at most: why I lost it, if I did, and beside the winner where the points came from.
 * @param {StoryMessage} told
 * @param {SeatPerson[]} people
 */
export function reasons({ decided, leads, lost }, people) {
  const seat = lost.findIndex((text, at) => text && people[at]?.mine);
  const lines = seat < 0 ? decided : [lost[seat], ...decided.filter((text) => !lost.includes(text))];
  const drawn = leads[lost.indexOf(lines[0])];
  return [...lines.slice(0, 3).map((text) => make("p", "", text)), ...(drawn ? [make("div", "lead-by", parseSvg(drawn))] : [])];
}

/**
 * @param {StoryMessage} told
 * @param {string} table
 */
export function items({ measured, moments }, table) {
  return moments.map(({ at, change, says, when, who }) => {
    const link = make("a", "", `${when}: ${says}`);
    link.href = `/table/${table}/replay?seat=everything#${at}`;
    return make("li", "", link, ...(change ? [make("span", "quiet", ` ${who}: ${measured ? "chance to win " : ""}${change}`)] : []));
  });
}
