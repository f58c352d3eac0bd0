// The rules of the box in a drawer beside the board: chapters, a search, and one rule that was asked for. The board stays in use.

import { around, make, makeButton } from "./make.js";
import { searchRules } from "./rules_search.js";

export class Rules {
  #address;
  #text = make("div", "drawer-text"); // contents and text, once they are loaded
  #find = Object.assign(make("input"), { type: "search", autocomplete: "off" });
  #found = make("p", "quiet");
  /** @type {HTMLDialogElement | null} */
  #drawer = null;
  /** @type {Element | null} */
  #from = null; // what had the focus before

  /**
   * The button opens the rules of this box, with the values of its pack.
   * @param {HTMLButtonElement} button
   * @param {DOMStringMap} main - what the page says about its table
   */
  constructor(button, { box, pack }) {
    this.#address = `/box/${box}/rules${pack ? `?pack=${encodeURIComponent(pack)}` : ""}`;
    button.addEventListener("click", () => this.open());
  }

  /** Open the drawer; at a rule, if its number is given. */
  async open(rule = "") {
    this.#drawer ??= this.#build();
    if (!this.#drawer.open) {
      this.#from = document.activeElement;
      this.#drawer.show();
    }
    this.#find.focus();
    if (!this.#text.childElementCount && !(await this.#load())) return;
    if (rule) this.#goTo(`rule-${rule}`);
  }

  close() {
    this.#drawer?.close();
    const before = this.#from?.isConnected && this.#from !== document.body ? this.#from : null;
    const back = before ?? document.querySelector("#prompt[tabindex], #drawing");
    if (back instanceof HTMLElement || back instanceof SVGElement) back.focus();
  }

  #build() {
    this.#find.addEventListener("input", () => this.#search());
    this.#found.setAttribute("role", "status");
    this.#text.tabIndex = 0;
    this.#text.setAttribute("role", "region");
    this.#text.setAttribute("aria-label", "The rules");
    this.#text.addEventListener("click", (event) => {
      /** @type {HTMLAnchorElement | null} */
      const link = around(event, 'a[href^="#"]');
      if (!link) return;
      event.preventDefault();
      this.#goTo(link.hash.slice(1));
    });
    const title = make("h2", "", "Rules");
    title.id = "rules-title";
    const shut = makeButton("plain", () => this.close(), "Close");
    const label = make("label", "", make("span", "", "Search the rules"), this.#find);
    const drawer = make("dialog", "drawer", make("div", "drawer-head", title, shut, label, this.#found), this.#text);
    drawer.setAttribute("aria-labelledby", "rules-title");
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !drawer.open || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      this.close();
    });
    document.body.append(drawer);
    return drawer;
  }

  async #load() {
    this.#found.textContent = "Loading the rules …";
    try {
      const answer = await fetch(this.#address);
      if (!answer.ok) throw new Error(answer.statusText);
      this.#text.innerHTML = await answer.text();
      this.#found.textContent = "";
      return true;
    } catch {
      this.#found.textContent = "The rules could not be loaded. Close them and try again.";
      return false;
    }
  }

  /** Show only what has all the words, and mark them. */
  #search() {
    if (!this.#text.querySelector(".rules-text")) return;
    this.#found.textContent = searchRules(this.#text, this.#find.value);
    this.#text.scrollTop = 0;
  }

  /**
   * Show a rule or a chapter and mark it.
   * @param {string} id
   */
  #goTo(id) {
    this.#find.value = "";
    this.#search();
    for (const old of this.#text.querySelectorAll(".asked")) old.classList.remove("asked");
    const part = document.getElementById(id);
    if (!part) return;
    part.classList.add("asked");
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
    part.scrollIntoView({ block: id.startsWith("rule") ? "center" : "start" });
  }
}
