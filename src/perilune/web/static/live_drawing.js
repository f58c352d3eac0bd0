// The drawing as elements of the page. It comes in parts, and a part that has not changed stays the elements that it is: the browser
// styles, lays out and paints only what is new.

import { parseSvg } from "./make.js";

/**
 * A part of a drawing: a text of its own, or a group with other parts between its head and its tail.
 * @typedef {{ text: string, inside: Piece[] | null, nodes: ChildNode[], end: Comment | null }} Piece - `end` comes after what is inside
 */

const HERE = "<!---->"; // where the inside of a group goes

export class LiveDrawing {
  /** @type {SVGSVGElement | null} */
  svg = null;
  #head = "";
  /** @type {ChildNode[]} */
  #top = []; // what the head brings
  #end = document.createComment("");
  /** @type {Piece[]} */
  #pieces = [];

  /**
   * Show the drawing that these parts make.
   * @param {string[]} parts
   */
  show(parts) {
    const head = parts[0];
    const svg = head === this.#head && this.svg ? this.svg : this.#begin(head);
    const pieces = nest(parts.slice(1, -1));
    /** @type {Piece[]} */
    const fresh = [];
    adopt(this.#pieces, pieces, fresh);
    draw(fresh);
    place(svg, pieces, this.#end);
    for (const old of svg.querySelectorAll(".lit, .wanted")) old.classList.remove("lit", "wanted"); // the page marks them again
    this.#pieces = pieces;
    return svg;
  }

  /**
   * Another head: its size and its words.
   * @param {string} head
   */
  #begin(head) {
    const fresh = parseSvg(`${head}</svg>`);
    const svg = this.svg ?? /** @type {SVGSVGElement} */ (fresh.cloneNode());
    for (const { name, value } of fresh.attributes) svg.setAttribute(name, value);
    const top = [...fresh.childNodes];
    if (this.svg && top.length === this.#top.length) top.forEach((node, at) => this.#top[at].replaceWith(node)); // scenery lies between them
    else {
      for (const node of this.#top) node.remove();
      svg.prepend(...top);
    }
    this.#top = top;
    if (!this.svg) svg.append(this.#end);
    this.#head = head;
    this.svg = svg;
    return svg;
  }
}

/**
 * Which parts lie in which.
 * @param {string[]} parts
 * @returns {Piece[]}
 */
export function nest(parts) {
  /** @type {Piece[]} */
  const all = [];
  /** @type {{ from: number, pieces: Piece[] }[]} */
  const open = []; // groups, with the place of their heads
  let [odd, depth] = [-1, 0]; // where something began that is no group, though it is not whole, and how deep it is
  parts.forEach((part, at) => {
    const pieces = open.at(-1)?.pieces ?? all;
    const kind = kindOf(part);
    if (odd >= 0 || kind.is === "odd") {
      if (odd < 0) odd = at;
      depth += kind.deeper;
      if (depth !== 0) return;
      pieces.push(whole(parts.slice(odd, at + 1).join("")));
      odd = -1;
    } else if (kind.is === "head") open.push({ from: at, pieces: [] });
    else if (kind.is === "whole") pieces.push(whole(part));
    else {
      const group = open.pop();
      if (!group) throw new Error("The board could not be drawn. Reload the page.");
      const text = parts[group.from] + HERE + part;
      (open.at(-1)?.pieces ?? all).push({ text, inside: group.pieces, nodes: [], end: null });
    }
  });
  return all;
}

/**
 * @param {string} text
 * @returns {Piece}
 */
function whole(text) {
  return { text, inside: null, nodes: [], end: null };
}

/**
 * Whether a part is whole, or opens one group, or closes one; and how much deeper one is after it.
 * @param {string} text
 * @returns {{ is: "whole" | "head" | "tail" | "odd", deeper: number }}
 */
function kindOf(text) {
  let [depth, least, before] = [0, 0, 0]; // the least depth, with the last tag and without it
  let first = Infinity; // the least depth after the first tag
  for (const [tag] of text.matchAll(/<\/|\/>|<[a-z]/gi)) {
    before = least;
    depth += tag === "</" || tag === "/>" ? -1 : 1;
    least = Math.min(least, depth);
    first = Math.min(first, depth);
  }
  if (depth === 0 && least === 0) return { is: "whole", deeper: 0 };
  if (depth === 1 && first === 1) return { is: "head", deeper: 1 };
  if (depth === -1 && before === 0) return { is: "tail", deeper: -1 };
  return { is: "odd", deeper: depth };
}

/**
 * Let new pieces take over the elements of old ones that are the same; the others are found to be fresh, and what nobody wants goes.
 * @param {Piece[]} old
 * @param {Piece[]} now
 * @param {Piece[]} fresh
 */
function adopt(old, now, fresh) {
  /** @type {Map<string, Piece[]>} */
  const known = new Map();
  for (const piece of old) {
    const same = known.get(piece.text);
    if (same) same.push(piece);
    else known.set(piece.text, [piece]);
  }
  for (const piece of now) {
    const same = known.get(piece.text)?.shift();
    if (same) Object.assign(piece, { nodes: same.nodes, end: same.end });
    else fresh.push(piece);
    if (piece.inside) adopt(same?.inside ?? [], piece.inside, fresh);
  }
  for (const { nodes } of [...known.values()].flat()) for (const node of nodes) node.remove();
}

/**
 * Make the elements of fresh pieces.
 * @param {Piece[]} fresh
 */
function draw(fresh) {
  if (fresh.length === 0) return;
  const drawn = parseSvg(`<svg xmlns="http://www.w3.org/2000/svg">${fresh.map(({ text }) => `<g>${text}</g>`).join("")}</svg>`);
  fresh.forEach((piece, at) => {
    piece.nodes = [...drawn.children[at].childNodes];
    if (piece.inside) piece.end = [...piece.nodes[0].childNodes].find((node) => node instanceof Comment) ?? null;
  });
}

/**
 * Put pieces where they belong. What stands there already is not touched.
 * @param {Node} parent
 * @param {Piece[]} pieces
 * @param {ChildNode | null} end - before which they all come
 */
function place(parent, pieces, end) {
  let next = end;
  for (const { nodes, inside, end: last } of pieces.toReversed()) {
    for (const node of nodes.toReversed()) {
      if (node.parentNode !== parent || node.nextSibling !== next) parent.insertBefore(node, next);
      next = node;
    }
    if (inside) place(nodes[0], inside, last);
  }
}
