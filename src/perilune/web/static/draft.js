// The values that somebody has changed, and the rows that are new or taken out. Needs no page.

/** @typedef {{ file: string, kind: string, row: number }} RowPlace */
/** @typedef {{ values: number, added: number, taken: number }} Tally */
/** @typedef {{ file: string, kind: string, row: number, path: string }} Place */

const NEW = "+"; // a path that stands for a whole new row, whose text is the number of the row that it is like
const GONE = "-"; // and one for a row that is taken out

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

  /**
   * A new row, like another of the content.
   * @param {RowPlace} place
   * @param {number} like
   */
  add(place, like) {
    this.#changes.set(keyOf({ ...place, path: NEW }), String(like));
  }

  /**
   * A row is taken out. Of a new one nothing stays.
   * @param {RowPlace} place
   */
  take(place) {
    const isNew = this.get({ ...place, path: NEW }) !== undefined;
    if (!isNew) {
      this.#changes.set(keyOf({ ...place, path: GONE }), "");
      return;
    }
    for (const [file, kind, row, path] of this.rows()) {
      if (file === place.file && kind === place.kind && row === place.row) this.#changes.delete(keyOf({ file, kind, row, path }));
    }
  }

  /**
   * A row that was taken out is there again.
   * @param {RowPlace} place
   */
  putBack(place) {
    this.#changes.delete(keyOf({ ...place, path: GONE }));
  }

  /**
   * Whether a row is taken out.
   * @param {RowPlace} place
   */
  isGone(place) {
    return this.get({ ...place, path: GONE }) !== undefined;
  }

  /**
   * The new rows, each with the number of the row that it is like.
   * @returns {(RowPlace & { like: number })[]}
   */
  added() {
    return this.rows().filter(([, , , path]) => path === NEW).map(([file, kind, row, , like]) => ({ file, kind, row, like: Number(like) }));
  }

  /**
   * How much is changed; what stands in a new row is not counted by itself.
   * @returns {Tally}
   */
  tally() {
    const added = this.added();
    const taken = this.rows().filter(([, , , path]) => path === GONE).length;
    const within = (/** @type {[string, string, number, string, string]} */ [file, kind, row]) =>
      added.some((place) => place.file === file && place.kind === kind && place.row === row);
    const values = this.rows().filter((change) => change[3] !== NEW && change[3] !== GONE && !within(change)).length;
    return { values, added: added.length, taken };
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
 * @param {Tally} tally
 * @param {number} refused
 */
export function tellStanding({ values, added, taken }, refused) {
  const told = [
    ...values ? [values === 1 ? "One value changed" : `${values} values changed`] : [],
    ...added ? [added === 1 ? "one row added" : `${added} rows added`] : [],
    ...taken ? [taken === 1 ? "one row taken out" : `${taken} rows taken out`] : [],
  ].join(", ");
  if (!told) return "No changes.";
  const many = told[0].toUpperCase() + told.slice(1);
  if (!refused) return `${many}. It can be played.`;
  return `${many}. ${refused === 1 ? "One thing is not allowed; it is shown as it was." : `${refused} things are not allowed; they are shown as they were.`}`;
}
