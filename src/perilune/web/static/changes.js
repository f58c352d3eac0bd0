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
  complete({ log, svg, great = [], moments = [], regions = [], ...rest }) {
    this.#log = changedLog(this.#log, log);
    const passed = moments.map(({ svg: change, ...moment }) => {
      this.#parts = changedDrawing(this.#parts, change);
      return { ...moment, svg: this.#parts };
    });
    if (svg) this.#parts = changedDrawing(this.#parts, svg);
    return { ...rest, log: this.#log, svg: svg ? this.#parts : [], great, moments: passed, regions };
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
  return change.flatMap((part) => (typeof part === "string" ? [part] : old.slice(part[0], part[0] + part[1])));
}
