// A person at a table, be it drawn or told in words: what they do and what is heard. Who of several people at this screen is shown,
// the server decides.

import { Away } from "./away.js";
import { Clock } from "./clock.js";
import { Company } from "./company.js";
import { confirm } from "./confirm.js";
import { Connection } from "./connection.js";
import { $, around, makeButton, only } from "./make.js";
import { Notice } from "./notice.js";
import { Pending } from "./pending.js";
import { Rules } from "./rules.js";
import { Settings } from "./settings.js";
import { listenToTalk, showAudit, showTalk } from "./talk.js";
import { Thinking } from "./thinking.js";
import { Turn } from "./turn.js";

/** @import { Ears, PageRequest, SeatPerson, Shown, WelcomeMessage } from "./types.d.ts" */

const FREE = ["ask", "ask all", "consider", "explain", "coach", "agree", "say", "propose", "link"]; // what changes no position, so nobody need wait until it is done
const SPECTATOR = -2;

/**
 * The page that shows it.
 * @typedef {object} Page
 * @property {() => boolean} [watching] - what led to the position is still being shown: then it has it told (`tell`)
 * @property {(people: SeatPerson[], position: Shown, welcome: WelcomeMessage) => void} show
 * @property {() => void} acted - I act
 * @property {(waiting: boolean) => void} wait - a message is on its way, or has been answered
 * @property {() => void} keepFocus - the focus may be lost
 * @property {number} saysFor - milliseconds that an answer stays, 0 for ever
 * @property {Ears} hear - what else is to be heard
 */

