// A person at a table, be it drawn or told in words: what they do, what is heard, and who of them sits at this screen.

import { Company } from "./company.js";
import { confirm } from "./confirm.js";
import { Connection } from "./connection.js";
import { $, makeButton } from "./make.js";
import { Notice } from "./notice.js";
import { Rules } from "./rules.js";
import { Settings } from "./settings.js";
import { Turn } from "./turn.js";

const FREE = ["ask", "ask all", "say", "propose", "link"]; // what changes no position, so nobody need wait until it is done

export class Session {
  table = document.querySelector("main").dataset.table;
  welcome = null;
  position = null; // as the server told it last
  #page;
  #settings = new Settings();
  #rules = new Rules($("open-rules"), document.querySelector("main").dataset);
  #notice = new Notice(this.#settings);
  #company = new Company(this, this.table);
  #turn = new Turn(this);
  #connection;
  #waiting = false; // a message is on its way: no second move until it is done
  #wish = null; // what to do then: take it back, or play it again
  #looked = null; // the position at which my last move was chosen
  #returning = null; // who wants to sit down again; the next position tells whether they may
  #held = null; // a position that is not shown, because they do
  #left = null; // who sat here until the curtain fell
  #trouble = "";
  #silence = 0; // a timer

  /**
   * `page` has show(people, position), acted() for when I act, wait(whether), keepFocus() for when the focus may be lost,
   * `saysFor`, the milliseconds that an answer stays, 0 for ever, and `hear`, functions for more frames.
   */
  constructor(page, address) {
    this.#page = page;
    this.#connection = new Connection(`/table/${this.table}/${address}`, { ...this.#hear(), ...page.hear }, (how) => this.#connected(how));
    document.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.target.closest("dialog, input, textarea, select")) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) this.undo();
      else if (key === "y" || key === "z") this.redo();
      else return;
      event.preventDefault();
    });
  }

  /** Under which this window remembers who sits here. */
  get #key() {
    return `seat ${this.table}`;
  }

  get people() {
    return this.#company.people;
  }

  // what a person does

  /** Play a move, having looked at a position; unless I am sure, the server asks back where there is no way back. False if it was not sent. */
  move(text, sure = !this.#settings.askFirst, looked = this.position) {
    if (this.#waiting || !looked) return false;
    this.#looked = looked;
    this.say("");
    this.#page.acted();
    return this.send({ do: "move", seat: looked.seat, move: text, number: looked.number, sure });
  }

  /** Take my last move back. Who has just passed the screen on may do so, too, and then sits here again. */
  undo() {
    if (this.#waits(() => this.undo())) return;
    const { seat, number, undo } = this.position;
    if (undo) this.say(undo);
    else if (this.send({ do: "undo", seat, number })) this.#returning = this.#left;
  }

  redo() {
    if (this.#waits(() => this.redo())) return;
    const { seat, number, redo } = this.position;
    if (redo) this.send({ do: "redo", seat, number });
  }

  sit(seat) {
    this.send({ do: "sit", seat });
  }

  hand(seat, player) {
    this.send({ do: "hand", seat, player });
  }

  /** What people do with seats: leave, remove, pardon, many, link, forget. */
  seats(message) {
    this.send(message);
  }

  talk(text) {
    const seat = this.position?.seat ?? -1;
    this.send({ do: "say", seat: seat < 0 ? this.#company.mine()[0] : seat, text });
  }

  /** Send a message; false if there is no connection. */
  send(message) {
    const sent = this.#connection.send(message);
    if (!sent) this.say("There is no connection to the server at the moment.", "", "refusal");
    else if (!FREE.includes(message.do)) this.#wait(true);
    return sent;
  }

  // what is told to them

  /** An answer or a refusal, with the rule behind it. */
  say(text, rule = "", kind = "answer") {
    const line = $("answer");
    clearTimeout(this.#silence);
    line.hidden = text === "";
    line.className = kind;
    line.replaceChildren(text);
    if (rule && rule !== "0") line.append(" ", makeButton("rule", () => this.openRule(rule), `Rule ${rule}`));
    if (text && this.#page.saysFor) this.#silence = setTimeout(() => { line.hidden = true; }, this.#page.saysFor);
  }

  openRule(rule) {
    this.#rules.open(rule);
  }

  #hear() {
    return {
      welcome: (message) => {
        this.welcome = message;
        this.#returning = Number(sessionStorage.getItem(this.#key) ?? NaN);
        this.#wait(false); // what was on its way may never be answered
        $("note").textContent = message.note;
        $("note").hidden = message.note === "";
      },
      people: (message) => {
        this.#change(() => {
          this.#company.show(message);
          this.#show();
        });
      },
      position: (message) => {
        const again = this.#sitsAgain(message);
        this.#held = again ? message : null;
        if (again) this.sit(this.#returning); // until that is done, the page stays as it is
        else this.#turnTo(message);
        this.#returning = null;
      },
      talk: (message) => this.#company.hear(message),
      audit: (message) => this.#company.audit(message),
      link: (message) => this.#company.link(message),
      confirm: (message) => {
        const looked = this.#looked;
        this.#wait(false);
        confirm(message, this.#settings, () => this.move(message.move, true, looked), this.#page.keepFocus);
      },
      answer: (message) => this.say(message.says, message.rule),
      trouble: (message) => {
        this.#trouble = message.says;
        this.#wish = null; // what it was meant for has not been done
        this.say(message.says, message.rule, "refusal");
      },
      done: () => {
        if (this.#held) this.#turnTo(this.#held);
        this.#returning = this.#held = null;
        const wish = this.#wish;
        this.#wait(false);
        wish?.();
      },
    };
  }

  #connected(how) {
    $("lost").hidden = how !== "lost";
    if (how !== "open") this.#wait(false);
    if (how === "refused") $("prompt").textContent = this.#trouble;
  }

  /** Whether this must wait until what is on its way has been done; then it is done by itself. */
  #waits(wish) {
    if (this.#waiting) this.#wish = wish;
    return this.#waiting || !this.position;
  }

  #wait(waiting) {
    this.#waiting = waiting;
    if (!waiting) this.#wish = null;
    this.#page.wait(waiting);
  }

  #turnTo(position) {
    const before = this.position?.seat ?? -1;
    if (position.seat >= 0) {
      this.#left = null;
      sessionStorage.setItem(this.#key, position.seat);
    } else if (before >= 0) {
      this.#left = before;
      sessionStorage.removeItem(this.#key);
    }
    this.position = position;
    this.#change(() => this.#show());
    this.#notice.turn(this.welcome, this.people, position);
  }

  /** Whether who sat here may sit down again: the screen may belong to another person by now. */
  #sitsAgain({ seat, deciders }) {
    if (seat === this.#returning || !this.#company.mine().includes(this.#returning)) return false;
    const next = this.#mine(deciders);
    return next.length === 0 || next.includes(this.#returning);
  }

  /** Those of these seats that a person at this screen plays. */
  #mine(seats) {
    return seats.filter((seat) => this.people[seat].mine && this.people[seat].player === "person");
  }

  /** Change the page without losing the focus. */
  #change(how) {
    const focused = document.activeElement !== document.body;
    how();
    if (focused) this.#page.keepFocus();
  }

  #show() {
    if (!this.people || !this.position) return;
    const { deciders, seat } = this.position;
    const next = this.#mine(deciders);
    const mine = next.includes(seat);
    const standIn = seat >= 0 && this.people[seat].player !== "person";
    const taken = standIn ? { undo: "A bot plays this seat for you. Take the seat back first.", redo: false } : {};
    const position = { ...this.position, mine, standIn, next: mine ? [] : next, ...taken };
    this.#company.turn(position);
    this.#turn.show(this.people, position);
    this.#page.show(this.people, position);
  }
}
