// What a person has chosen for this browser: whether to be asked first, whether to be told when it is their turn.

import { $ } from "./make.js";

export class Settings {
  constructor() {
    $("ask-first").checked = this.askFirst;
    $("ask-first").addEventListener("change", () => { this.askFirst = $("ask-first").checked; });
  }

  get askFirst() {
    return localStorage.getItem("ask first") !== "no";
  }

  set askFirst(yes) {
    localStorage.setItem("ask first", yes ? "yes" : "no");
    $("ask-first").checked = yes;
  }

  get notify() {
    return localStorage.getItem("notify") === "yes" && "Notification" in window && Notification.permission === "granted";
  }

  set notify(yes) {
    localStorage.setItem("notify", yes ? "yes" : "no");
  }
}
