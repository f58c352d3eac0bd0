// The menu of a seat: to hand it over, to leave it, to free it, and the devices on which it is played.

import { all, make, makeButton } from "./make.js";

/** @import { PageRequest, SeatPerson } from "./types.d.ts" */

const RIM = 8; // pixels that a menu keeps from the edges of the window

/**
 * What the menu can bring about.
 * @typedef {object} SeatAct
 * @property {(message: PageRequest) => void} send
 * @property {(button: HTMLButtonElement, seat: number) => void} link - asks for a link to the seat, to be copied by this button
 */

/**
 * The menu, if there is anything in it.
 * @param {SeatPerson} who
 * @param {number} seat
 * @param {Record<string, string>} bots - what each may be called
 * @param {boolean} over - the game is
 * @param {SeatAct} act
 */
export function seatMenu(who, seat, bots, over, act) {
  const choices = [...devices(who, seat, act), ...(over ? [] : hands(who, seat, bots, act)), ...leaving(who, seat, act)];
  if (choices.length === 0) return null;
  const summary = make("summary", "", "▾");
  summary.title = "More about this seat";
  summary.setAttribute("aria-label", `More about ${who.name}'s seat`);
  const list = make("div", "choices", ...choices);
  const menu = make("details", "seat-menu", summary, list);
  menu.addEventListener("toggle", () => { if (menu.open) place(list, summary); });
  return menu;
}

/**
 * Put a menu below its button, or above it where there is more room; what does not fit there can be scrolled to.
 * @param {HTMLElement} list
 * @param {Element} beside
 */
function place(list, beside) {
  const { top, bottom, right } = beside.getBoundingClientRect();
  const zoom = list.currentCSSZoom ?? 1; // lengths of a style are as large as the words around it
  const below = innerHeight - bottom - RIM;
  const up = list.scrollHeight * zoom > below && top > innerHeight - bottom;
  list.style.right = `${Math.max(RIM, innerWidth - right) / zoom}px`;
  list.style.top = up ? "auto" : `${bottom / zoom}px`;
  list.style.bottom = up ? `${(innerHeight - top) / zoom}px` : "auto";
  list.style.maxHeight = `${(up ? top - RIM : below) / zoom}px`;
}

/**
 * Close the menus of all seats but this one.
 * @param {Element | null} [but]
 */
export function closeMenus(but = null) {
  for (const menu of all(document.body, ".seat-menu[open]")) if (menu !== but) menu.removeAttribute("open");
}

/**
 * The devices on which I play a seat, and a link for one more.
 * @param {SeatPerson} who
 * @param {number} seat
 * @param {SeatAct} act
 */
function devices(who, seat, act) {
  if (!who.mine) return [];
  const lines = who.devices.map(({ device, name, since, this: here }) => {
    const when = since ? `, since ${new Date(since * 1000).toLocaleDateString([], { dateStyle: "medium" })}` : "";
    const line = make("p", "", make("span", "", here ? `${name || "A browser"} (this one)` : `${name || "Another browser"}${when}`));
    if (!here) line.append(asking("Remove", () => act.send({ do: "forget", seat, device })));
    return line;
  });
  const list = make("div", "devices", ...lines);
  list.setAttribute("role", "group");
  list.setAttribute("aria-label", "Devices on this seat");
  const link = makeButton("plain", () => act.link(link, seat), "Copy a link to this seat for another device");
  link.title = "The link works for an hour";
  return [list, link];
}

/**
 * Who could play the seat instead.
 * @param {SeatPerson} who
 * @param {number} seat
 * @param {Record<string, string>} bots
 * @param {SeatAct} act
 */
function hands(who, seat, bots, act) {
  /**
   * @param {string} player
   * @param {string} says
   */
  const hand = (player, says) => makeButton("plain", () => {
    closeMenus();
    act.send({ do: "hand", seat, player });
  }, says);
  if (!who.hands) return [];
  if (who.player !== "person") return [hand("person", who.mine ? "Take the seat back" : "Let a person play")];
  return Object.entries(bots).map(([bot, called]) => hand(bot, `Let the ${called} bot play`));
}

/**
 * @param {SeatPerson} who
 * @param {number} seat
 * @param {SeatAct} act
 */
function leaving(who, seat, act) {
  /**
   * @param {string} says
   * @param {PageRequest} message
   */
  const choice = (says, message) => asking(says, () => {
    closeMenus();
    act.send(message);
  });
  return [
    ...(who.mine ? [choice("Leave this seat", { do: "leave", seat })] : []),
    ...(who.removes ? [choice("Free this seat", { do: "remove", seat, ban: false }), choice("Free it and keep them out", { do: "remove", seat, ban: true })] : []),
  ];
}

/**
 * A button that asks back before it does something that others notice.
 * @param {string} says
 * @param {() => void} act
 */
function asking(says, act) {
  let asked = false;
  const button = makeButton("plain", () => {
    if (asked) act();
    else button.textContent = `${says}: are you sure?`;
    asked = true;
  }, says);
  return button;
}
