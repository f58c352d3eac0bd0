// The clocks in the list of players. The server says how much time is left; from then on they count by themselves.

import { $, make } from "./make.js";

/** @import { ClockMessage, SeatClock } from "./types.d.ts" */

export class Clock {
  /** @type {SeatClock[]} */
  #seats = [];
  #heard = 0; // when, in milliseconds

  constructor() {
    setInterval(() => this.show(), 1000);
  }

  /** @param {ClockMessage} message */
  hear({ says, seats }) {
    this.#seats = seats;
    this.#heard = performance.now();
    $("clock").textContent = says;
    $("clock").hidden = says === "";
    this.show();
  }

  /** Show the time of each seat in its row, which may be a new one. */
  show() {
    this.#seats.forEach(({ left, runs }, seat) => {
      const row = $("people").children[seat];
      if (!row || row.querySelector(".role.bot")) return; // bots have all the time that they need
      const shown = row.querySelector(".clock") ?? row.querySelector(".score")?.parentElement?.appendChild(make("span", "clock"));
      const seconds = Math.max(0, runs ? left - (performance.now() - this.#heard) / 1000 : left);
      if (shown) {
        shown.textContent = timeLeft(seconds);
        shown.className = `clock${runs ? " runs" : ""}${seconds < 60 ? " short" : ""}`;
        shown.setAttribute("aria-label", `${timeLeft(seconds)} left${runs ? ", running" : ""}`);
      }
    });
  }
}

/**
 * As people read it: 2 d 4 h, 3 h 05 min, 12:34.
 * @param {number} seconds
 */
export function timeLeft(seconds) {
  const whole = Math.ceil(seconds);
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  if (days) return `${days} d ${hours} h`;
  if (hours) return `${hours} h ${two(minutes)} min`;
  return `${minutes}:${two(whole % 60)}`;
}
