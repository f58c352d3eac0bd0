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
  #linking = null; // the button that waits for a link

  constructor(act, table) {
    this.#act = act;
    this.#table = table;
    $("say").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = $("saying").value.trim();
      if (text) act.talk(text);
      $("saying").value = "";
    });
    $("many").addEventListener("change", () => act.seats({ do: "many", allowed: $("many").checked }));
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
    $("inviting").hidden = !this.people.some(({ link }) => link);
    $("deal").textContent = message.deal;
    $("deal").hidden = message.deal === "";
    this.#host(message.hosting);
    $("watching").textContent = message.watching ? `${message.watching} watching` : "";
    this.#draw();
  }

  turn(position) {
    this.#position = position;
    this.#draw();
  }

  /** What only the host may do. */
  #host(hosting) {
    const { listed = false, many = false, banned = [] } = hosting ?? {};
    $("hosting").hidden = !listed && banned.length === 0;
    $("allowing").hidden = !listed;
    $("many").checked = many;
    $("banned").replaceChildren(...banned.map(({ who, name }) => make(
      "li", "", `${name} may not come in. `, makeButton("plain", () => this.#act.seats({ do: "pardon", who }), "Let them in again"),
    )));
  }

  /** What was done beside playing. */
  audit({ whole, add: lines }) {
    if (whole) $("audit").replaceChildren();
    for (const { text, at } of lines) {
      const time = make("time", "", new Date(at * 1000).toLocaleString([], { dateStyle: "short", timeStyle: "short" }));
      $("audit").append(make("li", "", time, " ", text));
    }
  }

  /** The link that I have asked for. */
  link({ link }) {
    if (this.#linking) copy(this.#linking, location.origin + link);
    this.#linking = null;
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
    if (who.takes && !(who.link && this.mine().length)) row.append(this.#takeForm(seat));
    if (who.link) row.append(invite(who));
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
    if (who.mine) choices.push(...this.#devices(who, seat));
    if (who.hands && !this.#position.outcome) {
      if (who.player !== "person") hand("person", who.mine ? "Take the seat back" : "Let a person play");
      else for (const bot of this.#bots) hand(bot, `Let the ${LEVELS[bot] ?? bot} bot play`);
    }
    const seats = (message, says) => choices.push(asking(says, () => {
      closeMenus();
      this.#act.seats({ seat, ...message });
    }));
    if (who.mine) seats({ do: "leave" }, "Leave this seat");
    if (who.removes) {
      seats({ do: "remove", ban: false }, "Free this seat");
      seats({ do: "remove", ban: true }, "Free it and keep them out");
    }
    return choices;
  }

  /** The devices on which I play a seat, and a link for one more. */
  #devices({ devices }, seat) {
    const lines = devices.map(({ device, name, since, this: here }) => {
      const when = since ? `, since ${new Date(since * 1000).toLocaleDateString([], { dateStyle: "medium" })}` : "";
      const line = make("p", "", make("span", "", here ? `${name || "A browser"} (this one)` : `${name || "Another browser"}${when}`));
      if (!here) line.append(asking("Take it off", () => this.#act.seats({ do: "forget", seat, device })));
      return line;
    });
    const list = make("div", "devices", ...lines);
    list.setAttribute("role", "group");
    list.setAttribute("aria-label", "Devices on this seat");
    const link = makeButton("plain", () => {
      this.#linking = link;
      this.#act.seats({ do: "link", seat });
    }, "Copy a link to this seat for another device");
    link.title = "The link is good for an hour";
    return [list, link];
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

/** A button that asks back before it does something that others notice. */
function asking(says, act) {
  let asked = false;
  const button = makeButton("plain", () => {
    if (asked) act();
    else button.textContent = `${says}: are you sure?`;
    asked = true;
  }, says);
  return button;
}

/** Close the menus of all seats but this one. */
function closeMenus(but = null) {
  for (const menu of document.querySelectorAll(".seat-menu[open]")) if (menu !== but) menu.open = false;
}
