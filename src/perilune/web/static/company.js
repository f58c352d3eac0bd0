// Who sits at the table, who is there, and how to invite somebody.

import { copy } from "./copy.js";
import { $, around, make, makeButton, only, person, sign } from "./make.js";
import { closeMenus, seatMenu } from "./seat_menu.js";

/** @import { Figure, Hosting, LinkMessage, PageRequest, PeopleMessage, SeatPerson, Shown } from "./types.d.ts" */

const BETWEEN = " · "; // two numbers in words
const STATES = { here: "here", away: "away", free: "free", bot: "bot" };
/** @type {Record<string, string>} */
const LEVELS = JSON.parse(only("main").dataset.levels ?? "{}"); // what the bots are called, for people

export class Company {
  /** @type {SeatPerson[]} */
  people = []; // as the server told it last
  #act;
  #table;
  /** @type {Record<string, string>} */
  #bots = {}; // what they are called
  /** @type {Shown | null} */
  #position = null;
  /** @type {string[]} */
  #shown = []; // what each row was made of
  /** @type {HTMLButtonElement | null} */
  #linking = null; // the button that waits for a link

  /**
   * @param {{ send(message: PageRequest): void, sit(seat: number): void }} act
   * @param {string} table
   */
  constructor(act, table) {
    this.#act = act;
    this.#table = table;
    $("many").addEventListener("change", () => act.send({ do: "many", allowed: $("many").checked }));
    document.addEventListener("click", (event) => closeMenus(around(event, ".seat-menu")));
    $("people").addEventListener("keydown", (event) => {
      const menu = event.key === "Escape" ? around(event, ".seat-menu[open]") : null;
      if (!menu) return;
      closeMenus();
      menu.querySelector("summary")?.focus();
    });
  }

  /** The seats that this browser may act for. */
  mine() {
    return this.people.flatMap((who, seat) => (who.mine ? [seat] : []));
  }

  /** @param {PeopleMessage} message */
  show({ seats, bots, deal, hosting, practice, watching }) {
    this.people = seats;
    this.#bots = Object.fromEntries(bots.map((bot) => [bot, LEVELS[bot] ?? bot]));
    $("say").hidden = this.mine().length === 0;
    $("inviting").hidden = !seats.some(({ link }) => link);
    $("deal").textContent = deal;
    $("deal").hidden = deal === "";
    $("practice").hidden = !practice;
    this.#host(hosting);
    $("watching").textContent = watching ? `${watching} watching` : "";
    this.#draw();
  }

  /** @param {Shown} position */
  turn(position) {
    this.#position = position;
    this.#draw();
  }

  /**
   * What only the host may do.
   * @param {Hosting | null} hosting
   */
  #host(hosting) {
    const { listed, many, banned } = hosting ?? { listed: false, many: false, banned: [] };
    $("hosting").hidden = !listed && banned.length === 0;
    $("allowing").hidden = !listed;
    $("many").checked = many;
    $("banned").replaceChildren(...banned.map(({ who, name }) => make(
      "li", "", `${name} is kept out. `, makeButton("plain", () => this.#act.send({ do: "pardon", who }), "Let them back in"),
    )));
  }

