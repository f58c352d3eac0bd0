// What a player has stays in view on a phone: a live copy of it at the lower edge of the board, while the drawing shows the part that
// tells it in full elsewhere. A touch goes there.

import { make, makeSvg } from "./make.js";

export class Stays {
  #view;
  #line = make("button");
  #picture = makeSvg("svg", { class: "pl" });
  #watch;
  /** @type {Element | null} */
  #full = null; // the part that tells it in full

  /** @param {HTMLElement} view */
  constructor(view) {
    this.#view = view;
    this.#line.id = "stays";
    this.#line.type = "button";
    this.#line.tabIndex = -1; // for the eye: the drawing and the text view say the same
    this.#line.setAttribute("aria-hidden", "true");
    this.#picture.append(makeSvg("use", { href: "#stays-in-view" }));
    this.#line.append(this.#picture);
    this.#line.addEventListener("click", () => this.#full?.scrollIntoView({ block: "start" }));
    this.#watch = new IntersectionObserver(([seen]) => { this.#line.hidden = seen.isIntersecting; }, { root: view, threshold: 0.6 });
  }

  /**
   * Another drawing is shown, or a changed one: the copy changes with it.
   * @param {SVGSVGElement} drawing
   */
  found(drawing) {
    const symbol = drawing.querySelector("#stays-in-view");
    const full = symbol && drawing.querySelector(`#${symbol.getAttribute("data-of")}`);
    if (full === this.#full) return;
    this.#watch.disconnect();
    this.#full = full;
    this.#line.remove();
    if (!symbol || !full) return;
    this.#picture.setAttribute("viewBox", symbol.getAttribute("viewBox") ?? "");
    this.#view.after(this.#line);
    this.#watch.observe(full);
  }
}
