// What the server says when it refuses something.

/**
 * The sentence on the page that came as an answer.
 * @param {Response} answer
 */
export async function readTrouble(answer) {
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return page.querySelector("main p")?.textContent ?? "The server's answer could not be read. Try again in a moment.";
}
