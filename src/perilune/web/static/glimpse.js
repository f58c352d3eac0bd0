// An earlier moment of this game, over the board: as my seat saw it, with the moments before and after. The table goes on underneath.

import { $, all, around, only, parseSvg } from "./make.js";
import { Motion, snapshot } from "./motion.js";
import { Player } from "./player.js";
import { Reel } from "./reel.js";
import { Scenery } from "./scenery.js";

/** @import { MomentMessage, ReelMessage } from "./types.d.ts" */

const PACE = 900; // milliseconds for a moment that plays by itself
const LOOK = "svg { display: block; width: 100%; height: 100%; } .motion { pointer-events: none; } .flame, .burst { fill: var(--pl-offer); }";

export class Glimpse {
  #table;
  #say;
  #root = $("glimpse-picture").attachShadow({ mode: "open" }); // names in this drawing are not those of the live one
  #scenery = new Scenery(only("main").dataset);
  #motion = new Motion();
  /** @type {SVGSVGElement | null} */
  #svg = null;
  #asked = 0; // how often somebody wanted to look: only the last time counts
  #seat = "";
  /** @type {HTMLElement | null} */
  #from = null; // what was clicked: the focus goes back there
  #player = new Player({
    move: (at, head) => this.#place(at, head),
    show: (moment, _, still) => this.#show(moment, still),
    wait: (busy) => $("glimpse").setAttribute("aria-busy", String(busy)),
    settle: (trouble) => { if (trouble) this.#say(trouble); },
    play: (playing) => { $("glimpse-play").textContent = playing ? "Pause" : "Play"; },
    pace: () => PACE,
  });

  /**
   * @param {string} table
   * @param {(text: string) => void} say
   */
  constructor(table, say) {
    this.#table = table;
    this.#say = say;
    const style = document.createElement("style");
    style.textContent = LOOK;
    this.#root.append(style);
    $("glimpse-back").addEventListener("click", () => this.#step(-1));
    $("glimpse-forward").addEventListener("click", () => this.#step(1));
    $("glimpse-play").addEventListener("click", () => (this.#player.playing ? this.#player.stop() : this.#player.play()));
    $("glimpse-close").addEventListener("click", () => this.close());
    document.addEventListener("click", (event) => this.#click(event));
    window.addEventListener("keydown", (event) => this.#key(event), { capture: true });
  }

  /** The position is looked at from this seat now: what another one saw is put away. */
  turn(/** @type {number} */ seat) {
    if (!$("glimpse").hidden && String(seat) !== this.#seat) this.close();
  }

  close() {
    if ($("glimpse").hidden) return;
    this.#asked += 1;
    this.#player.stop();
    const inside = $("glimpse").contains(document.activeElement);
    $("glimpse").hidden = true;
    this.#mark(-1);
    if (inside) this.#from?.focus();
  }

  /**
   * A line of the log, or "Watch it again": its link leads to the replay, for those who want a window of their own.
   * @param {MouseEvent} event
   */
  #click(event) {
    const link = around(event, "#log a, #recap-replay");
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.#from = link;
    const address = new URL(link.href);
    this.#open(address.searchParams.get("seat") ?? "", Number(address.hash.slice(1)), link.id === "recap-replay");
  }

  /**
   * @param {string} seat
   * @param {number} moment
   * @param {boolean} plays - it goes on by itself
   */
  async #open(seat, moment, plays) {
    this.#asked += 1;
    const mine = this.#asked;
    this.#player.stop();
    this.#seat = seat;
    try {
      const reel = await Reel.load(this.#table, seat);
      if (mine !== this.#asked) return;
      $("glimpse").hidden = false;
      $("glimpse-close").focus({ preventScroll: true });
      await this.#player.open(reel, moment);
      if (plays && mine === this.#asked) this.#player.play();
    } catch (error) {
      if (mine === this.#asked) this.#say(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {number} by */
  #step(by) {
    this.#player.stop();
    this.#player.go(this.#player.at + by);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if ($("glimpse").hidden || event.ctrlKey || event.metaKey || event.altKey) return;
    const inside = around(event, "#glimpse, #log") !== null;
    if (event.key === "Escape") this.close();
    else if (event.key === "ArrowLeft" && inside) this.#step(-1);
    else if (event.key === "ArrowRight" && inside) this.#step(1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {number} at
   * @param {ReelMessage} head
   */
  #place(at, { last, log, seat }) {
    $("glimpse-place").textContent = `${at} of ${last}`;
    $("glimpse-says").textContent = log.filter(([, moment]) => moment === at).map(([text]) => text).join(" ");
    $("glimpse-replay").href = `/table/${this.#table}/replay?seat=${seat}#${at}`;
    $("glimpse-back").disabled = at === 0;
    $("glimpse-forward").disabled = at === last;
    this.#mark(at);
  }

  /**
   * @param {MomentMessage} moment
   * @param {boolean} still
   */
  #show({ svg, scenery }, still) {
    const moves = this.#svg && !still && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#motion.end();
    const before = moves && this.#svg ? snapshot(this.#svg) : null;
    const drawing = parseSvg(svg.join(""));
    this.#scenery.lay(drawing, scenery);
    this.#svg?.remove();
    this.#root.append(drawing);
    this.#svg = drawing;
    const { width, height } = drawing.viewBox.baseVal;
    $("glimpse-picture").style.aspectRatio = `${width} / ${height}`;
    if (before) this.#motion.start(drawing, before);
  }

  /**
   * Mark the lines of the log that tell of this moment.
   * @param {number} at
   */
  #mark(at) {
    for (const link of all($("log"), "a")) {
      const here = link.getAttribute("href")?.endsWith(`#${at}`) ?? false;
      if (here) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
  }
}
