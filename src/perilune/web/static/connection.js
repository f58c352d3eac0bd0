// The live connection: comes back by itself when it is lost.

import { Changes } from "./changes.js";

/** @import { Ears, Heard, PageRequest, ServerMessage } from "./types.d.ts" */
/** @typedef {ReturnType<typeof setTimeout>} Timer */
/** @typedef {"open" | "lost" | "refused"} How - "refused" when it is of no use to try again */

const SHORTEST_WAIT = 300; // milliseconds
const LONGEST_WAIT = 5000;
const PATIENCE = 8000; // for an answer; after a message twice as long each time that none comes
const LONGEST_PATIENCE = 60_000;
const SILENCE = 45_000; // after which nobody knows whether the connection still lives
const QUIET = 20_000; // after which one asks

export class Connection {
  #path;
  #hear;
  #tell;
  /** @type {WebSocket | null} */
  #socket = null;
  #wait = SHORTEST_WAIT;
  /** @type {Timer | undefined} */
  #retry; // until the next attempt
  #patience = PATIENCE;
  /** @type {Timer | undefined} */
  #due; // until the answer is overdue
  #heard = 0; // when something came last
  #last = 0; // the number of my last message
  #done = 0; // of the last one that was answered, or never will be
  #changes = new Changes();

  /**
   * @param {() => string} path - tells where to connect to
   * @param {Ears} hear
   * @param {(how: How) => void} tell
   */
  constructor(path, hear, tell) {
    this.#path = path;
    this.#hear = hear;
    this.#tell = tell;
    this.#connect();
    window.addEventListener("online", () => this.#renewAfterSilence());
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.#renewAfterSilence(); });
    setInterval(() => { if (Date.now() - this.#heard >= QUIET) this.send({ do: "nod" }); }, QUIET);
  }

  /**
   * Send a message; false if there is no connection.
   * @param {PageRequest} message
   */
  send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#last += 1;
    this.#socket.send(JSON.stringify({ ...message, id: this.#last }));
    if (!this.#due) this.#expect(this.#patience);
    return true;
  }

  #connect() {
    clearTimeout(this.#retry);
    this.#relax();
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + this.#path());
    /**
     * @template {keyof WebSocketEventMap} Type
     * @param {Type} type
     * @param {(event: WebSocketEventMap[Type]) => void} heard
     */
    const listen = (type, heard) => socket.addEventListener(type, (event) => { if (socket === this.#socket) heard(event); });
    this.#socket = socket;
    this.#heard = Date.now();
    this.#done = this.#last;
    this.#expect(PATIENCE);
    listen("open", () => {
      this.#wait = SHORTEST_WAIT;
      this.#tell("open");
    });
    listen("message", (event) => { for (const message of JSON.parse(event.data)) this.#receive(message); });
    listen("close", (event) => this.#closed(event.code));
  }

  /** @param {ServerMessage} message */
  #receive(message) {
    this.#heard = Date.now();
    if (message.type === "done") {
      this.#done = message.id;
      this.#patience = PATIENCE;
    }
    if (message.type === "done" || message.type === "welcome") {
      this.#relax();
      if (this.#done < this.#last) this.#expect(this.#patience);
    }
    if (message.type === "position") this.#hear.position?.(this.#changes.complete(message));
    else if (message.type !== "done" || this.#done === this.#last) give(this.#hear, message);
  }

  /** @param {number} code */
  #closed(code) {
    this.#relax();
    const refused = code >= 4000;
    if (refused) this.#socket = null;
    else this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    this.#tell(refused ? "refused" : "lost");
  }

  /**
   * Wait for an answer so long.
   * @param {number} patience - milliseconds
   */
  #expect(patience) {
    this.#due = setTimeout(() => {
      if (this.#done < this.#last) this.#patience = Math.min(LONGEST_PATIENCE, 2 * patience);
      this.#renew();
    }, patience);
  }

  #relax() {
    clearTimeout(this.#due);
    this.#due = undefined;
  }

  #renewAfterSilence() {
    if (this.#socket && Date.now() - this.#heard > SILENCE) this.#renew();
  }

  /** A new connection instead of one that may be dead. What the old one still brings is not heard. */
  #renew() {
    const old = this.#socket;
    this.#tell("lost");
    this.#connect();
    old?.close();
  }
}

/**
 * Give a frame to whoever listens to its type.
 * @template {Exclude<keyof Heard, "position">} Type
 * @param {Ears} ears
 * @param {Heard[Type] & { type: Type }} message
 */
function give(ears, message) {
  /** @type {((message: Heard[Type]) => void) | undefined} */
  const ear = ears[message.type];
  ear?.(message);
}
