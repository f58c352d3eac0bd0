// Puts a link on the clipboard.

import { make } from "./make.js";

/**
 * Copy a link; where that is not allowed, show it behind the button, to be copied by hand.
 * @param {HTMLButtonElement} button
 * @param {string} link
 */
export async function copy(button, link) {
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = "Copied";
  } catch {
    const field = Object.assign(make("input", "copied"), { value: link, readOnly: true });
    field.setAttribute("aria-label", "The link");
    if (button.nextElementSibling?.matches(".copied")) button.nextElementSibling.remove();
    button.after(field);
    field.select();
  }
}
