// The moves as a list of buttons: in groups where there are many, with a field to find one.

import { captionOf, halves, leadOf, runsOf } from "./captions.js";
import { grouped, groupsOf, parted } from "./grouping.js";
import { arrowKeys } from "./keys.js";
import { $, all, around, make, sign } from "./make.js";
import { hasAll, tellFound, wordsOf } from "./search.js";

/** @import { Offer } from "./types.d.ts" */
/** @import { Caption } from "./captions.js" */

const MANY = 10; // moves that need groups and a search
const VERY_MANY = 20; // where groups fold, and the board shows the moves as well
const FOLDED = 8; // moves of a group that is folded there
const LONG = 34; // letters of a name that are set smaller
const PARTED = 40; // moves of a group that is folded in parts

export class Moves {
  #shown = "";
  #fresh = false; // nothing was clicked since it came
  #folds;
  #many;
  /** @type {Set<string>} */
  #open = new Set(); // groups that somebody has opened; they stay so

  /**
   * @param {(move: string) => void} take - plays the move of this text
   * @param {boolean} folds - large groups are folded, where there is little room
   */
  constructor(take, folds = false) {
    this.#folds = folds;
    this.#many = folds ? VERY_MANY : MANY;
    $("offers").addEventListener("click", (event) => {
      const twice = event.detail > 1 && this.#fresh; // the second click of two was meant for the list before
      this.#fresh = false;
      if (twice) return;
      const move = around(event, "button[data-move]")?.getAttribute("data-move");
      if (typeof move === "string") take(move);
      const group = around(event, "summary")?.parentElement;
      if (group instanceof HTMLDetailsElement) this.#open[group.open ? "delete" : "add"](group.dataset.verb ?? "");
    });
    arrowKeys($("offers"));
    $("find").addEventListener("input", () => this.#filter());
    $("find").addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        $("find").value = "";
        this.#filter();
      } else if (event.key === "Enter" || event.key === "ArrowDown") this.focus();
      else return;
      event.preventDefault();
    });
  }

  /**
   * Show these offers, if they are not the same as before: those that only end something come last and apart. What only loses something
   * is folded below, unless it is asked for and nothing else is there to do; so is what gives the game up, and what the box folds. Nobody
   * touches it there by mistake. False if they are the same.
   * @param {Offer[]} offers
   * @param {boolean} asked - one of them is to be chosen: nobody else decides now
   */
  show(offers, asked = true) {
    const text = JSON.stringify([offers, asked]);
    if (text === this.#shown) return false; // the same buttons stay, and the focus with them
    this.#shown = text;
    this.#fresh = true;
    const givesUp = offers.filter((offer) => offer.gives_up);
    const plays = offers.filter((offer) => !offer.gives_up && !(this.#folds && offer.folds));
    const aside = Map.groupBy(offers.filter((offer) => !offer.gives_up && !plays.includes(offer)), (offer) => offer.folds ?? "");
    const foldsLosses = this.#folds && (!asked || plays.some((offer) => !offer.loses));
    const losses = plays.filter((offer) => offer.loses && foldsLosses);
    const ends = plays.filter((offer) => offer.ends);
    const moves = plays.filter((offer) => !offer.ends && !losses.includes(offer));
    const many = moves.length > this.#many;
    $("finding").hidden = !many;
    $("find").value = "";
    $("offers").replaceChildren(
      ...(many ? this.#inGroups(moves, ends.length > 0) : moves.length ? [this.#list(moves, plays.length === 1 ? "only" : "")] : []),
      ...(ends.length ? [this.#list(ends, moves.length ? "ends" : "")] : []),
      ...[...aside].map(([title, some]) => folded(title, some.length > 1 ? `${title} … (${some.length})` : `${title} …`, some)),
      ...groupsOf(losses).map(({ verb, title, offers: some }) => folded(verb, title, some)),
      ...(givesUp.length ? [folded("give up", "Give up …", givesUp)] : []),
      ...(offers.length || this.#folds ? [] : [make("p", "quiet", "Nothing right now.")]),
    );
    this.#filter();
    return true;
  }

  /**
   * Bring this move into view.
   * @param {string | undefined} move
   */
  reveal(move) {
    all($("offers"), "button").find((button) => button.dataset.move === move)?.scrollIntoView({ block: "nearest" });
  }

  /**
   * To the first move that is shown, or to this one; false if there is none.
   * @param {string} [move]
   */
  focus(move) {
    const wanted = all($("offers"), "button").find((button) => button.dataset.move === move);
    if (wanted) wanted.closest("details")?.setAttribute("open", "");
    const first = wanted ?? all($("offers"), "button, details:not([open]) > summary").find((button) => button.checkVisibility());
    first?.focus();
    return first !== undefined;
  }

  /**
   * Groups of moves that do the same thing, each under the words that they share; before them those that stand alone. A very large one
   * is parted by what its moves bring.
   * @param {Offer[]} offers
   * @param {boolean} ends - there are more below, which end something
   */
  #inGroups(offers, ends) {
    const whole = grouped(offers);
    const parts = whole.groups.flatMap((group) => (this.#folds && group.offers.length > PARTED ? parted(group) : [group]));
    const alone = [...whole.alone, ...parts.flatMap((part) => (part.offers.length === 1 ? part.offers : []))];
    const groups = parts.filter((part) => part.offers.length > 1);
    if (this.#folds && groups.length === 1 && alone.length === 0 && !ends) return [this.#list(offers)];
    const blocks = groups.map(({ verb, title, offers: moves, part }) => {
      if (!this.#folds) return make("div", "group", make("h4", "", title), this.#list(moves, "", true));
      return folded(verb, title, moves, part || (moves.length > FOLDED && groups.length + alone.length > 1));
    });
    return alone.length ? [this.#list(alone), ...blocks] : blocks;
  }

  /**
   * @param {Offer[]} offers
   * @param {boolean} [titled] - what they have in common is said above them
   */
  #list(offers, className = "", titled = false) {
    return this.#folds ? list(offers, className, titled) : make("ul", className, ...offers.map((offer) => make("li", "", plainButton(offer))));
  }

  /** Show only what has all the words. */
  #filter() {
    const words = wordsOf($("find").value);
    const rows = all($("offers"), "li:not(.lead)");
    for (const lead of all($("offers"), ".lead")) lead.hidden = words.length > 0;
    for (const row of rows) row.hidden = !hasAll(row.textContent, words);
    for (const group of all($("offers"), "ul, .group")) group.hidden = !group.querySelector("li:not([hidden], .lead)");
    for (const group of $("offers").querySelectorAll("details")) {
      group.open = words.length > 0 || !group.dataset.folds || this.#open.has(group.dataset.verb ?? "");
    }
    $("found").hidden = words.length === 0;
    $("found").textContent = tellFound(words, rows.filter((row) => !row.hidden).length, "move");
  }
}

/**
 * A group that can be folded.
 * @param {string} verb
 * @param {string} title
 * @param {Offer[]} offers
 */
function folded(verb, title, offers, folds = true) {
  const block = make("details", "group", make("summary", "", title), list(offers, "", true));
  block.dataset.verb = verb;
  block.dataset.folds = folds ? "yes" : "";
  return block;
}

/**
 * @param {Offer[]} offers
 * @param {boolean} [titled] - what they have in common is said above them
 */
function list(offers, className = "", titled = false) {
  const captions = runsOf(offers).flatMap((run) => {
    const lead = leadOf(run);
    const told = run.map((offer) => captionOf(offer, lead));
    const long = told.some(({ name }) => name.length > LONG); // then all of the run look alike
    return told.map((caption, place) => ({ ...caption, offer: run[place], long, heads: lead !== "" && !titled && place === 0 }));
  });
  const again = captions.map(({ offer: { warns } }, place) => Boolean(warns) && warns === captions[place - 1]?.offer.warns); // seen above it
  const half = halves(captions.map(({ name, note, heads, offer }, place) => ({ name, note, heads, warns: Boolean(offer.warns) && !again[place] })));
  const items = captions.flatMap(({ offer, heads, long, ...caption }, place) => {
    const item = make("li", half[place] ? "half" : long ? "long" : "", buttonOf(offer, caption));
    if (again[place]) item.classList.add("again");
    if (!heads) return [item];
    const head = make("li", "lead", caption.lead.trimEnd());
    head.setAttribute("aria-hidden", "true"); // each move says it as well
    return [head, item];
  });
  return make("ul", className, ...items);
}

/**
 * A button with a picture and a few words; whoever hears it hears the whole sentence.
 * @param {Offer} offer
 * @param {Caption} caption
 */
function buttonOf({ move, says, sign: picture, warns }, { lead, name, mark, note, whole }) {
  const seen = [make("b", "", name), ...(note ? [make("small", "", note)] : [])];
  if (!whole) for (const part of seen) part.setAttribute("aria-hidden", "true");
  const told = make("span", "told", ...(whole && lead ? [unseen(lead)] : []), ...(whole ? [] : [unseen(says)]), ...seen);
  if (whole && mark) seen[0].after(unseen(mark));
  return pressed(move, warns, ...(picture ? [sign(picture)] : []), told);
}

/**
 * A button with the sentence alone, where there are no pictures.
 * @param {Offer} offer
 */
function plainButton({ move, says, warns }) {
  return pressed(move, warns, says);
}

/**
 * @param {string} move
 * @param {string | undefined} warns
 * @param {...(Node | string)} inside
 */
function pressed(move, warns, ...inside) {
  const made = make("button", warns ? "warned" : "", ...inside, ...(warns ? [" ", make("span", "warning", warns)] : []));
  made.type = "button";
  made.dataset.move = move;
  return made;
}

/**
 * Words that are heard, and found, and not seen.
 * @param {string} text
 */
function unseen(text) {
  return make("span", "for-ears", text);
}
