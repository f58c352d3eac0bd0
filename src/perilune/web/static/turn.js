// Whose turn it is, the question, the curtain between people at one screen, undo and redo, and the end. Words come from the server.

import { bringChart } from "./chart.js";
import { showCourse } from "./course.js";
import { $, find, make, makeButton, mark, only, person } from "./make.js";
import { scoreTable } from "./scores.js";
import { bringStory } from "./story.js";

/** @import { SeatPerson, Shown } from "./types.d.ts" */

/**
 * @typedef {object} TurnAct
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {(seat: number) => void} sit
 * @property {(seat: number) => void} takeBack - a seat that a bot plays
 */

const STRONGEST = Object.keys(JSON.parse(only("main").dataset.levels ?? "{}")).at(-1); // of the bots
const LONG = 150; // letters of an outcome that is more than a headline

export class Turn {
  #act;
  #table;

  /**
   * @param {TurnAct} act
   * @param {string} table
   */
  constructor(act, table) {
    this.#act = act;
    this.#table = table;
    $("undo").addEventListener("click", () => act.undo());
    $("redo").addEventListener("click", () => act.redo());
  }

  /**
   * @param {SeatPerson[]} people
   * @param {Shown} position
   */
  show(people, position) {
    showCourse(position.course, people);
    this.#showWhose(people, position);
    this.#showCurtain(people, position);
    this.#showEnd(people, position);
    this.#showStandIn(people, position);
    const undo = $("undo");
    undo.hidden = !sits(people) || (position.outcome !== null && position.undo !== "");
    undo.setAttribute("aria-disabled", String(position.undo !== ""));
    undo.title = position.undo || "Undo your last move (Ctrl+Z)";
    $("redo").hidden = !position.redo;
  }

  /**
   * What has not changed stays as it is, so that nobody hears it twice.
   * @param {SeatPerson[]} people
   * @param {Shown} position
   */
  #showWhose(people, { deciders, seat, mine, standIn, outcome, prompt }) {
    const whose = make("p");
    if (outcome) whose.append("The game is over");
    else if (standIn) whose.append("A bot is playing for ", person(people, seat));
    else if (mine && people.filter((who) => who.mine).length === 1) whose.append("Your move", mark(people, seat)); // they know their name
    else if (mine) whose.append("Your move, ", person(people, seat));
    else whose.append("Waiting for ", ...deciders.map((other) => person(people, other)));
    if (!outcome && !sits(people)) whose.append(make("span", "watching", "You are watching."));
    if (whose.innerHTML !== $("whose").innerHTML) $("whose").replaceChildren(...whose.childNodes);
    $("whose").classList.toggle("mine", mine);
    if ($("prompt").textContent !== prompt) $("prompt").textContent = prompt;
    $("prompt").classList.toggle("long", prompt.length > LONG);
  }

  /**
   * The next person at this screen says who they are before they see what is theirs.
   * @param {SeatPerson[]} people
   * @param {Shown} position
   */
  #showCurtain(people, { next }) {
    const curtain = $("curtain");
    const names = next.map((seat) => people[seat].name).join(" or ");
    curtain.hidden = next.length === 0;
    if (curtain.dataset.names === names) return; // the same buttons stay, and the focus with them
    curtain.dataset.names = names;
    const buttons = next.map((seat) => makeButton("main", () => this.#act.sit(seat), "I am ", person(people, seat)));
    curtain.replaceChildren(make("p", "", `Pass the screen to ${names}.`), ...buttons);
  }

  /**
   * A bot plays the seat that I look from: nothing of it is mine to click until I take it back.
   * @param {SeatPerson[]} people
   * @param {Shown} position
   */
  #showStandIn(people, { outcome, seat, standIn }) {
    only("main").classList.toggle("standing-in", standIn);
    const place = $("stand-in");
    place.hidden = !standIn || outcome !== null || !people[seat].hands;
    if (place.hidden || place.dataset.seat === String(seat)) return;
    place.dataset.seat = String(seat);
    place.replaceChildren(makeButton("main", () => this.#act.takeBack(seat), "Take the seat back"));
  }

  /**
   * @param {SeatPerson[]} people
   * @param {Shown} position
   */
  #showEnd(people, { outcome, scores }) {
    $("end").hidden = outcome === null;
    find("rail")?.classList.toggle("over", outcome !== null); // the end takes it
    if (!outcome) return;
    $("best").textContent = outcome.best;
    $("best").hidden = outcome.best === "";
    $("scores").replaceChildren(scoreTable(people, outcome, scores));
    $("again").hidden = !sits(people);
    $("stronger").hidden = !people.some(({ state, player }) => state === "bot" && player !== STRONGEST);
    offerLesson();
    bringChart(find("chart"), this.#table);
    bringStory($("story"), this.#table, people);
  }
}

/**
 * Whether somebody at this screen has a seat.
 * @param {SeatPerson[]} people
 */
function sits(people) {
  return people.some(({ mine }) => mine);
}

/** What this browser has begun of the lesson and not ended goes on; whoever has begun none is offered it. */
function offerLesson() {
  const link = find("learn-on");
  if (!link) return;
  try {
    const { chapter, of, done } = JSON.parse(localStorage.getItem(`lesson ${only("main").dataset.box}`) ?? "{}");
    link.textContent = of ? `Go on learning: chapter ${chapter + 1} of ${of}` : "Learn it by playing";
    link.hidden = Boolean(done);
  } catch { /* somebody else wrote there */ }
}
