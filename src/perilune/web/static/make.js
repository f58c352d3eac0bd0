// Small things that several scripts build pages with.

const SVG = "http://www.w3.org/2000/svg";

export const $ = (id) => document.getElementById(id);

/** An element with a class and with text or other elements inside. */
export function make(name, className, ...inside) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...inside);
  return element;
}

/** A button that does something. */
export function makeButton(className, act, ...inside) {
  const button = make("button", className, ...inside);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

/** A player's mark, in the colour of the seat. */
export function mark(people, seat) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", "mark");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", people[seat].mark);
  path.setAttribute("fill", `var(--pl-seat-${seat + 1})`);
  svg.append(path);
  return svg;
}

/** A player's mark and name. */
export function person(people, seat) {
  return make("span", "person", mark(people, seat), people[seat].name);
}
