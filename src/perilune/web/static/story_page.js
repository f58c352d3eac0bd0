// The end of a game on a page of its own: its entrance is over as soon as somebody touches anything.

import { only } from "./make.js";

for (const touch of ["pointerdown", "keydown"]) {
  window.addEventListener(touch, () => only("main").classList.add("arrived"), { once: true });
}
