// The phase bar: the round, its phases in order and where we are, and who plays in which order. Each part has a card.

import { $, all, find, make, mark } from "./make.js";

/** @import { Course, Named } from "./types.d.ts" */

/**
 * @param {Course} course
 * @param {Named[]} people - none where the order of play is not shown
 */
export function showCourse({ title, phases, now, order }, people = []) {
  const shown = JSON.stringify([title, phases, now, order, people.map(({ name }) => name)]);
  if ($("course").dataset.shown === shown) return; // the same parts stay, and the focus with them
  $("course").dataset.shown = shown;
  const steps = phases.map((phase, place) => {
    const step = make("li", place < now ? "past" : place === now ? "now" : "", phase);
    if (place === now) step.setAttribute("aria-current", "step");
    return explained(step, `course-${place + 1}`);
  });
  const marks = order.filter((seat) => people[seat]).map((seat) => {
    const who = make("li", "", mark(people, seat));
    who.setAttribute("aria-label", people[seat].name);
    return who;
  });
  const played = make("ol", "order", ...marks);
  played.setAttribute("aria-label", "Order of play");
  explained(played, "order");
  const round = make("b", now < 0 ? "now" : "", title);
  if (now < 0) round.setAttribute("aria-current", "step"); // before the first round, or after the last
  if (phases.length > 1) explained(round, "course");
  const list = make("ol", "phases", ...steps);
  $("course").replaceChildren(round, list, ...(marks.length > 1 ? [played] : []));
  fit(list);
  const here = steps[now]; // where there is little room, the present phase is in view
  if (here) list.scrollLeft = here.offsetLeft - list.offsetLeft - (list.clientWidth - here.clientWidth) / 2;
}

/**
 * Where there is little room, phases that are over shrink to ticks, the oldest first, and those to come to dots, the last first: the next
 * keeps its name, if ticks can make room for it by going.
 * @param {HTMLElement} list
 */
function fit(list) {
  const past = all(list, ".past");
  const [next, ...later] = all(list, "li:not(.past, .now)");
  /** @type {[HTMLElement[], string][]} */
  const shorter = [[past, "tick"], [later.toReversed(), "dot"], [past, "gone"], [next ? [next] : [], "dot"]];
  for (const [steps, how] of shorter) {
    for (const step of steps) if (list.scrollHeight > list.clientHeight) step.classList.add(how);
  }
}

/**
 * Let a part of the bar explain itself, where the page shows cards: to a pointer, a tap and the focus.
 * @template {HTMLElement} Part
 * @param {Part} part
 * @param {string} card
 */
function explained(part, card) {
  if (!find("drawing")) return part;
  part.dataset.card = card;
  part.tabIndex = 0;
  return part;
}
