// The rail on a phone is a sheet at the bottom with three heights: its handle drags it, or a tap goes on to the next one.

import { onHold } from "./hold.js";
import { $, around, only } from "./make.js";

/** @typedef {"peek" | "half" | "full"} Height */

/** @type {Height[]} */
const HEIGHTS = ["peek", "half", "full"];
const DRAG = 6; // pixels before a press becomes a drag

export class Sheet {
  #rail = $("rail");
  #handle = $("more");
  /** @type {Height} */
  #height = "peek";
  /** @type {{ y: number, height: number } | null} */
  #start = null; // where a drag began
  #raised = false; // by the coach, not by hand

  /** @param {(move: string) => void} reveal - brings the place of a move into view */
  constructor(reveal) {
    this.#set("peek");
    this.#listenToHandle();
    /** @param {Element | null} button */
    const show = (button) => {
      const move = button?.getAttribute("data-move");
      if (typeof move === "string") reveal(move);
    };
    $("offers").addEventListener("focusin", (event) => show(around(event, "button[data-move]")));
    onHold($("offers"), (_, target) => show(target.closest("button[data-move]")));
    $("offers").addEventListener("click", () => { if (this.#height === "full") this.#set("half"); }); // to see what comes of it
    only("[role=tablist]").addEventListener("click", (event) => {
      if (this.#height === "peek" && around(event, "[role=tab]:not(#tab-play)")) this.#set("half"); // to read there
    });
    new MutationObserver(() => { if (!$("end").hidden) this.#set("peek"); }) // first the scene of the end, then the words
      .observe($("end"), { attributeFilter: ["hidden"] });
    new MutationObserver(() => this.#makeRoom(!$("peri").matches("[hidden], .folded"))).observe($("peri"), { attributeFilter: ["hidden", "class"] });
    new MutationObserver(() => { $("latest").textContent = $("log").lastElementChild?.textContent ?? ""; })
      .observe($("log"), { childList: true });
  }

  /**
   * The coach has more to say than the lowest height shows; when it has spoken, the board gets its room back.
   * @param {boolean} speaks
   */
  #makeRoom(speaks) {
    if (speaks && this.#height === "peek") {
      this.#set("half");
      this.#raised = true;
    } else if (!speaks && this.#raised) this.#set("peek");
  }

  /** @param {Height} height */
  #set(height) {
    this.#raised = false;
    this.#height = height;
    document.body.dataset.sheet = height;
    this.#handle.setAttribute("aria-expanded", String(height !== "peek"));
    this.#rail.style.height = "";
    if (height === "peek") $("panel-play").scrollTop = 0;
    $("log").scrollTop = $("log").scrollHeight;
  }

  #listenToHandle() {
    const handle = this.#handle;
    let dragged = false;
    handle.addEventListener("pointerdown", (event) => {
      dragged = false;
      this.#start = { y: event.clientY, height: this.#rail.offsetHeight };
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointermove", (event) => {
      if (!this.#start) return;
      const up = this.#start.y - event.clientY;
      dragged ||= Math.abs(up) > DRAG;
      if (!dragged) return;
      this.#rail.classList.add("dragged");
      this.#rail.style.height = `${this.#start.height + up}px`;
    });
    const drop = () => {
      const height = dragged && this.#start ? this.#nearest(this.#start.height) : null;
      this.#rail.classList.remove("dragged");
      if (height) this.#set(height);
      this.#start = null;
    };
    handle.addEventListener("pointerup", drop);
    handle.addEventListener("pointercancel", drop);
    handle.addEventListener("click", () => {
      if (!dragged) this.#set(HEIGHTS[(HEIGHTS.indexOf(this.#height) + 1) % HEIGHTS.length]);
      dragged = false;
    });
  }

  /**
   * The height next to where the sheet was dropped, in the direction of the drag.
   * @param {number} before - how high it was, in pixels
   */
  #nearest(before) {
    const now = this.#rail.offsetHeight;
    const tall = HEIGHTS.map((height) => {
      document.body.dataset.sheet = height;
      this.#rail.style.height = "";
      return this.#rail.offsetHeight;
    });
    const lead = now + 0.6 * (now - before); // a short drag is enough
    return HEIGHTS.reduce((best, height, n) => (Math.abs(tall[n] - lead) < Math.abs(tall[HEIGHTS.indexOf(best)] - lead) ? height : best));
  }
}
