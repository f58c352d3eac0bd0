// The rail: whose turn it is, the question, the offers as buttons, the people and the log. Words come from the server.

const $ = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";

/** An element with a class and with text or other elements inside. */
function make(name, className, ...inside) {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...inside);
  return element;
}

/** A seat's mark, in its colour. */
function mark(welcome, seat) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", "mark");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", welcome.marks[seat]);
  path.setAttribute("fill", `var(--pl-seat-${seat + 1})`);
  svg.append(path);
  return svg;
}

function person(welcome, seat) {
  return make("span", "person", mark(welcome, seat), welcome.names[seat]);
}

export class Rail {
  #act;
  #waiting = false;
  #offers = "";
  #keyboard = false; // the last offer was taken by keyboard: the focus comes back to the next ones

  /** `act` has move(text), undo(), sit(seat) and point(text or null). */
  constructor(act) {
    this.#act = act;
    const offers = $("offers");
    const moveOf = (event) => event.target.closest("button[data-move]")?.dataset.move ?? null;
    offers.addEventListener("click", (event) => {
      if (moveOf(event) === null || this.#waiting) return;
      this.#keyboard = event.detail === 0;
      act.move(moveOf(event));
    });
    offers.addEventListener("pointerover", (event) => act.point(moveOf(event)));
    offers.addEventListener("pointerleave", () => act.point(null));
    offers.addEventListener("focusin", (event) => act.point(moveOf(event)));
    offers.addEventListener("focusout", () => act.point(null));
    $("undo").addEventListener("click", () => act.undo());
    $("more").addEventListener("click", () => {
      const open = document.body.classList.toggle("sheet-open");
      $("more").setAttribute("aria-expanded", String(open));
      $("log").scrollTop = $("log").scrollHeight;
    });
  }

  show(welcome, position) {
    this.#showTurn(welcome, position);
    this.#showCurtain(welcome, position);
    this.#showOffers(position);
    this.#showEnd(welcome, position);
    this.#showPeople(welcome, position);
    this.#showLog(position.log);
    const undo = $("undo");
    undo.hidden = welcome.mine.length === 0 || (position.outcome && position.undo !== "");
    undo.setAttribute("aria-disabled", String(position.undo !== ""));
    undo.title = position.undo || "Take back your last move";
  }

  /** Make the button of a move shine; null for none. */
  light(move) {
    for (const button of $("offers").querySelectorAll("button")) {
      const lit = button.dataset.move === move;
      button.classList.toggle("lit", lit);
      if (lit && !button.matches(":hover")) button.scrollIntoView({ block: "nearest" });
    }
  }

  /** I act: what has happened until now is no news any more. */
  acted() {
    for (const old of $("log").querySelectorAll(".new")) old.classList.remove("new");
  }

  /** A message is on its way: no second click until it is done. */
  wait(waiting) {
    this.#waiting = waiting;
    $("offers").classList.toggle("waiting", waiting);
  }

  #showTurn(welcome, position) {
    const { deciders, seat } = position;
    const whose = $("whose");
    if (position.outcome) whose.replaceChildren("The game is over");
    else if (deciders.includes(seat)) whose.replaceChildren("Your turn, ", person(welcome, seat));
    else whose.replaceChildren("Waiting for ", ...deciders.map((other) => person(welcome, other)));
    whose.classList.toggle("mine", deciders.includes(seat));
    if ($("prompt").textContent !== position.prompt) $("prompt").textContent = position.prompt;
    document.title = `${deciders.some((other) => welcome.mine.includes(other)) ? "● " : ""}${welcome.title} · Perilune`;
  }

  #showCurtain(welcome, position) {
    const { deciders, seat } = position;
    const next = deciders.includes(seat) ? [] : deciders.filter((other) => welcome.mine.includes(other));
    const buttons = next.map((other) => {
      const button = make("button", "main", "I am ", person(welcome, other));
      button.type = "button";
      button.addEventListener("click", () => this.#act.sit(other));
      return button;
    });
    const names = next.map((other) => welcome.names[other]).join(" or ");
    $("curtain").replaceChildren(make("p", "", `Pass the screen to ${names}.`), ...buttons);
    $("curtain").hidden = next.length === 0;
  }

  #showOffers(position) {
    const list = $("offers");
    const text = JSON.stringify(position.offers);
    if (text === this.#offers) return; // the same buttons stay, so that a click in this moment is not lost
    this.#offers = text;
    list.replaceChildren(...position.offers.map(({ move, says }) => {
      const button = make("button", "", says);
      button.type = "button";
      button.dataset.move = move;
      return make("li", "", button);
    }));
    if (this.#keyboard && document.activeElement === document.body) list.querySelector("button")?.focus();
  }

  #showEnd(welcome, position) {
    $("end").hidden = !position.outcome;
    if (!position.outcome) return;
    const order = position.scores.map((_, seat) => seat).sort((a, b) => position.scores[b] - position.scores[a]);
    $("scores").replaceChildren(...order.map((seat) => {
      const won = position.outcome.winners.includes(seat);
      return make("li", won ? "won" : "", person(welcome, seat), make("b", "", String(position.scores[seat])), won ? " winner" : "");
    }));
    $("again").hidden = welcome.mine.length === 0;
  }

  #showPeople(welcome, position) {
    $("people").replaceChildren(...welcome.names.map((_, seat) => {
      const kind = welcome.players[seat];
      const role = seat === position.seat ? "you" : kind === "person" ? (welcome.mine.includes(seat) ? "at this screen" : "person") : `${kind} bot`;
      const row = make("li", position.deciders.includes(seat) ? "deciding" : "", person(welcome, seat), make("span", "role", role),
        make("b", "score", String(position.scores[seat])));
      if (welcome.mine.includes(seat) && seat !== position.seat) {
        const button = make("button", "plain", "Sit here");
        button.type = "button";
        button.addEventListener("click", () => this.#act.sit(seat));
        row.append(button);
      }
      return row;
    }));
  }

  #showLog({ keep, add }) {
    const list = $("log");
    while (list.children.length > keep) list.lastElementChild.remove();
    for (const line of add) list.append(make("li", keep ? "new" : "", line));
    if (add.length) list.scrollTop = list.scrollHeight;
  }
}
