// The page with one's addresses: it knows the time zone, and lets the browser be notified.

import { $ } from "./make.js";
import { subscribe } from "./push.js";

const zone = $("zone");
if (!zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;

const button = document.querySelector("#push");
if (button instanceof HTMLButtonElement) {
  button.addEventListener("click", async () => {
    button.disabled = true;
    const trouble = await subscribe(button.dataset.key ?? "");
    button.disabled = false;
    if (trouble) $("push-says").textContent = trouble;
    else location.reload();
  });
}
