// The points over the game: a drawing of the server, with a line at the moment that is looked at.

import { makeSvg, parseSvg } from "./make.js";

const AGAIN = 10_000; // milliseconds until a chart that did not come is asked for again

export class Chart {
  #place;
  #plot = null;
  #line = null;
  #last = 0;

  /** `go` is called with the moment that was clicked. */
  constructor(place, go) {
    this.#place = place;
    place.addEventListener("click", (event) => {
      if (!this.#plot) return;
      const { left, right } = this.#plot.dataset;
      const x = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.#plot.getScreenCTM().inverse()).x;
      const share = (x - left) / (right - left);
      if (share > -0.05 && share < 1.05) go(Math.round(share * this.#last));
    });
  }

  /** Show a chart of moments from 0 to the last one; false if there is none. */
  show(text, last) {
    this.#last = last;
    this.#plot = text ? draw(this.#place, text).querySelector(".plot") : null;
    this.#line = makeSvg("path", { class: "at" });
    this.#plot?.append(this.#line);
    return this.#plot !== null;
  }

  /** This moment is looked at. */
  at(moment) {
    if (!this.#plot) return;
    const { left, right, top, bottom } = this.#plot.dataset;
    const x = Number(left) + ((right - left) * moment) / Math.max(1, this.#last);
    this.#line.setAttribute("d", `M${x} ${top}V${bottom}`);
  }
}

/** Bring the chart of a finished game, if there is one, to a page that has a place for it. */
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

function draw(place, text) {
  place.replaceChildren(parseSvg(text));
  return place.firstElementChild;
}
