// Tabs: of several panels one is shown. Arrow keys go from tab to tab. In a narrow window more is behind tabs: those of class
// "front", whose panels stand open elsewhere.

const NARROW = matchMedia("(max-width: 820px)"); // as in phone.css

export class Tabs {
  #tabs;
  #panel; // the tab of the panel that is shown where there is room
  #front; // the tab that a narrow window shows instead; null if it shows that panel

  constructor(list) {
    this.#tabs = [...list.querySelectorAll("[role=tab]")];
    this.#panel = this.#tabs.find((tab) => !tab.matches(".front"));
    this.#front = this.#tabs.find((tab) => tab.matches(".front")) ?? null;
    list.addEventListener("click", (event) => {
      const tab = event.target.closest("[role=tab]");
      if (tab) this.show(tab);
    });
    list.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      const tabs = this.#tabs.filter((tab) => tab.checkVisibility());
      const tab = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
      tab.click();
      tab.focus();
      event.preventDefault();
    });
    NARROW.addEventListener("change", () => this.#draw());
    this.#draw();
  }

  show(tab) {
    this.#front = tab.matches(".front") ? tab : null;
    if (!this.#front) this.#panel = tab;
    this.#draw();
    tab.classList.remove("news");
  }

  #draw() {
    const chosen = (NARROW.matches && this.#front) || this.#panel;
    for (const tab of this.#tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      if (!tab.matches(".front")) panelOf(tab).hidden = tab !== this.#panel;
    }
    const rail = chosen.closest("[data-shows]");
    if (rail) rail.dataset.shows = this.#front ? this.#front.id.replace("tab-", "") : "panel";
  }
}

function panelOf(tab) {
  return document.getElementById(tab.getAttribute("aria-controls"));
}
