// What happens on the board between two decisions of mine: move by move, each with its line of the log, at the pace that I chose.

import { pieces } from "./lines.js";
import { $ } from "./make.js";
import { Playback } from "./playback.js";

/** @import { Board } from "./board.js" */
/** @import { Offer, Picture, Shown } from "./types.d.ts" */
/** @typedef {{ picture: Picture, offers: Offer[], says: string }} Happened */

const PACES = { slow: 1500, normal: 750, "at once": 0, step: Infinity }; // milliseconds for a move
const USUAL = "normal";
const ROOM = 80; // letters of a caption: three lines on a phone

export class Happening {
  #board;
  #settled;
  #lines = 0; // of the log that have been shown
  /** @type {(() => void)[]} */
  #waiting = []; // until all of it is shown
  /** @type {Playback<Happened>} */
  #playback;

  /**
   * @param {Board} board
   * @param {() => void} settled - what is now is shown
   */
  constructor(board, settled) {
    this.#board = board;
    this.#settled = settled;
    this.#playback = new Playback({ show: (step, last) => this.#show(step, last), pace: () => (still() ? 0 : paceOf()) });
    $("pace").value = chosen();
    $("pace").addEventListener("change", () => { localStorage.setItem("pace", $("pace").value); });
    $("caption-skip").addEventListener("click", () => { this.skip(); });
    $("caption-next").addEventListener("click", () => { this.#playback.next(); });
    window.addEventListener("pointerdown", (event) => {
      if (!(event.target instanceof Element && event.target.closest("#caption"))) this.skip();
    }, { capture: true });
    window.addEventListener("keydown", (event) => {
      if (!this.#playback.playing || event.ctrlKey || event.metaKey) return;
      if (event.key === " " && paceOf() === Infinity) this.#playback.next();
      else if (event.key === "Escape" || event.key === " ") this.skip();
      else return;
      event.preventDefault();
    }, { capture: true });
  }

  /**
   * A new position, and what led to it.
   * @param {Shown} position
   */
  show(position) {
    const { log, moments, offers } = position;
    const fresh = this.#lines > 0 && log.length >= this.#lines;
    /** @param {number} to */
    const told = (to) => {
      const texts = fresh ? pieces(log.slice(this.#lines, to).map(([line]) => line), ROOM) : [];
      this.#lines = to;
      return texts; // none for a moment that nobody is told of: it is part of the next one
    };
    this.#playback.add([
      ...moments.flatMap((moment) => told(moment.lines).map((says) => ({ picture: moment, offers: [], says }))),
      { picture: position, offers, says: told(log.length).join(" ") },
    ]);
  }

  /** Whether there is more to be seen. */
  get playing() {
    return this.#playback.playing;
  }

  /** When all that has happened so far has been seen.
   * @returns {Promise<void>}
   */
  shown() {
    return this.playing ? new Promise((resolve) => { this.#waiting.push(resolve); }) : Promise.resolve();
  }

  /** What is now, at once. */
  skip() {
    return this.#playback.skip();
  }

  /**
   * @param {Happened} step
   * @param {boolean} last
   */
  #show({ picture, offers, says }, last) {
    this.#board.show(picture, offers);
    document.body.classList.toggle("watching", !last);
    $("caption").hidden = last || says === "";
    $("caption-text").textContent = says;
    $("caption-next").hidden = paceOf() !== Infinity;
    if (!last) return;
    this.#settled();
    for (const go of this.#waiting.splice(0)) go();
  }
}

/** Whether the page wants to be told what happens move by move. */
export function follows() {
  return paceOf() !== 0 && !reduced();
}

/** Milliseconds between two moves that are played for somebody, who wants to see each. */
export function beat() {
  return { slow: 1500, normal: 900, "at once": 450, step: 900 }[chosen()];
}

/** Nobody sees it, or nobody wants it to move. */
function still() {
  return document.hidden || reduced();
}

function reduced() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @returns {keyof typeof PACES} */
function chosen() {
  const pace = localStorage.getItem("pace") ?? USUAL;
  return pace in PACES ? /** @type {keyof typeof PACES} */ (pace) : USUAL;
}

function paceOf() {
  return PACES[chosen()];
}
