// The values that somebody has changed, and what they were. Needs no page.

/** @typedef {{ file: string, kind: string, row: number, path: string }} Place */

/** @param {Place} place */
const keyOf = ({ file, kind, row, path }) => JSON.stringify([file, kind, row, path]);

export class Draft {
  /** @type {Map<string, string>} */
  #changes = new Map();

  /** @param {string | null} kept - what an earlier draft has written */
  constructor(kept) {
    for (const [file, kind, row, path, text] of readKept(kept)) this.#changes.set(keyOf({ file, kind, row, path }), text);
  }

  get size() {
    return this.#changes.size;
  }

  /**
   * A value is typed: it counts as a change if it is not what was there.
   * @param {Place} place
   * @param {string} text
   * @param {string} was
   */
  set(place, text, was) {
    if (text === was) this.#changes.delete(keyOf(place));
    else this.#changes.set(keyOf(place), text);
  }

  /**
   * What is typed there, if it is changed.
   * @param {Place} place
   */
  get(place) {
    return this.#changes.get(keyOf(place));
  }

  clear() {
    this.#changes.clear();
  }

  /**
   * Every change, as the server reads it.
   * @returns {[string, string, number, string, string][]}
   */
  rows() {
    return [...this.#changes].map(([key, text]) => {
      const [file, kind, row, path] = JSON.parse(key);
      return [file, kind, row, path, text];
    });
  }

  /** To be kept between two visits. */
  write() {
    return JSON.stringify(this.rows());
  }
}

/**
 * The changes that were kept; none, if they cannot be read.
 * @param {string | null} kept
 * @returns {[string, string, number, string, string][]}
 */
function readKept(kept) {
  try {
    const rows = JSON.parse(kept ?? "[]");
    return Array.isArray(rows) ? rows.filter((row) => Array.isArray(row) && row.length === 5) : [];
  } catch {
    return [];
  }
}

/**
 * How the draft stands, in a sentence.
 * @param {number} changes
 * @param {number} refused
 */
export function tellStanding(changes, refused) {
  if (!changes) return "Nothing is changed.";
  const many = changes === 1 ? "One value is changed" : `${changes} values are changed`;
  if (!refused) return `${many}. It can be played.`;
  return `${many}. ${refused === 1 ? "One thing is" : `${refused} things are`} not allowed; it is shown as it was.`;
}
