// The player aid on one page, opened with one key; at the first game of a box its goal instead. The board stays in use meanwhile.

import { $, around, only } from "./make.js";

/** @typedef {"aid" | "goal"} Part */

const NEVER = "goals"; // "no": this browser does not want to be told goals

export class Aid {
  #box = only("main").dataset.box ?? "";
  #pack = only("main").dataset.pack ?? "";
  /** @type {Element | null} */
  #from = null; // what had the focus before
  #looked = false; // whether this is a first game

  constructor() {
    $("aid-close").addEventListener("click", () => this.close());
    $("aid-go").addEventListener("click", () => this.close());
    $("aid-more").addEventListener("click", () => this.open("aid"));
    $("open-aid").addEventListener("click", () => this.open("aid"));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && $("aid").open && !document.querySelector("dialog:modal, dialog.drawer[open]")) this.close();
      else if (event.key.toLowerCase() !== "h" || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      else if (around(event, "dialog:modal, input:not([type=checkbox]), textarea, select")) return;
      else if ($("aid").open) this.close();
      else this.open("aid");
      event.preventDefault();
    });
  }

  /**
   * A position is shown: at the beginning of the first game of a box, its goal is told.
   * @param {{ mine: boolean, outcome: unknown, since: number }} position
   */
  turn({ mine, outcome, since }) {
    if (this.#looked || !mine || outcome !== null) return;
    this.#looked = true;
    const key = `goal ${this.#box}`;
    if (since > 0 || localStorage.getItem(key) !== null || localStorage.getItem(NEVER) === "no") return;
    localStorage.setItem(key, "told");
    this.open("goal");
  }

  /** @param {Part} part */
  async open(part) {
    const dialog = $("aid");
    const answer = await fetch(`/box/${this.#box}/aid?show=${part}${this.#pack ? `&pack=${encodeURIComponent(this.#pack)}` : ""}`).catch(() => null);
    if (!answer?.ok) { // a box without such a page has its rules
      if (part === "aid") $("open-rules").click();
      return;
    }
    $("aid-text").innerHTML = await answer.text(); // made by the server from the box's own guide
    $("aid-title").textContent = `${dialog.dataset.title}: ${part === "aid" ? "player aid" : "the game in a minute"}`;
    $("aid-choices").hidden = part === "aid";
    if (!dialog.open) {
      this.#from = document.activeElement;
      dialog.show();
    }
    (part === "aid" ? $("aid-text") : $("aid-go")).focus();
    $("aid-text").scrollTop = 0;
  }

  close() {
    $("aid").close();
    if (this.#from instanceof HTMLElement && this.#from.isConnected) this.#from.focus();
  }
}
