// What happens on the board between two decisions of mine: move by move, each with its line of the log, at the pace that I chose.

import { pieces } from "./lines.js";
import { $, make } from "./make.js";
import { Playback } from "./playback.js";

/** @import { Board } from "./board.js" */
/** @import { Course, Offer, Picture, Shown } from "./types.d.ts" */
/**
 * @typedef {{ picture: Picture & { course?: Course | undefined }, offers: Offer[], says: string, great: string[] }} Happened - what of it all should
 *   hear of, too
 */

const PACES = { slow: 1500, normal: 750, "at once": 0, step: Infinity }; // milliseconds for a move
const USUAL = "normal";
const GREAT = 2600; // for one that all should hear of,
const READ = 4200; // and its words, however fast the rest goes
const MOST_DEEDS = 3; // that are told at a time
const ROOM = 80; // letters of a caption: three lines on a phone

export class Happening {
  #board;
  #passes;
  #settled;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence; // until a great deed has been told
  #lines = 0; // of the log that have been shown
  /** @type {(() => void)[]} */
  #waiting = []; // until all of it is shown
  /** @type {Playback<Happened>} */
  #playback;

  /**
   * @param {Board} board
   * @param {(course: Course) => void} passes - on the way another phase has begun
   * @param {() => void} settled - what is now is shown
   */
  constructor(board, passes, settled) {
    this.#board = board;
    this.#passes = passes;
    this.#settled = settled;
    this.#playback = new Playback({ show: (step, last) => this.#show(step, last), pace: (step) => (still() ? 0 : step?.great.length ? Math.max(GREAT, paceOf()) : paceOf()) });
    $("pace").value = chosen();
    $("pace").addEventListener("change", () => { localStorage.setItem("pace", $("pace").value); });
    $("deed").addEventListener("click", () => { $("deed").hidden = true; });
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
    const { great, log, moments, offers } = position;
    const fresh = this.#lines > 0 && log.length >= this.#lines;
    const first = paceOf() === 0 || still() ? this.#lines : -1; // where only the last step is shown, it has all of it
    /** @param {number} to */
    const deeds = (to) => (fresh ? great.filter((line) => line >= (first < 0 ? this.#lines : first) && line < to).map((line) => log[line][0]) : []);
    /** @param {number} to */
    const told = (to) => {
      const texts = fresh ? pieces(log.slice(this.#lines, to).map(([line]) => line), ROOM) : [];
      this.#lines = to;
      return texts; // none for a moment that nobody is told of: it is part of the next one
    };
    /** @type {Course | undefined} */
    let course; // of a moment that nobody is told of, too
    this.#playback.add([
      ...moments.flatMap((moment) => {
        const done = deeds(moment.lines);
        course = moment.course ?? course;
        const picture = { ...moment, course };
        return told(moment.lines).map((says, part) => ({ picture, offers: [], says, great: part === 0 ? done : [] }));
      }),
      { picture: position, offers, great: deeds(log.length), says: told(log.length).join(" ") },
    ]);
  }

  /** Whether there is more to be seen. */
  get playing() {
    return this.#playback.playing;
  }

  /**
   * When all that has happened so far has been seen.
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
  #show({ picture, offers, says, great }, last) {
    this.#board.show(picture, offers, false, great.length > 0);
    if (great.length) this.#tell(great);
    if (!last && picture.course) this.#passes(picture.course);
    document.body.classList.toggle("watching", !last);
    const waits = paceOf() === Infinity;
    const words = great.reduce((left, deed) => left.replace(deed, ""), says).trim(); // a great deed is told already
    $("caption").hidden = last || (waits ? says : words) === "";
    $("caption-text").textContent = words || says;
    $("caption-next").hidden = !waits;
    $("caption").classList.remove("low");
    if (!$("caption").hidden) $("caption").classList.toggle("low", this.#board.changesUnder($("caption").getBoundingClientRect())); // never over what changes
    if (!last) return;
    this.#settled();
    for (const go of this.#waiting.splice(0)) go();
  }

  /**
   * A great deed stands over the board for a while, however fast the rest goes.
   * @param {string[]} deeds
   */
  #tell(deeds) {
    clearTimeout(this.#silence);
    const old = $("deed").hidden ? [] : [...$("deed").children].map(({ textContent }) => textContent ?? "");
    const told = [...old, ...deeds].slice(-MOST_DEEDS);
    $("deed").replaceChildren(...told.map((text) => make("b", "", text)));
    $("deed").hidden = false;
    this.#silence = setTimeout(() => { $("deed").hidden = true; }, READ);
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
