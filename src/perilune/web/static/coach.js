// The coach: asked what matters now, it names the best idea by what it is for or by its next click, with its reason, its steps, and a
// button that does all of them, then one or two more in a line each, and then what not to lose sight of. On the board it shows where.
// Words come from the server.

import { hasCome } from "./hand.js";
import { layout } from "./layout.js";
import { $, all, around, make, makeButton, person } from "./make.js";

/** @import { AdviceMessage, CoachIdea, CoachingMessage, PageRequest, SeatPerson, Shown } from "./types.d.ts" */

const KEY = "coach stays"; // what this browser wants: "yes" to be told at each turn
const MOST_HIGH = 236; // pixels that the best idea keeps from the moves, however much it has to say
const MOST_STEPS = 4; // of a turn that are seen at once; one more is no reason to hide it

export class Coach {
  #send;
  #show;
  #advise;
  #play;
  #doing;
  #stop;
  #open = false; // it lies on the page
  /** @type {Shown | null} */
  #position = null;
  /** @type {CoachingMessage} */
  #coaching = { type: "coaching", open: false, asks: [], agreed: [] };
  /** @type {SeatPerson[]} */
  #people = [];
  #asked = ""; // the seat and state that it was asked about
  #told = ""; // and those that its words are about
  /** @type {Set<string>} */
  #knows = new Set(); // why ideas are good, as far as it was told
  #away = ""; // those at which it was put away

