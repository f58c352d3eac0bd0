// Who sits at the table, who is there, how to invite and to hand over a seat, and the talk.

import { copy } from "./copy.js";
import { $, make, makeButton, person } from "./make.js";

const STATES = { here: "here", away: "away", free: "free" };
const LEVELS = JSON.parse(document.querySelector("main").dataset.levels); // what the bots are called, for people

export class Company {
  people = null; // as the server told it last
  #act;
  #table;
  #bots = [];
  #position = null;
  #shown = []; // what each row was made of

  constructor(act, table) {
    this.#act = act;
    this.#table = table;
    $("say").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = $("saying").value.trim();
      if (text) act.talk(text);
      $("saying").value = "";
    });
    document.addEventListener("click", (event) => closeMenus(event.target.closest(".seat-menu")));
    $("people").addEventListener("keydown", (event) => {
      const menu = event.key === "Escape" && event.target.closest(".seat-menu[open]");
      if (!menu) return;
      closeMenus();
      menu.querySelector("summary").focus();
    });
  }

  /** The seats that this browser may act for. */
  mine() {
    return this.people.flatMap((who, seat) => (who.mine ? [seat] : []));
  }

  show(message) {
    this.people = message.seats;
    this.#bots = message.bots;
    $("say").hidden = this.mine().length === 0;
    $("inviting").hidden = !this.people.some(({ link, mine }) => link && !mine);
    $("watching").textContent = message.watching ? `${message.watching} watching` : "";
    this.#draw();
  }

  turn(position) {
    this.#position = position;
    this.#draw();
  }

  /** What was said: one more line, or, after the page has connected, all of it. */
  hear({ whole, add: lines }) {
    if (whole) $("talk").replaceChildren();
    for (const { seat, text, at } of lines) {
      const line = make("li", "", person(this.people, seat), " ", text);
      line.title = new Date(at * 1000).toLocaleString();
      $("talk").append(line);
    }
    if (lines.length) {
      $("talk").scrollTop = $("talk").scrollHeight;
      $("tab-talk").classList.toggle("news", !whole && !$("panel-talk").checkVisibility());
    }
  }

  /** Show the rows. A row is made anew only when the seat itself has changed, so that what has the focus keeps it. */
  #draw() {
    if (!this.people || !this.#position) return;
    const { deciders, scores, seat: looking, outcome } = this.#position;
    this.people.forEach((who, seat) => {
      const shown = JSON.stringify([who, seat === looking, this.mine().length === 0, outcome !== null]);
      if (shown !== this.#shown[seat]) this.#replace(seat, this.#row(who, seat));
      this.#shown[seat] = shown;
      const row = $("people").children[seat];
      row.classList.toggle("deciding", deciders.includes(seat));
      row.querySelector(".score").replaceChildren(String(scores[seat]), make("span", "for-ears", scores[seat] === 1 ? " point" : " points"));
    });
  }

  #replace(seat, row) {
    const old = $("people").children[seat];
    if (!old) {
      $("people").append(row);
      return;
    }
    const menu = row.querySelector("details");
    if (menu) menu.open = old.querySelector("details")?.open ?? false;
    old.replaceWith(row);
  }

  #row(who, seat) {
    const row = make("li", "", person(this.people, seat), make("span", `role ${who.state}`, this.#role(who, seat)));
    row.firstChild.title = who.name; // where it is too long to be seen
    if (who.mine && seat !== this.#position.seat) row.append(makeButton("plain", () => this.#act.sit(seat), "Sit here"));
    if (who.takes && this.mine().length === 0) row.append(this.#takeForm(seat));
    if (who.link && !who.mine) row.append(invite(who));
    row.append(make("b", "score"));
    const choices = this.#choices(who, seat);
    if (choices.length) {
      const summary = make("summary", "", "…");
      summary.setAttribute("aria-label", `More about the seat of ${who.name}`);
      row.append(make("details", "seat-menu", summary, make("div", "choices", ...choices)));
    }
    return row;
  }

  #role(who, seat) {
    const bot = `${LEVELS[who.player] ?? who.player} bot`;
    if (who.state === "bot") return who.mine ? `${bot} for you` : bot;
    if (seat === this.#position.seat) return "you";
    return who.mine ? "" : STATES[who.state]; // the button to sit there says enough
  }

  #takeForm(seat) {
    const field = Object.assign(document.createElement("input"), { type: "hidden", name: "seat", value: seat });
    const form = make("form", "", field, make("button", "plain", "Take this seat"));
    form.method = "post";
    form.action = `/table/${this.#table}/sit`;
    return form;
  }

  #choices(who, seat) {
    const choices = [];
    const hand = (player, says) => choices.push(makeButton("plain", () => {
      closeMenus();
      this.#act.hand(seat, player);
    }, says));
    if (who.mine && who.link) {
      choices.push(makeButton("plain", (event) => copy(event.target, location.origin + who.link), "Copy a link to this seat for another device"));
    }
    if (who.hands && !this.#position.outcome) {
      if (who.player !== "person") hand("person", who.mine ? "Take the seat back" : "Let a person play");
      else for (const bot of this.#bots) hand(bot, `Let the ${LEVELS[bot] ?? bot} bot play`);
    }
    return choices;
  }
}

/** A button on a free seat: whoever gets the link may sit there. */
function invite(who) {
  const button = makeButton("invite", () => {
    button.removeAttribute("aria-label"); // now it says whether that has worked
    copy(button, location.origin + who.link);
  }, "Invite");
  button.title = "Copy the invitation to this seat, to be sent to whoever should sit there";
  button.setAttribute("aria-label", `Invite somebody to the seat of ${who.name}`);
  return button;
}

/** Close the menus of all seats but this one. */
function closeMenus(but = null) {
  for (const menu of document.querySelectorAll(".seat-menu[open]")) if (menu !== but) menu.open = false;
}