export class Session {
  table = only("main").dataset.table ?? "";
  /** @type {Shown | null} */
  position = null; // as the server told it last
  /** @type {WelcomeMessage | null} */
  #welcome = null;
  #page;
  #settings = new Settings();
  #rules = new Rules($("open-rules"), only("main").dataset);
  #notice = new Notice(this.#settings);
  #company = new Company(this, this.table);
  #away = new Away(this.table);
  #clock = new Clock();
  #thinking = new Thinking();
  #turn = new Turn({
    undo: () => this.undo(),
    redo: () => this.redo(),
    sit: (seat) => this.sit(seat),
    takeBack: (seat) => this.send({ do: "hand", seat, player: "person" }),
  }, this.table);
  #pending;
  #connection;
  /** @type {Shown | null} */
  #looked = null; // the position at which my last move was chosen
  /** @type {number | null} */
  #left = null; // the seat that was shown until the curtain came down
  #trouble = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence; // until the answer is hidden

  /**
   * @param {Page} page
   * @param {string} address - of the live connection, within the table's
   */
  constructor(page, address) {
    this.#page = page;
    this.#pending = new Pending((waiting) => page.wait(waiting));
    this.#connection = new Connection(() => this.#path(address), { ...this.#hear(), ...page.hear }, (how) => this.#connected(how));
    listenToTalk((text) => this.talk(text));
    document.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || around(event, "dialog, input, textarea, select")) return;
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

  /**
   * Where to connect to. The server is told which seat this window showed, and decides what it shows now.
   * @param {string} address
   */
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

  /**
   * Play a move, having looked at a position; unless I am sure, the server asks back where there is no way back, and if I am wary, where
   * something would be wasted. A move that does nothing but end something says so itself. False if it was not sent.
   * @param {string} text
   */
  move(text, sure = this.#isSure(text), looked = this.position, wary = this.#settings.warnFirst) {
    if (this.#pending.waiting || !looked) return false;
    this.#looked = looked;
    this.say("");
    this.#page.acted();
    return this.send({ do: "move", seat: looked.seat, move: text, number: looked.number, sure, wary });
  }

  /**
   * Whether nobody need ask if a move is meant: who gives the game up is always asked; before what cannot be taken back, whoever wishes,
   * but not where it does nothing but end something.
   * @param {string} text
   */
  #isSure(text) {
    const offer = this.position?.offers.find(({ move }) => move === text);
    return !offer?.gives_up && (!this.#settings.askFirst || Boolean(offer?.ends));
  }

  /** Take my last move back. Whoever has just passed the screen on may do so, too. */
  undo() {
    this.#pending.whenDone(() => {
      if (!this.position) return;
      const { seat, number, undo } = this.position;
      if (undo) this.say(undo);
      else this.send({ do: "undo", seat, number });
    });
  }

  /** Play again what I have taken back. */
  redo() {
    this.#pending.whenDone(() => {
      if (!this.position?.redo) return;
      const { seat, number } = this.position;
      this.send({ do: "redo", seat, number });
    });
  }

  /** @param {number} seat */
  sit(seat) {
    this.send({ do: "sit", seat });
  }

  /** @param {string} text */
  talk(text) {
    const looking = this.position?.seat ?? SPECTATOR;
    const seat = looking < 0 ? this.#company.mine()[0] : looking;
    if (seat !== undefined) this.send({ do: "say", seat, text });
  }

  /**
   * Send a message; false if there is no connection.
   * @param {PageRequest} message
   */
  send(message) {
    const sent = this.#connection.send(message);
    if (!sent) this.say("There is no connection to the server right now. The page keeps trying.", "", "refusal");
    else if (!FREE.includes(message.do)) this.#pending.begin();
    return sent;
  }

  // what is told to them

  /**
   * An answer or a refusal, with the rule behind it.
   * @param {string} text
   */
  say(text, rule = "", kind = "answer") {
    const line = $("answer");
    clearTimeout(this.#silence);
    line.hidden = text === "";
    line.className = kind;
    line.replaceChildren(text);
    if (rule) line.append(" ", makeButton("rule", () => this.openRule(rule), `Rule ${rule}`));
    if (text && this.#page.saysFor) this.#silence = setTimeout(() => { line.hidden = true; }, this.#page.saysFor);
  }

  /** @param {string} rule */
  openRule(rule) {
    this.#rules.open(rule);
  }

  /** @returns {Ears} */
  #hear() {
    return {
      welcome: (message) => {
        this.#welcome = message;
        this.#pending.end(); // what was on its way may never be answered
        $("note").textContent = message.note;
        $("note").hidden = message.note === "";
      },
      people: (message) => {
        this.#change(() => {
          this.#company.show(message);
          this.#away.turn(this.#company.mine().length > 0);
          this.#show();
        });
      },
      thinking: (message) => this.#thinking.hear(message),
      clock: (message) => this.#clock.hear(message),
      position: (message) => this.#turnTo(message),
      talk: (message) => showTalk(message, this.people),
      audit: showAudit,
      link: (message) => this.#company.link(message),
      confirm: (message) => {
        const looked = this.#looked;
        this.#pending.end();
        const sure = message.about === "final" || this.#isSure(message.move); // who means to waste something may still be asked the other thing
        confirm(message, this.#settings, () => this.move(message.move, sure, looked, false), this.#page.keepFocus);
      },
      answer: (message) => this.say(message.says, message.rule),
      trouble: (message) => {
        this.#trouble = message.says;
        this.#pending.forget();
        this.say(message.says, message.rule, "refusal");
      },
      done: () => this.#pending.done(),
    };
  }

  /** @param {"open" | "lost" | "refused"} how */
  #connected(how) {
    $("lost").hidden = how !== "lost";
    if (how !== "open") this.#pending.end();
    if (how === "refused") $("prompt").textContent = this.#trouble;
  }

  /** @param {Shown} position */
  #turnTo(position) {
    const before = this.position?.seat ?? SPECTATOR;
    if (position.seat >= 0) {
      this.#left = null;
      sessionStorage.setItem(this.#key, String(position.seat));
    } else if (before >= 0) { // the curtain has come down
      this.#left = before;
      sessionStorage.removeItem(this.#key);
    }
    this.position = position;
    this.#change(() => this.#show());
    if (this.#welcome) this.#notice.turn(this.#welcome, position);
  }

  /**
   * Change the page without losing the focus.
   * @param {() => void} how
   */
  #change(how) {
    const focused = document.activeElement !== document.body;
    how();
    if (focused) this.#page.keepFocus();
  }

  #show() {
    if (!this.#welcome || !this.position || this.people.length === 0) return;
    this.#page.show(this.people, this.position, this.#welcome);
    if (!this.#page.watching?.()) this.tell();
  }

  /** Whose turn it is, the phase, who has what, and the end: nothing of it is given away before the board has shown it. */
  tell() {
    if (!this.position || this.people.length === 0) return;
    this.#company.turn(this.position);
    this.#clock.show();
    this.#thinking.turn(this.position.deciders);
    this.#turn.show(this.people, this.position);
  }
}
