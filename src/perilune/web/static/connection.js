// The live connection: comes back by itself when it is lost, and puts together what the server sends as changes.

const LONGEST_WAIT = 5000;

export class Connection {
  #path;
  #hear;
  #tellLost;
  #socket = null;
  #wait = 300;
  #last = 0; // the number of my last message
  #parts = []; // the parts of the last drawing
  #log = [];

  /** `hear` has a function for each type of frame. */
  constructor(path, hear, tellLost) {
    this.#path = path;
    this.#hear = hear;
    this.#tellLost = tellLost;
    this.#connect();
  }

  /** Send a message; false if there is no connection. */
  send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#last += 1;
    this.#socket.send(JSON.stringify({ ...message, id: this.#last }));
    return true;
  }

  isLast(number) {
    return number === this.#last;
  }

  #connect() {
    this.#socket = new WebSocket(location.origin.replace(/^http/, "ws") + this.#path);
    this.#socket.addEventListener("open", () => {
      this.#tellLost(false);
      this.#wait = 300;
    });
    this.#socket.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "position") this.#complete(message);
      this.#hear[message.type]?.(message);
    });
    this.#socket.addEventListener("close", () => {
      this.#tellLost(true);
      setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    });
  }

  /** Make the whole log and the whole drawing of what has changed in them. */
  #complete(message) {
    const { keep, add } = message.log;
    this.#log = [...this.#log.slice(0, keep), ...add];
    message.log = { keep, lines: this.#log };
    if (!message.svg) return;
    const svg = message.svg.map((part) => (typeof part === "string" ? part : this.#parts.slice(part[0], part[0] + part[1]).join(""))).join("");
    this.#parts = svg.split(/(?=<g[ >])/);
    message.svg = svg;
  }
}
