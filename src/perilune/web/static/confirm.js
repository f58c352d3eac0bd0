// A question back: this move cannot be taken back, or it wastes something. Is it meant?

import { $ } from "./make.js";

/** @import { ConfirmMessage } from "./types.d.ts" */
/** @import { Settings } from "./settings.js" */

/** What is no longer asked, if one says so. Each is a setting of its own, which can be changed again. */
const STOPS = {
  waste: "Don't ask again before moves that come with a warning",
  final: "Don't ask again before moves that cannot be undone",
};

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
  $("confirm-stops").textContent = STOPS[about];
  dialog.returnValue = "no";
  dialog.addEventListener("close", () => {
    if ($("confirm-stop").checked) settings[about === "waste" ? "warnFirst" : "askFirst"] = false;
    if (dialog.returnValue === "yes") yes();
    after();
  }, { once: true });
  dialog.showModal();
}
