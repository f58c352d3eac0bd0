// Keys that go through a list of buttons. Screen readers keep them to themselves while one reads, so nothing clashes.

const STEPS = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Let arrows, Home and End go from button to button within an element. */
export function arrowKeys(list) {
  list.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
    const buttons = [...list.querySelectorAll("button, summary")].filter((button) => button.checkVisibility());
    const here = buttons.indexOf(document.activeElement);
    if (here < 0) return;
    event.preventDefault();
    buttons[Math.max(0, Math.min(buttons.length - 1, here + step))].focus();
  });
}
