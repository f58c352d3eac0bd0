// Keys that go through a list of buttons. Screen readers keep them to themselves while one reads, so nothing clashes.

import { all } from "./make.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/**
 * Let arrows, Home and End go from button to button within an element.
 * @param {HTMLElement} list
 */
export function arrowKeys(list) {
  list.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = all(list, "button, summary").filter((button) => button.checkVisibility());
    const here = buttons.findIndex((button) => button === document.activeElement);
    if (here < 0) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, here + step))].focus();
  });
}
