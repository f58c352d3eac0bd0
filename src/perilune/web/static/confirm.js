// A question back: this move cannot be taken back. Is it meant?

import { $ } from "./make.js";

/** @import { Settings } from "./settings.js" */

/**
 * Ask.
 * @param {{ means: string, says: string }} question
 * @param {Settings} settings
 * @param {() => void} yes - called if it is meant
 * @param {() => void} after - called in any case
 */
export function confirm({ means, says }, settings, yes, after) {
  const dialog = $("confirm");
  if (dialog.open) return; // one question at a time
  $("confirm-means").textContent = means;
  $("confirm-says").textContent = says;
  $("confirm-stop").checked = false;
  dialog.returnValue = "no";
  dialog.addEventListener("close", () => {
    if ($("confirm-stop").checked) settings.askFirst = false;
    if (dialog.returnValue === "yes") yes();
    after();
  }, { once: true });
  dialog.showModal();
}
