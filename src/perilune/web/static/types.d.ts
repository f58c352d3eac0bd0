// The shapes that the scripts of the pages share. Only for those who read and check them: no browser loads this.

import type { Position, Region, SeatPerson, ServerMessage } from "./messages.d.ts";

export type * from "./messages.d.ts"; // what goes over the wire

/** A position as the page shows it: log and drawing whole, and what this view does not have is empty. */
export interface Shown extends Position {
  svg: string;
  regions: Region[];
}

/** What the page hears, by type: a position comes whole. */
export type Heard = { [Sent in ServerMessage as Sent["type"]]: Sent["type"] extends "position" ? Shown : Sent };

/** A function for each type of message that somebody wants to hear. */
export type Ears = { [Type in keyof Heard]?: (message: Heard[Type]) => void };

/** What a name and a mark need. */
export type Named = Pick<SeatPerson, "name" | "mark">;

/** What a click on the board or in the list of moves can do. */
export interface Act {
  move(text: string): boolean;
  ask(text: string): void;
  point(text: string | null): void;
  mark(place: string | null, move: string | null): boolean;
  marking(): boolean;
}

export interface Point {
  x: number;
  y: number;
}

/** The elements that a script finds by their id. */
export interface Parts {
  after: HTMLElement;
  allowing: HTMLElement;
  again: HTMLElement;
  answer: HTMLElement;
  "ask-first": HTMLInputElement;
  audit: HTMLElement;
  back: HTMLButtonElement;
  banned: HTMLElement;
  best: HTMLElement;
  board: HTMLElement;
  branch: HTMLButtonElement;
  "branch-at": HTMLInputElement;
  "branch-seat": HTMLInputElement;
  "chapter-number": HTMLElement;
  "chapter-title": HTMLElement;
  chapters: HTMLElement;
  chart: HTMLElement;
  charted: HTMLElement;
  closer: HTMLButtonElement;
  "coach-text": HTMLElement;
  confirm: HTMLDialogElement;
  "confirm-means": HTMLElement;
  "confirm-says": HTMLElement;
  "confirm-stop": HTMLInputElement;
  copy: HTMLButtonElement;
  course: HTMLElement;
  curtain: HTMLElement;
  deal: HTMLElement;
  foretold: HTMLElement;
  download: HTMLAnchorElement;
  drawing: HTMLElement;
  end: HTMLElement;
  farther: HTMLButtonElement;
  find: HTMLInputElement;
  finding: HTMLElement;
  first: HTMLButtonElement;
  forward: HTMLButtonElement;
  found: HTMLElement;
  "go-on": HTMLButtonElement;
  "happened-title": HTMLElement;
  hosting: HTMLElement;
  inviting: HTMLElement;
  last: HTMLButtonElement;
  latest: HTMLElement;
  lines: HTMLElement;
  link: HTMLInputElement;
  log: HTMLElement;
  looks: HTMLSelectElement;
  lost: HTMLElement;
  many: HTMLInputElement;
  more: HTMLButtonElement;
  "moves-title": HTMLElement;
  name: HTMLInputElement;
  "next-chapter": HTMLButtonElement;
  news: HTMLElement;
  note: HTMLElement;
  notify: HTMLInputElement;
  offers: HTMLElement;
  "open-rules": HTMLButtonElement;
  "panel-play": HTMLElement;
  "panel-talk": HTMLElement;
  people: HTMLElement;
  pips: HTMLElement;
  place: HTMLElement;
  play: HTMLButtonElement;
  "play-now": HTMLFormElement;
  plays: HTMLElement;
  points: HTMLElement;
  "position-title": HTMLElement;
  prompt: HTMLElement;
  proposals: HTMLElement;
  propose: HTMLButtonElement;
  rail: HTMLElement;
  reasons: HTMLElement;
  recap: HTMLDetailsElement;
  "recap-lines": HTMLElement;
  "recap-replay": HTMLAnchorElement;
  record: HTMLInputElement;
  "record-trouble": HTMLElement;
  redo: HTMLButtonElement;
  refused: HTMLDetailsElement;
  regions: HTMLElement;
  say: HTMLFormElement;
  saying: HTMLInputElement;
  scores: HTMLElement;
  scrub: HTMLInputElement;
  "show-me": HTMLButtonElement;
  "skip-chapter": HTMLButtonElement;
  "skip-step": HTMLButtonElement;
  speed: HTMLSelectElement;
  "stand-in": HTMLElement;
  "tab-play": HTMLElement;
  "tab-talk": HTMLElement;
  talk: HTMLElement;
  trouble: HTMLElement;
  undo: HTMLButtonElement;
  "variant-flip": HTMLButtonElement;
  "variant-left": HTMLButtonElement;
  "variant-right": HTMLButtonElement;
  "variant-says": HTMLElement;
  "variant-take": HTMLButtonElement;
  variants: HTMLElement;
  watching: HTMLElement;
  what: HTMLElement;
  which: HTMLElement;
  whole: HTMLButtonElement;
  whose: HTMLElement;
}
