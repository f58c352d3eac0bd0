// Small things that several scripts find and build pages with.

/** @import { Named, Parts } from "./types.d.ts" */

/**
 * The element of the page with this id, if it has one.
 * @template {keyof Parts} Id
 * @param {Id} id
 */
export function find(id) {
  return /** @type {Parts[Id] | null} */ (document.getElementById(id));
}

/**
 * The element with this id, on a page that cannot be without.
 * @template {keyof Parts} Id
 * @param {Id} id
 */
export function $(id) {
  const found = find(id);
  if (!found) throw new Error(`This page has no #${id}.`);
  return found;
}

/**
 * The only element that a selector fits, on a page that cannot be without.
 * @param {string} selector
 */
export function only(selector) {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`This page has no ${selector}.`);
  return found;
}

/**
 * The nearest element of a kind around what an event happened to.
 * @template {Element} Found
 * @param {Event} event
 * @param {string} selector
 * @returns {Found | null}
 */
export function around({ target }, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * Every element of a kind, as a list.
 * @param {Element | DocumentFragment} within
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function all(within, selector) {
  return [...within.querySelectorAll(selector)].filter((element) => element instanceof HTMLElement);
}

/**
 * Every part of a drawing of a kind, as a list.
 * @param {Element} within
 * @param {string} selector
 * @returns {SVGGraphicsElement[]}
 */
export function allDrawn(within, selector) {
  return [...within.querySelectorAll(selector)].filter((element) => element instanceof SVGGraphicsElement);
}

/**
 * An element with a class and with text or other elements inside.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} [className]
 * @param {...(Node | string)} inside
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, className = "", ...inside) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...inside);
  return element;
}

/**
 * A button that does something.
 * @param {string} className
 * @param {() => void} act
 * @param {...(Node | string)} inside
 */
export function makeButton(className, act, ...inside) {
  const button = make("button", className, ...inside);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

/**
 * An element of a drawing, with its attributes.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} [attributes]
 * @returns {SVGElementTagNameMap[Name]}
 */
export function makeSvg(name, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/**
 * A drawing that came as text.
 * @param {string} text
 */
export function parseSvg(text) {
  const drawing = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  if (!(drawing instanceof SVGSVGElement)) throw new Error("The board could not be drawn. Reload the page.");
  return drawing;
}

/**
 * How the points of the window are measured in a drawing, or in a part of it.
 * @param {SVGGraphicsElement} part
 */
export function fromScreen(part) {
  return part.getScreenCTM()?.inverse() ?? new DOMMatrix();
}

/**
 * A player's mark, in the colour of the seat.
 * @param {Named[]} people
 * @param {number} seat
 */
export function mark(people, seat) {
  const drawn = makeSvg("svg", { viewBox: "0 0 16 16", class: "mark", "aria-hidden": "true" });
  drawn.append(makeSvg("path", { d: people[seat].mark, fill: `var(--pl-seat-${seat + 1})` }));
  return drawn;
}

/**
 * A player's mark and name.
 * @param {Named[]} people
 * @param {number} seat
 */
export function person(people, seat) {
  return make("span", "person", mark(people, seat), people[seat].name);
}

/**
 * A sign of the box, as its scenery draws it.
 * @param {string} name - of the symbol
 */
export function sign(name) {
  const drawn = makeSvg("svg", { class: "sign", "aria-hidden": "true" });
  drawn.append(makeSvg("use", { href: `#${name}` }));
  return drawn;
}
