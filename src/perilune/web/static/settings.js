// What a person has chosen for this browser: before which moves to be asked, whether to be told when it is their turn.

import { $ } from "./make.js";

export class Settings {
  constructor() {
    $("ask-first").checked = this.askFirst;
    $("ask-first").addEventListener("change", () => { this.askFirst = $("ask-first").checked; });
    $("warn-first").checked = this.warnFirst;
    $("warn-first").addEventListener("change", () => { this.warnFirst = $("warn-first").checked; });
  }

  /** Whether to be asked before every move that cannot be taken back: only if one says so, for most moves are such. */
  get askFirst() {
    return localStorage.getItem("ask first") === "yes";
  }

  set askFirst(yes) {
    localStorage.setItem("ask first", yes ? "yes" : "no");
    $("ask-first").checked = yes;
  }

  /** Whether to be asked before a move that does nothing or wastes something. */
  get warnFirst() {
    return localStorage.getItem("warn first") !== "no";
  }

  set warnFirst(yes) {
    localStorage.setItem("warn first", yes ? "yes" : "no");
    $("warn-first").checked = yes;
  }

  get notify() {
    return localStorage.getItem("notify") === "yes" && "Notification" in window && Notification.permission === "granted";
  }

  set notify(yes) {
    localStorage.setItem("notify", yes ? "yes" : "no");
  }
}