  /**
   * @param {(message: PageRequest) => void} send
   * @param {(move: string | null, chosen: boolean, at?: Element, moves?: string[]) => void} show - shows where a move is, asked from an idea
   *   of these moves; null for none. What is chosen is shown until the next position
   * @param {(moves: string[]) => void} [play] - plays an idea's moves, one after another; without it, `show` leads to where it is played
   * @param {(moves: string[]) => void} [advise] - told the moves of the first idea, whether it is chosen or not
   * @param {() => { step: number, steps: number } | null} [doing] - how far it is, while more of an idea's moves are on their way
   * @param {() => void} [stop] - the rest of them is not played
   */
  constructor(send, show, play, advise = () => {}, doing = () => null, stop = () => {}) {
    this.#send = send;
    this.#show = show;
    this.#play = play;
    this.#advise = advise;
    this.#doing = doing;
    this.#stop = stop;
    new ResizeObserver(() => this.#keepBest()).observe($("coach-ideas"));
    $("coach-stays").checked = localStorage.getItem(KEY) === "yes";
    $("coach-stays").addEventListener("change", () => {
      localStorage.setItem(KEY, $("coach-stays").checked ? "yes" : "no");
      this.#refresh();
    });
    $("ask-coach").addEventListener("click", () => this.#toggle());
    $("coach-close").addEventListener("click", () => {
      this.#away = this.#now();
      this.#close();
      $("ask-coach").focus();
    });
    $("coach-agree").addEventListener("click", () => {
      const seat = this.#position?.seat ?? -1;
      this.#send({ do: "agree", seat, agreed: !this.#coaching.agreed.includes(seat) });
    });
    $("peri").addEventListener("click", (event) => { if (!around(event, "#coach-ideas button, .chose #coach-ideas li")) this.#unfold(); });
    document.addEventListener("keydown", (event) => {
      if (event.key.toLowerCase() !== "w" || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (around(event, "dialog, input:not([type=checkbox]), textarea, select") || $("ask-coach").hidden) return;
      event.preventDefault();
      this.#toggle();
    });
  }

  /**
   * Another position: what was said of an older one no longer holds.
   * @param {SeatPerson[]} people
   * @param {Shown} position
   */
  turn(people, position) {
    this.#people = people;
    this.#position = position;
    const plays = position.seat >= 0 && people[position.seat]?.mine && !position.standIn && position.outcome === null && position.next.length === 0;
    $("ask-coach").hidden = !plays;
    if ($("coach-stays").checked) $("peri").classList.add("folded"); // it was not asked: where there is little room, two lines are enough
    if (!plays) this.#close();
    else this.#refresh();
  }

  /**
   * Whether it may be asked, and who agrees.
   * @param {SeatPerson[]} people
   * @param {CoachingMessage} message
   */
  allow(people, message) {
    this.#people = people;
    this.#coaching = message;
    this.#refresh();
  }

  /** @param {AdviceMessage} message */
  hear(message) {
    const about = `${message.seat} ${message.number}`;
    this.#asked = "";
    $("peri").classList.remove("chose");
    if (about !== this.#now() || !this.#open) {
      this.#refresh();
      return;
    }
    this.#told = about;
    const { ideas, matters } = message;
    this.#say(ideas.length ? "" : this.#nothing()); // beside what not to lose sight of, too: who asked is not left without an answer
    $("coach-matters").replaceChildren(...matters.map((text) => make("li", "", text)));
    $("coach-matters").hidden = matters.length === 0;
    $("coach-ideas").replaceChildren(...ideas.map((idea) => this.#idea(idea)));
    $("coach-ideas").firstElementChild?.classList.add("open");
    $("coach-ideas").hidden = ideas.length === 0;
    $("peri").scrollTop = 0;
    this.#keepBest();
    this.#advise(ideas[0]?.moves ?? []);
  }

  /** What was begun has come to its end, or to where it cannot go on. */
  again() {
    this.#refresh();
  }

  /** The best idea has room, whatever stands around it. */
  #keepBest() {
    const best = /** @type {HTMLElement | null} */ ($("coach-ideas").querySelector(".open"));
    const high = best?.checkVisibility() ? Math.min(best.offsetTop + best.offsetHeight + 6, MOST_HIGH) : 0;
    $("peri").style.setProperty("--best", `${high}px`);
  }

  /** Where it has no advice. */
  #nothing() {
    if (!this.#position?.mine) return "It is not your turn yet.";
    const offers = this.#position.offers.filter((offer) => !offer.gives_up);
    return offers.length === 1 ? `You have only one choice: ${offers[0].says}.` : "Nothing stands out here. Choose what you like.";
  }

  /** The seat and the state that are shown. */
  #now() {
    return this.#position ? `${this.#position.seat} ${this.#position.number}` : "";
  }

  /** Two lines are seen of it, where there is little room. */
  get #isFolded() {
    return !$("coach-close").checkVisibility();
  }

  #unfold() {
    $("peri").classList.remove("folded", "chose");
  }

  #toggle() {
    const folded = this.#open && this.#isFolded;
    this.#unfold();
    if (folded) return;
    if (this.#open) this.#close();
    else {
      this.#open = true;
      this.#refresh();
    }
  }

  #close() {
    this.#open = false;
    this.#told = "";
    $("peri").hidden = true;
    $("ask-coach").setAttribute("aria-expanded", "false");
  }

  /** Ask, if it is open, or is to be at each turn of mine, and has not said yet what there is to say. */
  #refresh() {
    if ($("ask-coach").hidden || !this.#position) return;
    if ($("coach-stays").checked && this.#coaching.open && this.#position.mine && this.#away !== this.#now()) this.#open = true;
    $("peri").hidden = !this.#open;
    $("ask-coach").setAttribute("aria-expanded", String(this.#open));
    if (!this.#open) return;
    this.#showAgreement();
    if (!this.#coaching.open || this.#told === this.#now()) return;
    this.#clear();
    const doing = this.#doing();
    if (doing) {
      this.#say(`Doing it: step ${doing.step} of ${doing.steps}. `, makeButton("stop", () => this.#stop(), "Stop the plan"));
      return;
    }
    this.#say("Thinking …");
    if (this.#asked) return; // the answer to an older question is on its way: then the next is asked
    this.#asked = this.#now();
    this.#send({ do: "coach", seat: this.#position.seat });
  }

  /** Where people compete: who agrees to the coach, and my own word. */
  #showAgreement() {
    const { asks, agreed, open } = this.#coaching;
    const seat = this.#position?.seat ?? -1;
    $("coach-agreeing").hidden = asks.length === 0;
    $("coach-agree").textContent = agreed.includes(seat) ? "I no longer agree" : "I agree";
    if (open) return;
    this.#told = "";
    this.#clear();
    const missing = asks.filter((other) => !agreed.includes(other)).map((other) => person(this.#people, other));
    this.#say("You compete here, so all must agree before anybody can ask the coach. Everybody sees who asks. Still to agree: ", ...missing);
  }

  #clear() {
    $("coach-matters").hidden = $("coach-ideas").hidden = true;
  }

  /** @param {...(string | Node)} words */
  #say(...words) {
    $("coach-says").hidden = words.join("") === "";
    $("coach-says").replaceChildren(...words);
  }

  /** @param {CoachIdea} idea */
  #idea({ move, moves, says, first, then, step, steps, reasons, warns }) {
    const begun = step > 1;
    const way = [first, ...then];
    const named = !way.includes(says); // by what all of it is for, not by one of its moves
    const title = make("b", "", named ? says : first);
    const place = begun ? ["On the way: ", title, make("small", "", ` step ${step} of ${steps}`)] : [title];
    const button = makeButton("plain", () => this.#choose(moves, item), ...place);
    const why = reasons.join(" ");
    button.title = begun ? why : "Show where";
    const item = make("li", begun ? "begun" : "", button);
    const play = this.#play;
    if (play && this.#position?.offers?.some((offer) => offer.move === move)) item.append(playButtons(moves, play));
    if (why && !(begun && this.#knows.has(why))) item.append(make("p", "why", ...reasons.flatMap((reason) => [make("span", "", reason), " "])));
    if (way.length > 1 || named) item.append(stepList(way, says));
    this.#knows.add(why);
    if (warns && !isWarned(move)) item.append(make("p", "but", `But: ${warns}`));
    item.addEventListener("pointerenter", (event) => { if (hasCome(event)) this.#show(move, false, item); });
    item.addEventListener("pointerleave", () => this.#show(null, false));
    button.addEventListener("focus", () => this.#show(move, false, item));
    button.addEventListener("blur", () => this.#show(null, false));
    item.addEventListener("click", (event) => { // for fingers and mice, all of it
      if (this.#isFolded || around(event, "button")) return;
      event.stopPropagation();
      button.click();
    });
    return item;
  }

  /**
   * Show where an idea is done, and offer to do it. A sheet over the board makes room for that: it folds to what to do.
   * @param {string[]} moves
   * @param {Element} item
   */
  #choose(moves, item) {
    if (this.#isFolded && item.matches(".chosen")) { // who touches it again wants to know more
      this.#unfold();
      return;
    }
    for (const other of all($("coach-ideas"), "li")) {
      other.classList.toggle("chosen", other === item);
      other.classList.toggle("open", other === item);
    }
    this.#keepBest();
    $("peri").classList.add("folded", "chose");
    this.#show(moves[0], true, undefined, moves);
  }
}

/**
 * What plays an idea: all of it, or its first move.
 * @param {string[]} moves
 * @param {(moves: string[]) => void} play
 */
function playButtons(moves, play) {
  const whole = makeButton("main do-it", () => play(moves), moves.length > 1 ? `Do all ${moves.length}` : "Do it");
  if (moves.length === 1) return whole;
  return make("div", "do", whole, makeButton("do-first", () => play(moves.slice(0, 1)), "Only the first"));
}

/**
 * The steps of an idea, in their order; if there are many, the later ones are seen at a touch.
 * @param {string[]} way
 * @param {string} goal - the step for which it is made
 */
function stepList(way, goal) {
  const list = make("ol", "steps", ...way.map((text) => make("li", text === goal ? "goal" : "", text)));
  const later = way.length - MOST_STEPS;
  if (later < 2) return list;
  const more = makeButton("plain more-steps", () => {
    list.classList.add("whole");
    more.remove();
  }, `and ${later} more`);
  list.classList.add("long");
  list.append(make("li", "more", more));
  return list;
}

/**
 * Whether the list of moves warns of this one already, in view.
 * @param {string} move
 */
function isWarned(move) {
  const button = document.querySelector(`#offers .warned[data-move="${CSS.escape(move)}"]`);
  return layout() !== "narrow" && Boolean(button?.checkVisibility());
}
