// The points over the game: a drawing of the server, with a line at the moment that is looked at.

import { allDrawn, fromScreen, makeSvg, parseSvg } from "./make.js";

const AGAIN = 10_000; // milliseconds until a chart that did not come is asked for again
const BESIDE = 0.05; // of its width, that a click may miss the plot by

export class Chart {
  #place;
  /** @type {SVGGraphicsElement | null} */
  #plot = null;
  #line = makeSvg("path", { class: "at" });
  #last = 0;

  /**
   * @param {HTMLElement} place
   * @param {(moment: number) => void} go - called with the moment that was clicked
   */
  constructor(place, go) {
    this.#place = place;
    place.addEventListener("click", (event) => {
      if (!this.#plot) return;
      const { left, right } = edges(this.#plot);
      const x = new DOMPoint(event.clientX, event.clientY).matrixTransform(fromScreen(this.#plot)).x;
      const share = (x - left) / (right - left);
      if (share > -BESIDE && share < 1 + BESIDE) go(Math.round(share * this.#last));
    });
  }

  /**
   * Show a chart of moments from 0 to the last one; false if there is none.
   * @param {string} text
   * @param {number} last
   */
  show(text, last) {
    this.#last = last;
    this.#plot = text ? allDrawn(draw(this.#place, text), ".plot")[0] ?? null : null;
    this.#plot?.append(this.#line);
    return this.#plot !== null;
  }

  /**
   * This moment is looked at.
   * @param {number} moment
   */
  at(moment) {
    if (!this.#plot) return;
    const { left, right, top, bottom } = edges(this.#plot);
    const x = left + ((right - left) * moment) / Math.max(1, this.#last);
    this.#line.setAttribute("d", `M${x} ${top}V${bottom}`);
  }
}

/**
 * Bring the chart of a finished game, if there is one, to a page that has a place for it.
 * @param {HTMLElement | null} place
 * @param {string} table
 */
export async function bringChart(place, table) {
  if (!place || place.dataset.brought) return;
  place.dataset.brought = "yes";
  try {
    const answer = await fetch(`/table/${table}/chart.svg`);
    if (!answer.ok) throw new Error(answer.statusText);
    const text = await answer.text();
    if (text) draw(place, text);
  } catch {
    setTimeout(() => {
      delete place.dataset.brought;
      bringChart(place, table);
    }, AGAIN);
  }
}

/**
 * Where a plot begins and ends, as it says of itself.
 * @param {SVGElement} plot
 */
function edges({ dataset: { left, right, top, bottom } }) {
  return { left: Number(left), right: Number(right), top: Number(top), bottom: Number(bottom) };
}

/**
 * @param {HTMLElement} place
 * @param {string} text
 */
function draw(place, text) {
  const drawing = parseSvg(text);
  place.replaceChildren(drawing);
  return drawing;
}
