// The moments that turned a finished game, each a link into its replay. The server reckons them.

import { make } from "./make.js";

/** @import { StoryMessage, StoryMoment } from "./types.d.ts" */

/**
 * Bring the story of a finished game to its place, once. Without it the page is still whole.
 * @param {HTMLElement} place
 * @param {string} table
 */
export async function bringStory(place, table) {
  if (place.dataset.brought) return;
  place.dataset.brought = "yes";
  const answer = await fetch(`/table/${table}/story.json`).catch(() => null);
  if (!answer?.ok) return;
  /** @type {StoryMessage} */
  const { decided, moments } = await answer.json();
  const list = make("details", "", make("summary", "", "The game in a few moments"), make("ol", "", ...moments.map((moment) => item(moment, table))));
  place.replaceChildren(...decided.map((text) => make("p", "", text)), ...(moments.length ? [list] : []));
  place.hidden = place.children.length === 0;
}

/**
 * @param {StoryMoment} moment
 * @param {string} table
 */
function item({ at, change, says, when, who }, table) {
  const link = make("a", "", `${when}: ${says}`);
  link.href = `/table/${table}/replay?seat=everything#${at}`;
  return make("li", "", link, ...(change ? [make("span", "quiet", ` ${who} ${change}`)] : []));
}
