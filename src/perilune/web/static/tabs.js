// Tabs: of several panels one is shown. Arrow keys go from tab to tab. In a narrow window more is behind tabs: those of class
// "front", whose panels stand open elsewhere.

import { all, around } from "./make.js";

const NARROW = matchMedia("(max-width: 820px)"); // as in phone.css
/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

export class Tabs {
  #tabs;
  /** @type {HTMLElement} */
  #panel; // the tab of the panel that is shown where there is room
  /** @type {HTMLElement | null} */
  #front; // the tab that a narrow window shows instead; null if it shows that panel

  /** @param {HTMLElement} list */
  constructor(list) {
    this.#tabs = all(list, "[role=tab]");
    this.#panel = this.#tabs.find((tab) => !tab.matches(".front")) ?? this.#tabs[0];
    this.#front = this.#tabs.find((tab) => tab.matches(".front")) ?? null;
    list.addEventListener("click", (event) => {
      /** @type {HTMLElement | null} */
      const tab = around(event, "[role=tab]");
      if (!tab) return;
      const rail = list.closest("[data-shows]");
      rail?.classList.toggle("reading", !NARROW.matches && !(tab === this.#panel && rail.matches(".reading"))); // once more: enough read
      this.show(tab);
    });
    list.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (!step) return;
      const tabs = this.#tabs.filter((tab) => tab.checkVisibility());
      const here = tabs.findIndex((tab) => tab === document.activeElement);
      const next = tabs[(here + step + tabs.length) % tabs.length];
      next.click();
      next.focus();
      event.preventDefault();
    });
    NARROW.addEventListener("change", () => this.#draw());
    this.#draw();
  }

  /** @param {HTMLElement} tab */
  show(tab) {
    this.#front = tab.matches(".front") ? tab : null;
    if (!this.#front) this.#panel = tab;
    this.#draw();
    tab.classList.remove("news");
  }

  /** Nobody reads there any more: the coach speaks again. */
  static rest() {
    for (const rail of all(document.body, ".reading")) rail.classList.remove("reading");
  }

  #draw() {
    const chosen = (NARROW.matches && this.#front) || this.#panel;
    for (const tab of this.#tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      if (!tab.matches(".front")) panelOf(tab)?.toggleAttribute("hidden", tab !== this.#panel);
    }
    /** @type {HTMLElement | null} */
    const rail = chosen.closest("[data-shows]");
    if (rail) rail.dataset.shows = this.#front ? this.#front.id.replace("tab-", "") : "panel";
  }
}

/** @param {HTMLElement} tab */
function panelOf(tab) {
  return document.getElementById(tab.getAttribute("aria-controls") ?? "");
}
