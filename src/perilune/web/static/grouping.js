// Many moves as few groups: those of the same verb, under the words that they share.

/** @import { Offer } from "./types.d.ts" */

/**
 * @typedef {object} Group
 * @property {string} verb
 * @property {string} title
 * @property {Offer[]} offers
 * @property {boolean} [part] - of a larger group
 */

/**
 * The moves whose verb no other has, and groups of the others.
 * @param {Offer[]} offers
 * @returns {{ alone: Offer[], groups: Group[] }}
 */
export function grouped(offers) {
  const groups = groupsOf(offers);
  return { alone: groups.flatMap((group) => (group.offers.length === 1 ? group.offers : [])), groups: groups.filter((group) => group.offers.length > 1) };
}

/**
 * All moves by their verbs.
 * @param {Offer[]} offers
 * @returns {Group[]}
 */
export function groupsOf(offers) {
  return [...Map.groupBy(offers, ({ move }) => move.split(" ")[0])].map(([verb, group]) => {
    const words = group.map(({ says }) => says);
    return { verb, title: group.length > 1 ? `${commonStart(words)} … (${group.length})` : `${words[0].split(":")[0]} …`, offers: group };
  });
}

/**
 * The move that ends something, to be at hand: of several, what the box does not warn of. None where one would have to choose how to end it.
 * @param {Offer[]} offers
 * @returns {Offer | undefined}
 */
export function endOf(offers) {
  const ends = offers.filter((offer) => offer.ends && !offer.gives_up && !offer.folds);
  const calm = ends.length > 1 ? ends.filter((offer) => !offer.warns) : ends;
  return groupsOf(calm).find((group) => group.offers.length === 1)?.offers[0];
}

/**
 * A large group in parts, by what its moves bring: the words after the colon. The smallest part comes first, and last what brings nothing.
 * @param {Group} group
 * @returns {Group[]}
 */
export function parted({ verb, title, offers }) {
  const parts = [...Map.groupBy(offers, ({ says }) => says.split(": ")[1] ?? "")];
  if (parts.length === 1 || 2 * parts.length > offers.length) return [{ verb, title, offers }];
  const start = title.slice(0, title.lastIndexOf(" … ("));
  parts.sort(([one, some], [other, more]) => Number(one === "") - Number(other === "") || some.length - more.length);
  return parts.map(([brings, some]) => ({ verb: `${verb}: ${brings}`, title: `${start} … ${brings || "elsewhere"} (${some.length})`, offers: some, part: true }));
}

/**
 * The words that all of these texts begin with; at least one.
 * @param {string[]} texts
 */
export function commonStart(texts) {
  const [first, ...others] = texts.map((text) => text.split(" "));
  let length = first.length;
  for (const words of others) {
    let same = 0;
    while (same < length && words[same] === first[same]) same += 1;
    length = same;
  }
  return first.slice(0, Math.max(1, length)).join(" ").replace(/[,;:(]$/, "");
}
