// A person at a table, be it drawn or told in words: what they do and what is heard. Who of several people at this screen is shown,
// the server decides.

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
  #left = null; // the seat that was shown until the curtain came down
  #trouble = "";
  #silence = 0; // a timer

  /**
   * `page` has show(people, position), acted() for when I act, wait(whether), keepFocus() for when the focus may be lost,
   * `saysFor`, the milliseconds that an answer stays, 0 for ever, and `hear`, functions for more frames.
   */
  constructor(page, address) {
    this.#page = page;
    this.#connection = new Connection(() => this.#path(address), { ...this.#hear(), ...page.hear }, (how) => this.#connected(how));
    document.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.target.closest("dialog, input, textarea, select")) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) this.undo();
      else if (key === "y" || key === "z") this.redo();
      else return;
      event.preventDefault();
    });
  }

  /** Under which this window remembers the seat that it shows. */
  get #key() {
    return `seat ${this.table}`;
  }

  /** Where to connect to. The server is told which seat this window showed, and decides what it shows now. */
  #path(address) {
    const url = new URL(`/table/${this.table}/${address}`, location.origin);
    const seat = sessionStorage.getItem(this.#key);
    if (seat !== null) url.searchParams.set("seat", seat);
    if (this.#left !== null) url.searchParams.set("left", String(this.#left));
    return url.pathname + url.search;
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

  /** Take my last move back. Who has just passed the screen on may do so, too. */
  undo() {
    if (this.#waits(() => this.undo())) return;
    const { seat, number, undo } = this.position;
    if (undo) this.say(undo);
    else this.send({ do: "undo", seat, number });
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
      position: (message) => this.#turnTo(message),
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
    this.#notice.turn(this.welcome, position);
  }

  /** Change the page without losing the focus. */
  #change(how) {
    const focused = document.activeElement !== document.body;
    how();
    if (focused) this.#page.keepFocus();
  }

  #show() {
    if (!this.people || !this.position) return;
    this.#company.turn(this.position);
    this.#turn.show(this.people, this.position);
    this.#page.show(this.people, this.position);
  }
}
