// The server sends what has changed in the log and in the drawing; here the whole is put together again.

/** @import { DrawingChange, LogChange, LogLine, PositionMessage, Shown } from "./types.d.ts" */

export class Changes {
  /** @type {string[]} */
  #parts = []; // of the last drawing
  /** @type {LogLine[]} */
  #log = [];

  /**
   * A position with the whole log and the whole drawing.
   * @param {PositionMessage} frame
   * @returns {Shown}
   */
  complete({ log, svg, regions = [], ...rest }) {
    this.#log = changedLog(this.#log, log);
    const drawing = svg ? changedDrawing(this.#parts, svg) : "";
    if (svg) this.#parts = cut(drawing);
    return { ...rest, log: this.#log, svg: drawing, regions };
  }
}

/**
 * @param {LogLine[]} old
 * @param {LogChange} change
 */
export function changedLog(old, { keep, add }) {
  return [...old.slice(0, keep), ...add];
}

/**
 * @param {string[]} old - the parts of the old drawing
 * @param {DrawingChange} change
 */
export function changedDrawing(old, change) {
  return change.map((part) => (typeof part === "string" ? part : old.slice(part[0], part[0] + part[1]).join(""))).join("");
}

/**
 * A drawing, cut before each group.
 * @param {string} drawing
 */
export function cut(drawing) {
  return drawing.split(/(?=<g[ >])/);
}
