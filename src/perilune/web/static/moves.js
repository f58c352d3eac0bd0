// The moves as a list of buttons: in groups where there are many, with a field to find one. And what cannot be done, with the reasons.

import { arrowKeys } from "./keys.js";
import { $, make, makeButton } from "./make.js";

const MANY = 10; // moves that need groups and a search
const VERY_MANY = 20; // where groups fold, and the board shows the moves as well
const FOLDED = 8; // moves of a group that is folded there

export class Moves {
  #shown = "";
  #folds;
  #many;
  #open = new Set(); // groups that somebody has opened; they stay so

  /** `take` plays the move of this text. With `folds`, large groups are folded where there is little room. */
  constructor(take, folds = false) {
    this.#folds = folds;
    this.#many = folds ? VERY_MANY : MANY;
    $("offers").addEventListener("click", (event) => {
      const button = event.target.closest("button[data-move]");
      if (button) take(button.dataset.move);
      const group = event.target.closest("summary")?.parentElement;
      if (group) this.#open[group.open ? "delete" : "add"](group.dataset.verb);
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

  /** Show these offers, if they are others than before: those that only end something last and apart. False if they are the same. */
  show(offers) {
    const text = JSON.stringify(offers);
    if (text === this.#shown) return false; // the same buttons stay, and the focus with them
    this.#shown = text;
    const [moves, ends] = [offers.filter((offer) => !offer.ends), offers.filter((offer) => offer.ends)];
    const many = moves.length > this.#many;
    $("finding").hidden = !many;
    $("find").value = "";
    $("offers").replaceChildren(
      ...(many ? this.#inGroups(moves, ends.length > 0) : moves.length ? [list(moves)] : []),
      ...(ends.length ? [list(ends, moves.length ? "ends" : "")] : []),
      ...(offers.length || this.#folds ? [] : [make("p", "quiet", "Nothing at the moment.")]),
    );
    this.#filter();
    return true;
  }

  /** To the first move that is shown; false if there is none. */
  focus() {
    const first = [...$("offers").querySelectorAll("button, details:not([open]) > summary")].find((button) => button.checkVisibility());
    first?.focus();
    return first !== undefined;
  }

  /** Groups of moves that do the same thing, each under the words that they share; before them those that stand alone. */
  #inGroups(offers, ends) {
    const groups = new Map();
    for (const offer of offers) {
      const verb = offer.move.split(" ")[0];
      groups.set(verb, [...(groups.get(verb) ?? []), offer]);
    }
    const alone = [...groups.values()].filter((group) => group.length === 1).flat();
    const shared = [...groups].filter(([, group]) => group.length > 1);
    if (this.#folds && groups.size === 1 && !ends) return [list(offers)];
    const blocks = shared.map(([verb, group]) => {
      const title = `${commonStart(group)} … (${group.length})`;
      if (!this.#folds) return make("div", "group", make("h4", "", title), list(group));
      const block = make("details", "group", make("summary", "", title), list(group));
      block.dataset.verb = verb;
      block.dataset.folds = group.length > FOLDED ? "yes" : "";
      return block;
    });
    return alone.length ? [list(alone), ...blocks] : blocks;
  }

  /** Show only what has all the words. */
  #filter() {
    const words = $("find").value.toLowerCase().split(/\s+/).filter((word) => word);
    let found = 0;
    for (const row of $("offers").querySelectorAll("li")) {
      row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
      found += row.hidden ? 0 : 1;
    }
    for (const group of $("offers").querySelectorAll("ul, .group")) group.hidden = !group.querySelector("li:not([hidden])");
    for (const group of $("offers").querySelectorAll("details")) group.open = words.length > 0 || !group.dataset.folds || this.#open.has(group.dataset.verb);
    $("found").hidden = words.length === 0;
    $("found").textContent = words.length ? `${found} ${found === 1 ? "move" : "moves"} found` : "";
  }
}

/** What I cannot do at the moment, by reasons. It is asked for when somebody opens it. */
export class Refused {
  #ask;
  #open;
  #number = null; // of the position that it was asked about

  /** `ask` asks the server, `open` opens a rule. */
  constructor(ask, open) {
    this.#ask = ask;
    this.#open = open;
    $("refused").addEventListener("toggle", () => this.#refresh());
  }

  /** Another position: what was told holds no longer. */
  turn({ number, seat, mine }) {
    $("refused").hidden = !mine;
    if (`${seat} ${number}` === this.#number) return;
    this.#number = `${seat} ${number}`;
    $("reasons").replaceChildren();
    this.#refresh();
  }

  #refresh() {
    if ($("refused").open && !$("refused").hidden && $("reasons").children.length === 0) this.#ask();
  }

  hear({ reasons }) {
    const lines = reasons.map(({ says, rule, moves }) =>
      make("li", "", says, " ", makeButton("rule", () => this.#open(rule), `Rule ${rule}`), make("span", "quiet", moves.join("; "))));
    $("reasons").replaceChildren(...(lines.length ? lines : [make("li", "quiet", "There is nothing on the board that you cannot do.")]));
  }
}

/** The words that all of these begin with; at least one. */
function commonStart(group) {
  const [first, ...others] = group.map(({ says }) => says.split(" "));
  let length = first.length;
  for (const words of others) {
    let same = 0;
    while (same < length && words[same] === first[same]) same += 1;
    length = same;
  }
  return first.slice(0, Math.max(1, length)).join(" ").replace(/[,;:(]$/, "");
}

function list(offers, className = "") {
  return make("ul", className, ...offers.map(({ move, says, warns }) => {
    const button = make("button", warns ? "warned" : "", says, ...(warns ? [" ", make("span", "warning", warns)] : []));
    button.type = "button";
    button.dataset.move = move;
    return make("li", "", button);
  }));
}
