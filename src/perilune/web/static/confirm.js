// A question back: this move cannot be taken back, or it wastes something. Is it meant?

import { $ } from "./make.js";

/** @import { ConfirmMessage } from "./types.d.ts" */
/** @import { Settings } from "./settings.js" */

/**
 * Ask.
 * @param {ConfirmMessage} question
 * @param {Settings} settings
 * @param {() => void} yes - called if it is meant
 * @param {() => void} after - called in any case
 */
export function confirm({ about, means, says }, settings, yes, after) {
  const dialog = $("confirm");
  if (dialog.open) return; // one question at a time
  $("confirm-means").textContent = means;
  $("confirm-says").textContent = says;
  $("confirm-stop").checked = false;
  dialog.returnValue = "no";
  dialog.addEventListener("close", () => {
    if ($("confirm-stop").checked) settings[about === "waste" ? "warnFirst" : "askFirst"] = false;
    if (dialog.returnValue === "yes") yes();
    after();
  }, { once: true });
  dialog.showModal();
}
