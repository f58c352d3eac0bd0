// The shapes that the scripts of the pages share. Only for those who read and check them: no browser loads this.

import type { ConsequencesMessage, Course, Position, Region, SeatPerson, ServerMessage, Thing, Way } from "./messages.d.ts";

export type * from "./messages.d.ts"; // what goes over the wire

/** A position as the page shows it: log and drawing whole, and what this view does not have is empty. */
export interface Shown extends Position {
  svg: string[];
  great: number[]; // the new lines of the log that all should hear of
  moments: (Picture & { lines: number; course?: Course })[]; // what was seen on the way to it
  regions: Region[];
}

/** A drawing, with what it lies on and what opens in it. */
export interface Picture {
  svg: string[];
  scenery?: string;
  things?: Record<string, Thing>;
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
  point(text: string | null, at?: Element): void;
  play(moves: string[], told?: boolean, waits?: boolean): void;
  wanted?(ways: Way[]): Way | undefined;
  explain(key: string): void;
  foretell(move: string, then: (message: ConsequencesMessage) => void): void;
  openRule(rule: string): void;
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
  aid: HTMLDialogElement;
  "aid-choices": HTMLElement;
  "aid-close": HTMLButtonElement;
  "aid-go": HTMLButtonElement;
  "aid-more": HTMLButtonElement;
  "aid-text": HTMLElement;
  "aid-title": HTMLElement;
  allowing: HTMLElement;
  boxes: HTMLElement;
  again: HTMLElement;
  answer: HTMLElement;
  "ask-first": HTMLInputElement;
  audit: HTMLElement;
  away: HTMLElement;
  "away-says": HTMLElement;
  "away-ways": HTMLElement;
  back: HTMLButtonElement;
  banned: HTMLElement;
  begin: HTMLSelectElement;
  beside: HTMLElement;
  best: HTMLElement;
  board: HTMLElement;
  bot: HTMLSelectElement;
  branch: HTMLButtonElement;
  "branch-at": HTMLInputElement;
  "branch-seat": HTMLInputElement;
  "chapter-number": HTMLElement;
  "chapter-title": HTMLElement;
  chapters: HTMLElement;
  chart: HTMLElement;
  caption: HTMLElement;
  "caption-next": HTMLButtonElement;
  "caption-skip": HTMLButtonElement;
  "caption-text": HTMLElement;
  charted: HTMLElement;
  clock: HTMLElement;
  closer: HTMLButtonElement;
  "ask-coach": HTMLButtonElement;
  "coach-agree": HTMLButtonElement;
  "coach-agreeing": HTMLElement;
  "coach-close": HTMLButtonElement;
  "coach-ideas": HTMLElement;
  "coach-matters": HTMLElement;
  "coach-says": HTMLElement;
  "coach-stays": HTMLInputElement;
  "coach-text": HTMLElement;
  "compare-it": HTMLButtonElement;
  confirm: HTMLDialogElement;
  "confirm-means": HTMLElement;
  "confirm-says": HTMLElement;
  "confirm-stop": HTMLInputElement;
  "confirm-stops": HTMLElement;
  copy: HTMLButtonElement;
  course: HTMLElement;
  curtain: HTMLElement;
  deed: HTMLElement;
  deal: HTMLElement;
  download: HTMLAnchorElement;
  "download-it": HTMLButtonElement;
  drawing: HTMLElement;
  end: HTMLElement;
  ending: HTMLElement;
  "ending-close": HTMLButtonElement;
  "ending-moments": HTMLElement;
  "ending-towers": HTMLElement;
  "ending-who": HTMLElement;
  "ending-why": HTMLElement;
  face: HTMLImageElement;
  figure: HTMLImageElement;
  farther: HTMLButtonElement;
  find: HTMLInputElement;
  finding: HTMLElement;
  first: HTMLButtonElement;
  forget: HTMLButtonElement;
  forward: HTMLButtonElement;
  found: HTMLElement;
  games: HTMLSelectElement;
  glimpse: HTMLElement;
  "glimpse-back": HTMLButtonElement;
  "glimpse-close": HTMLButtonElement;
  "glimpse-forward": HTMLButtonElement;
  "glimpse-picture": HTMLElement;
  "glimpse-place": HTMLElement;
  "glimpse-play": HTMLButtonElement;
  "glimpse-replay": HTMLAnchorElement;
  "glimpse-says": HTMLElement;
  "go-on": HTMLButtonElement;
  here: HTMLElement;
  coach: HTMLElement;
  guide: HTMLElement;
  "happened-title": HTMLElement;
  hosting: HTMLElement;
  inviting: HTMLElement;
  jobs: HTMLElement;
  larger: HTMLButtonElement;
  "learn-on": HTMLAnchorElement;
  last: HTMLButtonElement;
  latest: HTMLElement;
  lines: HTMLElement;
  link: HTMLInputElement;
  log: HTMLElement;
  looks: HTMLSelectElement;
  lost: HTMLElement;
  many: HTMLInputElement;
  moment: HTMLSelectElement;
  more: HTMLButtonElement;
  "moves-title": HTMLElement;
  name: HTMLInputElement;
  "next-chapter": HTMLButtonElement;
  newcomer: HTMLElement;
  news: HTMLElement;
  note: HTMLElement;
  notify: HTMLInputElement;
  offers: HTMLElement;
  "open-aid": HTMLButtonElement;
  "open-rules": HTMLButtonElement;
  "pack-name": HTMLInputElement;
  "panel-play": HTMLElement;
  "panel-talk": HTMLElement;
  people: HTMLElement;
  peri: HTMLElement;
  pips: HTMLElement;
  pace: HTMLSelectElement;
  place: HTMLElement;
  play: HTMLButtonElement;
  "play-it": HTMLButtonElement;
  "play-now": HTMLFormElement;
  "play-pack": HTMLFormElement;
  plays: HTMLElement;
  points: HTMLElement;
  "position-title": HTMLElement;
  practice: HTMLElement;
  prompt: HTMLElement;
  proposals: HTMLElement;
  propose: HTMLButtonElement;
  "push-says": HTMLElement;
  rail: HTMLElement;
  reasons: HTMLElement;
  gist: HTMLElement;
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
  seats: HTMLSelectElement;
  sheets: HTMLElement;
  "show-me": HTMLButtonElement;
  "skip-chapter": HTMLButtonElement;
  "skip-step": HTMLButtonElement;
  sound: HTMLInputElement;
  speed: HTMLSelectElement;
  "stand-in": HTMLElement;
  steps: HTMLElement;
  stronger: HTMLFormElement;
  story: HTMLElement;
  standing: HTMLElement;
  "tab-happened": HTMLElement;
  "tab-play": HTMLElement;
  "tab-talk": HTMLElement;
  talk: HTMLElement;
  trouble: HTMLElement;
  undo: HTMLButtonElement;
  finish: HTMLButtonElement;
  "variant-flip": HTMLButtonElement;
  "variant-left": HTMLButtonElement;
  "variant-right": HTMLButtonElement;
  "variant-says": HTMLElement;
  "variant-take": HTMLButtonElement;
  variants: HTMLElement;
  "warn-first": HTMLInputElement;
  watching: HTMLElement;
  what: HTMLElement;
  which: HTMLElement;
  words: HTMLElement;
  whole: HTMLButtonElement;
  "whole-rules": HTMLButtonElement;
  whose: HTMLElement;
  zone: HTMLInputElement;
}
