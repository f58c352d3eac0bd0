// What a step of a lesson speaks of and a phone cannot show at the same time is pinned to the edge of the board: a small picture of it,
// with an arrow that says where it is. A touch goes there.

import { make, makeSvg } from "./make.js";
import { findNook } from "./nook.js";

/** @import { Box } from "./into_view.js" */
/** @import { Area } from "./nook.js" */
/** @typedef {{ spots: SVGGraphicsElement[], top: number, bottom: number, left: number, right: number }} Cluster */

const HIGH = 76; // pixels of a picture, at the most
const WIDE = 150;
const APART = 28; // pixels between things that do not share a picture
const MARGIN = 6;
const FRAME = 8; // pixels that its frame adds
const ARROW = 6; // pixels of the arrow that stand out

export class Pins {
  #place = make("div");

  /** @param {HTMLElement} view */
  constructor(view) {
    this.#place.id = "pins";
    this.#place.setAttribute("aria-hidden", "true");
    view.after(this.#place);
  }

  /**
   * Pin these, and cover nothing of what is in view.
   * @param {SVGGraphicsElement[]} away
   * @param {Area[]} lit - what is lit and in view
   * @param {Box} view
   */
  show(away, lit, view) {
    this.#place.replaceChildren();
    const [across, down] = [view.right - view.left, view.bottom - view.top];
    const room = { left: view.left + MARGIN, top: view.top + MARGIN, width: across - 2 * MARGIN, height: down - 2 * MARGIN - ARROW };
    const taken = [...lit];
    for (const cluster of clusters(away)) {
      const [wide, tall] = [cluster.right - cluster.left, cluster.bottom - cluster.top];
      const scale = Math.min(1.2, WIDE / wide, HIGH / tall);
      const pin = make("button", cluster.top < view.top ? "above" : "below");
      pin.type = "button";
      pin.tabIndex = -1;
      pin.append(picture(cluster, scale));
      pin.addEventListener("click", () => cluster.spots[0].scrollIntoView({ block: "center" }));
      this.#place.append(pin);
      const size = { width: wide * scale + FRAME, height: tall * scale + FRAME };
      const goal = { left: cluster.left, top: cluster.top < view.top ? view.top - 900 : view.bottom + 900, width: wide, height: 1 };
      const at = findNook(size, room, [...taken, goal]);
      pin.style.inset = `${at.top - view.top}px auto auto ${at.left - view.left}px`;
      pin.style.width = `${size.width}px`;
      pin.style.height = `${size.height}px`;
      taken.push({ ...size, left: at.left, top: at.top });
    }
  }
}

/**
 * Things that lie together, from top to bottom.
 * @param {SVGGraphicsElement[]} spots
 */
function clusters(spots) {
  /** @type {Cluster[]} */
  const found = [];
  const boxes = spots.map((spot) => ({ spot, box: spot.getBoundingClientRect() })).filter(({ box }) => box.width > 0 && box.height > 0);
  for (const { spot, box } of boxes.toSorted((one, other) => one.box.top - other.box.top)) {
    const last = found.at(-1);
    const { left, right, top, bottom } = box;
    if (last && top - last.bottom < APART) {
      last.spots.push(spot);
      [last.left, last.right, last.bottom] = [Math.min(last.left, left), Math.max(last.right, right), Math.max(last.bottom, bottom)];
    } else found.push({ spots: [spot], left, right, top, bottom });
  }
  return found;
}

/**
 * What a cluster looks like on the board, with what lies beneath it and what stands on it: a live copy of the drawing, of which only that
 * is seen.
 * @param {Cluster} cluster
 * @param {number} scale - pixels of the picture for a pixel of the board
 */
function picture({ spots, left, right, top, bottom }, scale) {
  const [wide, high] = [right - left, bottom - top];
  const drawing = spots[0].ownerSVGElement ?? spots[0];
  drawing.id = "drawn";
  const frame = drawing.getBoundingClientRect();
  const seen = [left - frame.left, top - frame.top, wide, high].map((n) => n.toFixed(1)).join(" ");
  const svg = makeSvg("svg", { class: "pl", viewBox: seen, width: String(wide * scale), height: String(high * scale) });
  svg.append(makeSvg("use", { href: "#drawn", width: String(frame.width), height: String(frame.height) }));
  return svg;
}
