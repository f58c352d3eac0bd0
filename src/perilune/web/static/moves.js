// The moves as a list of buttons: in groups where there are many, with a field to find one. And what cannot be done, with the reasons.

import { arrowKeys } from "./keys.js";
import { $, make, makeButton } from "./make.js";

const MANY = 10; // moves that need groups and a search

export class Moves {
  #shown = "";

  /** `take` plays the move of this text. */
  constructor(take) {
    $("offers").addEventListener("click", (event) => {
      const button = event.target.closest("button[data-move]");
      if (button) take(button.dataset.move);
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

  /** Show these offers, if they are others than before. */
  show(offers) {
    const text = JSON.stringify(offers);
    if (text === this.#shown) return; // the same buttons stay, and the focus with them
    this.#shown = text;
    const many = offers.length > MANY;
    $("finding").hidden = !many;
    $("find").value = "";
    $("offers").replaceChildren(...(many ? inGroups(offers) : offers.length ? [list(offers)] : [make("p", "quiet", "Nothing at the moment.")]));
    this.#filter();
  }

  /** To the first move that is shown; false if there is none. */
  focus() {
    const first = [...$("offers").querySelectorAll("button")].find((button) => button.checkVisibility());
    first?.focus();
    return first !== undefined;
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
  turn({ number, seat, deciders }) {
    $("refused").hidden = !deciders.includes(seat);
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

/** Groups of moves that do the same thing, each under the words that they share; before them those that stand alone. */
function inGroups(offers) {
  const groups = new Map();
  for (const offer of offers) {
    const verb = offer.move.split(" ")[0];
    groups.set(verb, [...(groups.get(verb) ?? []), offer]);
  }
  const alone = [...groups.values()].filter((group) => group.length === 1).flat();
  const shared = [...groups.values()].filter((group) => group.length > 1);
  const blocks = shared.map((group) => make("div", "group", make("h4", "", `${commonStart(group)} … (${group.length})`), list(group)));
  return alone.length ? [list(alone), ...blocks] : blocks;
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

function list(offers) {
  return make("ul", "", ...offers.map(({ move, says }) => {
    const button = make("button", "", says);
    button.type = "button";
    button.dataset.move = move;
    return make("li", "", button);
  }));
}
