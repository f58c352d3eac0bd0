// Finding things by words.

/**
 * The words that somebody looks for, in small letters.
 * @param {string} wanted
 */
export function wordsOf(wanted) {
  return wanted.toLowerCase().split(/\s+/).filter((word) => word);
}

/**
 * Whether a text has all the words.
 * @param {string | null} text
 * @param {string[]} words
 */
export function hasAll(text, words) {
  const small = (text ?? "").toLowerCase();
  return words.every((word) => small.includes(word));
}

/**
 * How many were found, in words; nothing if nobody looks for anything.
 * @param {string[]} words
 * @param {number} found
 * @param {string} one - what one of them is called
 */
export function tellFound(words, found, one) {
  return words.length ? `${found} ${one}${found === 1 ? "" : "s"} found` : "";
}
