// Tells a person that it is their turn: in the title, with a sound if they like, and with a notification while their page is in the background.

import { $ } from "./make.js";
import { listenToSound, play } from "./sound.js";

/** @import { Shown, WelcomeMessage } from "./types.d.ts" */
/** @import { Settings } from "./settings.js" */

export class Notice {
  #settings;
  #told = false; // that it is my turn now

  /** @param {Settings} settings */
  constructor(settings) {
    this.#settings = settings;
    listenToSound();
    const box = $("notify");
    offer(canNotify());
    box.checked = settings.notify;
    box.addEventListener("change", async () => {
      settings.notify = box.checked && (await Notification.requestPermission()) === "granted";
      box.checked = settings.notify;
    });
  }

  /**
   * @param {WelcomeMessage} welcome
   * @param {Shown} position
   */
  turn(welcome, position) {
    const mine = position.mine || position.next.length > 0;
    document.title = `${mine ? "● " : ""}${welcome.title} · Perilune`;
    if (mine && !this.#told && document.hidden && this.#settings.notify) this.#notify(`Your turn in ${welcome.title}`, position.prompt);
    if (mine && !this.#told) play("turn");
    this.#told = mine;
  }

  /**
   * @param {string} title
   * @param {string} body
   */
  #notify(title, body) {
    try {
      const note = new Notification(title, { body, tag: location.pathname, icon: "/static/icon.svg" });
      note.addEventListener("click", () => {
        window.focus();
        note.close();
      });
    } catch {
      this.#settings.notify = false;
      offer(false);
    }
  }
}

/**
 * Show the choice, or hide it.
 * @param {boolean} possible
 */
function offer(possible) {
  $("notify").closest("label")?.toggleAttribute("hidden", !possible);
}

/** Whether a page may show notifications here. Phones allow it to service workers only, and say so when one is made. */
function canNotify() {
  if (!("Notification" in window)) return false;
  if (Notification.permission === "granted") return true; // to try it would show one
  try {
    new Notification("").close();
    return true;
  } catch {
    return false;
  }
}
