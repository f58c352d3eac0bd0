// Tabs: of several panels one is shown. Arrow keys go from tab to tab.

export class Tabs {
  #tabs;

  constructor(list) {
    this.#tabs = [...list.querySelectorAll("[role=tab]")];
    list.addEventListener("click", (event) => {
      const tab = event.target.closest("[role=tab]");
      if (tab) this.show(tab);
    });
    list.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step) return;
      const place = this.#tabs.indexOf(document.activeElement) + step + this.#tabs.length;
      const tab = this.#tabs[place % this.#tabs.length];
      this.show(tab);
      tab.focus();
      event.preventDefault();
    });
  }

  show(tab) {
    for (const other of this.#tabs) {
      const shown = other === tab;
      other.setAttribute("aria-selected", String(shown));
      other.tabIndex = shown ? 0 : -1;
      document.getElementById(other.getAttribute("aria-controls")).hidden = !shown;
    }
    tab.classList.remove("news");
  }
}
