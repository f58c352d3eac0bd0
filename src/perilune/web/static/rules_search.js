// A search through the rules: what does not have the words is hidden, the words are marked.

import { all } from "./make.js";
import { hasAll, tellFound, wordsOf } from "./search.js";

const PARTS = "li, p, tbody tr"; // what a search finds or hides

/**
 * Show of these rules only what has all the words, and mark them. Returns how many rules that are, in words.
 * @param {HTMLElement} rules
 * @param {string} wanted
 */
export function searchRules(rules, wanted) {
  const words = wordsOf(wanted);
  const [body] = all(rules, ".rules-text");
  if (!body) return "";
  const parts = all(body, PARTS);
  for (const part of parts) part.hidden = !hasAll(part.textContent, words);
  for (const table of all(body, "table")) table.hidden = !table.querySelector("tbody tr:not([hidden])");
  for (const heading of all(body, "h2, h3")) heading.hidden = words.length > 0 && isEmpty(heading);
  for (const chapters of all(rules, ".chapters")) chapters.hidden = words.length > 0;
  mark(body, words);
  return tellFound(words, parts.filter((part) => part.id && !part.hidden).length, "rule");
}

/**
 * Whether nothing is shown between this heading and the next one of its kind.
 * @param {HTMLElement} heading
 */
function isEmpty(heading) {
  const ends = heading.matches("h2") ? "h2" : "h2, h3";
  for (let part = heading.nextElementSibling; part && !part.matches(ends); part = part.nextElementSibling) {
    if (part.matches("ul, ol") ? part.querySelector(":scope > :not([hidden])") : !part.matches("[hidden], h3")) return false;
  }
  return true;
}

/**
 * Mark every place of the words, where the browser can do so without changing the text.
 * @param {HTMLElement} body
 * @param {string[]} words
 */
function mark(body, words) {
  if (!CSS.highlights) return;
  CSS.highlights.delete("found");
  if (!words.length) return;
  const marks = new Highlight();
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.toLowerCase() ?? "";
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        marks.add(range);
      }
    }
  }
  CSS.highlights.set("found", marks);
}
