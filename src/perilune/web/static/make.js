// Small things that several scripts build pages with.

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

/** An element of a drawing, with its attributes. */
export function makeSvg(name, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A drawing that came as text. */
export function parseSvg(text) {
  return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
}

/** A player's mark, in the colour of the seat, and name. */
export function person(people, seat) {
  const mark = makeSvg("svg", { viewBox: "0 0 16 16", class: "mark", "aria-hidden": "true" });
  mark.append(makeSvg("path", { d: people[seat].mark, fill: `var(--pl-seat-${seat + 1})` }));
  return make("span", "person", mark, people[seat].name);
}
