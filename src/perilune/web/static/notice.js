// Tells a person whose page is in the background that it is their turn: in the title, and with a notification if they like.

import { $ } from "./make.js";

export class Notice {
  #settings;
  #told = false; // that it is my turn now

  constructor(settings) {
    this.#settings = settings;
    const box = $("notify");
    box.closest("label").hidden = !("Notification" in window);
    box.checked = settings.notify;
    box.addEventListener("change", async () => {
      settings.notify = box.checked && (await Notification.requestPermission()) === "granted";
      box.checked = settings.notify;
    });
  }

  turn(welcome, people, position) {
    const mine = position.deciders.some((seat) => people[seat]?.mine && people[seat].player === "person");
    document.title = `${mine ? "● " : ""}${welcome.title} · Perilune`;
    if (mine && !this.#told && document.hidden && this.#settings.notify) {
      const note = new Notification(`Your turn at ${welcome.title}`, { body: position.prompt, tag: location.pathname, icon: "/static/icon.svg" });
      note.addEventListener("click", () => {
        window.focus();
        note.close();
      });
    }
    this.#told = mine;
  }
}
