// What a move would do, shown while one points at it. The server plays it in its mind; the page only shows the answer.

import { makePanel, putBeside } from "./beside.js";
import { $, make } from "./make.js";

/** @import { ConsequencesMessage } from "./types.d.ts" */

const PAUSE = 180; // milliseconds that one points before it is asked: passing over a list asks nothing

export class Foretold {
  #panel = makePanel("foretold");
  #ask;
  /** @type {string | null} */
  #move = null; // what is pointed at
  /** @type {Element | null} */
  #at = null; // where
  /** @type {Map<string, ConsequencesMessage>} */
  #known = new Map(); // what has been told about the moves of this position
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {(move: string) => void} ask - sends the question */
  constructor(ask) {
    this.#ask = ask;
    this.#panel.setAttribute("role", "status");
  }

  /**
   * One points at a move, or away from all.
   * @param {string | null} move
   * @param {Element} [at] - its place
   */
  point(move, at) {
    if (move === this.#move) return;
    this.#move = move;
    this.#at = at ?? null;
    clearTimeout(this.#timer);
    const known = move === null ? undefined : this.#known.get(move);
    if (known) this.#show(known);
    else this.#panel.hidden = true;
    if (move !== null && !known) this.#timer = setTimeout(() => this.#ask(move), PAUSE);
  }

  /** The position has changed: what was told of it is no longer true. */
  forget() {
    this.#known.clear();
    this.#move = null;
    clearTimeout(this.#timer);
    this.#panel.hidden = true;
  }

  /** @param {ConsequencesMessage} message */
  hear(message) {
    this.#known.set(message.move, message);
    if (message.move === this.#move) this.#show(message);
  }

  /** @param {ConsequencesMessage} message */
  #show(message) {
    const lines = words(message);
    this.#panel.replaceChildren(make("b", "", message.says), ...lines.map(([kind, text]) => make("p", kind, text)));
    this.#panel.hidden = lines.length === 0;
    if (lines.length && this.#at?.isConnected) putBeside(this.#panel, this.#at.getBoundingClientRect(), $("board").getBoundingClientRect());
  }
}

/**
 * What is told of a move, line by line, each with its kind.
 * @param {ConsequencesMessage} message
 * @returns {[kind: string, text: string][]}
 */
export function words({ changes, told, chances, forecast, then, warns, final }) {
  /** @type {[string, string][]} */
  const lines = [];
  if (warns) lines.push(["warns", warns]);
  if (changes.length) lines.push(["changes", changes.map(({ name, before, after }) => `${name} ${before} → ${after}`).join(" · ")]);
  for (const text of told.slice(0, 4)) lines.push(["told", text]);
  for (const text of forecast) lines.push(["chances", text]);
  if (chances.length) lines.push(["chances", chances.map(({ text, percent }) => `${text}: ${share(percent)}`).join(" · ")]);
  if (then) lines.push(["then", `Then: ${then}`]);
  if (final) lines.push(["final", final]);
  return lines;
}

/**
 * A share as people say it.
 * @param {number} percent
 */
function share(percent) {
  return percent > 0 && percent < 1 ? "less than 1 %" : `${Math.round(percent)} %`;
}
