// The phase bar: the round, its phases in order and where we are, and who plays in which order.

import { $, make, mark } from "./make.js";

/** @import { Course, Named } from "./types.d.ts" */

/**
 * @param {Course} course
 * @param {Named[]} people - none where the order of play is not shown
 */
export function showCourse({ title, phases, now, order }, people = []) {
  const steps = phases.map((phase, place) => {
    const step = make("li", place < now ? "past" : place === now ? "now" : "", phase);
    if (place === now) step.setAttribute("aria-current", "step");
    return step;
  });
  const marks = order.filter((seat) => people[seat]).map((seat) => {
    const who = make("li", "", mark(people, seat));
    who.setAttribute("aria-label", people[seat].name);
    return who;
  });
  const played = make("ol", "order", ...marks);
  played.setAttribute("aria-label", "Order of play");
  const round = make("b", now < 0 ? "now" : "", title);
  if (now < 0) round.setAttribute("aria-current", "step"); // before the first round, or after the last
  const list = make("ol", "phases", ...steps);
  $("course").replaceChildren(round, list, ...(marks.length > 1 ? [played] : []));
  const here = steps[now]; // where there is little room, the present phase is in view
  if (here) list.scrollLeft = here.offsetLeft - list.offsetLeft - (list.clientWidth - here.clientWidth) / 2;
}
