// What drawings lie on. It never changes, so it is fetched once, and stays while the drawing changes.

import { makeSvg, parseSvg } from "./make.js";

export class Scenery {
  #address;
  /** @type {Map<string, SVGGElement>} */
  #known = new Map();
  /** @type {SVGSVGElement | null} */
  #drawing = null; // the one that is shown

  /** @param {{ box?: string, pack?: string }} about */
  constructor({ box = "", pack = "" }) {
    const asked = pack ? `?${new URLSearchParams({ pack })}` : "";
    this.#address = (/** @type {string} */ name) => `/box/${box}/scenery/${name}.svg${asked}`;
  }

  /**
   * Lay the drawing on this scenery, at once if it is known.
   * @param {SVGSVGElement} drawing
   * @param {string} name - empty if it lies on nothing
   */
  lay(drawing, name) {
    this.#drawing = drawing;
    if (drawing.dataset.scenery === name) return; // it does
    drawing.dataset.scenery = name;
    drawing.querySelector(":scope > .scenery")?.remove();
    if (!name) return;
    const known = this.#known.get(name);
    if (known) putUnder(drawing, known);
    else this.#fetch(name);
  }

  /** @param {string} name */
  async #fetch(name) {
    const answer = await fetch(this.#address(name));
    if (!answer.ok) return; // the position can be played without it
    const ground = makeSvg("g", { class: "scenery" });
    ground.append(...parseSvg(await answer.text()).childNodes);
    this.#known.set(name, ground);
    if (this.#drawing?.dataset.scenery === name) putUnder(this.#drawing, ground);
  }
}

/**
 * @param {SVGSVGElement} drawing - it begins with its title
 * @param {SVGGElement} ground
 */
function putUnder(drawing, ground) {
  drawing.querySelector(":scope > title")?.after(ground);
}
