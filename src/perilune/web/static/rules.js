// The rules of the box in a drawer beside the board: chapters, a search, and one rule that was asked for. The board stays in use.

import { make, makeButton } from "./make.js";

const PARTS = "li, p, tbody tr"; // what a search finds or hides

export class Rules {
  #address;
  #drawer = null;
  #text = null; // contents and text, once they are loaded
  #find = null;
  #found = null;
  #from = null; // what had the focus before

  /** The button opens the rules of this box, with the values of its pack. */
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
    this.#drawer.close();
    if (this.#from?.isConnected && this.#from !== document.body) this.#from.focus();
    else document.querySelector("#prompt[tabindex], #drawing")?.focus();
  }

  #build() {
    this.#find = Object.assign(document.createElement("input"), { type: "search", autocomplete: "off" });
    this.#find.addEventListener("input", () => this.#search());
    this.#found = make("p", "quiet");
    this.#found.setAttribute("role", "status");
    this.#text = make("div", "drawer-text");
    this.#text.tabIndex = 0;
    this.#text.setAttribute("role", "region");
    this.#text.setAttribute("aria-label", "The rules");
    this.#text.addEventListener("click", (event) => {
      const link = event.target.closest('a[href^="#"]');
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
    this.#found.textContent = "Fetching the rules …";
    try {
      const answer = await fetch(this.#address);
      if (!answer.ok) throw new Error(answer.statusText);
      this.#text.innerHTML = await answer.text();
      this.#found.textContent = "";
      return true;
    } catch {
      this.#found.textContent = "The rules could not be fetched. Close them and try again.";
      return false;
    }
  }

  /** Show only what has all the words, and mark them. */
  #search() {
    if (!this.#text.querySelector(".rules-text")) return;
    this.#found.textContent = search(this.#text, this.#find.value);
    this.#text.scrollTop = 0;
  }

  /** Show a rule or a chapter and mark it. */
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

/** Show of these rules only what has all the words, and mark them. Returns how many rules that are, in words. */
export function search(rules, wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter((word) => word);
  const body = rules.querySelector(".rules-text");
  let found = 0;
  for (const part of body.querySelectorAll(PARTS)) {
    part.hidden = !words.every((word) => part.textContent.toLowerCase().includes(word));
    if (part.id && !part.hidden) found += 1;
  }
  for (const table of body.querySelectorAll("table")) table.hidden = !table.querySelector("tbody tr:not([hidden])");
  for (const heading of body.querySelectorAll("h2, h3")) heading.hidden = words.length > 0 && isEmpty(heading);
  rules.querySelector(".chapters").hidden = words.length > 0;
  mark(body, words);
  return words.length ? `${found} ${found === 1 ? "rule" : "rules"} found` : "";
}

/** Whether nothing is shown between this headline and the next one of its kind. */
function isEmpty(heading) {
  const ends = heading.matches("h2") ? "h2" : "h2, h3";
  for (let part = heading.nextElementSibling; part && !part.matches(ends); part = part.nextElementSibling) {
    if (part.matches("ul, ol") ? part.querySelector(":scope > :not([hidden])") : !part.hidden && !part.matches("h3")) return false;
  }
  return true;
}

/** Mark every place of the words, where the browser can do so without changing the text. */
function mark(body, words) {
  if (!CSS.highlights) return;
  CSS.highlights.delete("found");
  if (!words.length) return;
  const marks = new Highlight();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.data.toLowerCase();
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + word.length);
        marks.add(range);
      }
    }
  }
  CSS.highlights.set("found", marks);
}
