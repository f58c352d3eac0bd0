// The coach's words on a phone: the sheet is as high as they are, and they fold to two lines where what they speak of needs the room.
// A touch unfolds them, and folds them again.

import { seenIn, seenTogether } from "./into_view.js";
import { $, only } from "./make.js";

export class Folding {
  #words = only(".coaching");

  constructor() {
    new ResizeObserver(() => this.#measure()).observe(this.#words);
    $("coach").addEventListener("click", () => this.#set(!this.#folded));
  }

  /**
   * Unfold the words, unless less of what they speak of could then be seen above them.
   * @param {Element[]} lit
   * @param {HTMLElement} view - where it is seen
   */
  fit(lit, view) {
    const boxes = lit.map((spot) => spot.getBoundingClientRect()).filter(({ height }) => height > 0);
    this.#set(true);
    const most = seenTogether(boxes, seenIn(view));
    this.#set(false);
    if (seenTogether(boxes, seenIn(view)) < most) this.#set(true);
  }

  get #folded() {
    return $("guide").classList.contains("folded");
  }

  /** @param {boolean} folded */
  #set(folded) {
    $("guide").classList.toggle("folded", folded);
    const words = $("coach-text");
    $("guide").classList.toggle("clipped", folded && (!$("after").hidden || words.scrollHeight > words.clientHeight + 1));
    this.#measure();
  }

  #measure() {
    document.body.style.setProperty("--words", `${this.#words.offsetHeight}px`);
  }
}