  /**
   * The link that I have asked for.
   * @param {LinkMessage} message
   */
  link({ link }) {
    if (this.#linking) copy(this.#linking, location.origin + link);
    this.#linking = null;
  }

  /** Show the rows. A row is made again only when the seat itself has changed, so that what has the focus keeps it. */
  #draw() {
    const position = this.#position;
    if (!position) return;
    const scored = position.scores.some((points) => points !== 0); // a row of noughts tells nothing, and together nobody has points
    this.people.forEach((who, seat) => {
      const shown = JSON.stringify([who, seat === position.seat, this.mine().length === 0, position.outcome !== null]);
      if (shown !== this.#shown[seat]) replace(seat, this.#row(who, seat, position));
      this.#shown[seat] = shown;
      const row = $("people").children[seat];
      const points = position.scores[seat];
      row.classList.toggle("deciding", position.deciders.includes(seat));
      const numbers = position.standing[seat];
      const signed = numbers.length > 0 && numbers[0][0] !== "";
      const [first, ...rest] = numbers;
      const words = make("span", "in-short", numbers.map(([, , told]) => told).join(BETWEEN));
      row.querySelector(".standing")?.replaceChildren(...(signed ? rest.map(gauge) : [words]));
      const score = row.querySelector(".score");
      score?.toggleAttribute("hidden", !signed && (!scored || numbers.length > 0)); // what matters is said in words already
      score?.replaceChildren(...(signed ? [gauge(first)] : [String(points), make("span", "for-ears", points === 1 ? " point" : " points")]));
    });
  }

  /**
   * @param {SeatPerson} who
   * @param {number} seat
   * @param {Shown} position
   */
  #row(who, seat, position) {
    const shown = person(this.people.map(({ called, mark }) => ({ name: called, mark })), seat); // as the board calls them
    shown.title = who.name; // where it is too long to be seen
    const row = make("li", "", shown, make("span", `role ${who.state}`, role(who, seat === position.seat)));
    if (who.mine && seat !== position.seat) row.append(makeButton("plain", () => this.#act.sit(seat), "Sit here"));
    if (who.takes && !(who.link && this.mine().length)) row.append(this.#takeForm(seat));
    if (who.link) row.append(invite(who));
    row.append(make("b", "score"), make("span", "standing"));
    const menu = seatMenu(who, seat, this.#bots, position.outcome !== null, {
      send: (message) => this.#act.send(message),
      link: (button) => {
        this.#linking = button;
        this.#act.send({ do: "link", seat });
      },
    });
    if (menu) row.append(menu);
    return row;
  }

  /** @param {number} seat */
  #takeForm(seat) {
    const field = Object.assign(make("input"), { type: "hidden", name: "seat", value: String(seat) });
    const form = make("form", "", field, make("button", "plain", "Take this seat"));
    form.method = "post";
    form.action = `/table/${this.#table}/sit`;
    return form;
  }
}

/**
 * A number with its sign, which says in words what it is.
 * @param {Figure} figure
 */
function gauge([name, figure, told]) {
  const shown = make("span", "figure", figure);
  shown.setAttribute("aria-hidden", "true");
  const made = make("span", "gauge", sign(name), shown, make("span", "for-ears", `${told}. `));
  made.dataset.says = told;
  return made;
}

/**
 * Put a row in the place of the seat's old one. A menu that is open stays so.
 * @param {number} seat
 * @param {HTMLElement} row
 */
function replace(seat, row) {
  const old = $("people").children[seat];
  if (!old) {
    $("people").append(row);
    return;
  }
  const menu = row.querySelector("details");
  if (menu) menu.open = old.querySelector("details")?.open ?? false;
  old.replaceWith(row);
}

/**
 * What a seat's row says about who plays it.
 * @param {SeatPerson} who
 * @param {boolean} looking - the page looks from there
 */
function role(who, looking) {
  const bot = `${LEVELS[who.player] ?? who.player} bot`;
  if (who.state === "bot") return who.mine ? `${bot} for you` : bot;
  if (looking) return who.called === who.name ? "you" : ""; // the name says it
  return who.mine ? "" : STATES[who.state]; // the button to sit there says enough
}

/**
 * A button on a free seat: whoever gets the link may sit there.
 * @param {SeatPerson} who
 */
function invite(who) {
  const button = makeButton("invite", () => {
    button.removeAttribute("aria-label"); // now it says whether that has worked
    copy(button, location.origin + who.link);
  }, "Invite");
  button.title = "Copy a link to this seat, to send to a player";
  button.setAttribute("aria-label", `Invite somebody to ${who.name}'s seat`);
  return button;
}
