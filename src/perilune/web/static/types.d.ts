// The shapes that the scripts of the pages share. Only for those who read and check them: no browser loads this.

// What comes over the wire.

/** A line of the log: its text, the moment of the replay that shows it, and whether it only tells of a pass. */
export type Line = [text: string, moment: number, passes: boolean];

/** A move that may be played: `warns` says why one should think twice, `ends` that it does nothing but end something. */
export interface Offer {
  move: string;
  says: string;
  warns?: string;
  ends?: boolean;
}

export interface Source {
  name: string;
  points: number[];
}

/** How a game ended. */
export interface Outcome {
  winners: number[];
  text: string;
  sources: Source[];
  best: string;
}

/** A part of the position, in words. */
export interface Region {
  title: string;
  lines: string[];
}

/** What a seat sees, whole: this is what the page shows. */
export interface Position {
  number: number;
  seat: number;
  prompt: string;
  deciders: number[];
  offers: Offer[];
  undo: string;
  redo: boolean;
  since: number;
  scores: number[];
  outcome: Outcome | null;
  log: Line[];
  svg: string;
  regions: Region[];
}

/** The new log: so many lines of the old one, then these. */
export interface LogChange {
  keep: number;
  add: Line[];
}

/** The new drawing: texts, and parts of the old one as their first number and how many. */
export type DrawingChange = (string | [first: number, count: number])[];

/** A position on the wire: log and drawing as changes; drawn or in words, as the page has asked for it. */
export type PositionFrame = Omit<Position, "log" | "svg" | "regions"> & {
  type: "position";
  log: LogChange;
  svg?: DrawingChange;
  regions?: Region[];
};

/** What a name and a mark need. */
export interface Named {
  name: string;
  mark: string;
}

/** A browser that may act for a seat. */
export interface Device {
  device: string;
  name: string;
  since: number;
  this: boolean;
}

/** Who sits at a seat, and what this page may do about it. */
export interface Person extends Named {
  player: string;
  state: "free" | "bot" | "here" | "away";
  mine: boolean;
  link: string;
  takes: boolean;
  hands: boolean;
  devices: Device[];
  removes: boolean;
}

/** What only the host sees. */
export interface Hosting {
  listed: boolean;
  many: boolean;
  banned: { who: string; name: string }[];
}

export interface Welcome {
  type: "welcome";
  title: string;
  cooperative: boolean;
  note: string;
}

export interface People {
  type: "people";
  seats: Person[];
  watching: number;
  bots: string[];
  deal: string;
  hosting: Hosting | null;
}

/** Lines that are added to a list, or all of it. */
export interface Added<Type, Item> {
  type: Type;
  whole: boolean;
  add: Item[];
}

export type Talk = Added<"talk", { seat: number; text: string; at: number }>;
export type Audit = Added<"audit", { text: string; at: number }>;

/** The places that partners have marked, by seat, and what they are called. */
export interface Proposed {
  type: "proposals";
  marks: Record<string, string[]>;
  words: Record<string, string>;
}

export interface Refusal {
  says: string;
  rule: string;
  moves: string[];
}

/** Every frame that can come, by its type. */
export interface Frames {
  welcome: Welcome;
  people: People;
  position: PositionFrame;
  talk: Talk;
  audit: Audit;
  proposals: Proposed;
  answer: { type: "answer"; move: string; says: string; rule: string };
  refusals: { type: "refusals"; reasons: Refusal[] };
  confirm: { type: "confirm"; move: string; means: string; says: string };
  link: { type: "link"; seat: number; link: string };
  trouble: { type: "trouble"; says: string; rule: string };
  done: { type: "done"; id: number };
}

/** What the page hears, by type: a position comes whole. */
export type Heard = Omit<Frames, "position"> & { position: Position };

/** A function for each type of frame that somebody wants to hear. */
export type Ears = { [Type in keyof Heard]?: (message: Heard[Type]) => void };

/** What a page may send. */
export type Message =
  | { do: "move"; seat: number; move: string; number: number; sure: boolean }
  | { do: "undo" | "redo"; seat: number; number: number }
  | { do: "ask"; move: string }
  | { do: "ask all" | "nod" }
  | { do: "sit" | "leave" | "link"; seat: number }
  | { do: "hand"; seat: number; player: string }
  | { do: "remove"; seat: number; ban: boolean }
  | { do: "pardon"; who: string }
  | { do: "many"; allowed: boolean }
  | { do: "forget"; seat: number; device: string }
  | { do: "say"; seat: number; text: string }
  | { do: "propose"; seat: number; marks: string[] };

// What a replay fetches.

/** All that stays while one goes from moment to moment. */
export interface ReelHead {
  seat: string;
  last: number;
  over: boolean;
  told: string;
  looks: { seat: string; says: string }[];
  people: Named[];
  log: Line[];
  chart: string;
  plays: number[];
}

export interface Moment {
  at: number;
  prompt: string;
  deciders: number[];
  scores: number[];
  svg: string;
  elsewhere: Record<string, number>;
}

export interface ReelNews {
  last: number;
  over: boolean;
  told: string;
}

// What the scripts tell each other.

/** A position as a person at this screen stands to it. */
export interface Shown extends Position {
  mine: boolean; // it is the turn of the seat that the page looks from, and a person plays it
  standIn: boolean; // a bot plays the seat that the page looks from
  next: number[]; // who at this screen is to choose instead
}

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
  chart: HTMLElement;
  charted: HTMLElement;
  closer: HTMLButtonElement;
  confirm: HTMLDialogElement;
  "confirm-means": HTMLElement;
  "confirm-says": HTMLElement;
  "confirm-stop": HTMLInputElement;
  copy: HTMLButtonElement;
  curtain: HTMLElement;
  deal: HTMLElement;
  download: HTMLAnchorElement;
  drawing: HTMLElement;
  end: HTMLElement;
  farther: HTMLButtonElement;
  find: HTMLInputElement;
  finding: HTMLElement;
  first: HTMLButtonElement;
  forward: HTMLButtonElement;
  found: HTMLElement;
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
  news: HTMLElement;
  note: HTMLElement;
  notify: HTMLInputElement;
  offers: HTMLElement;
  "open-rules": HTMLButtonElement;
  "panel-play": HTMLElement;
  "panel-talk": HTMLElement;
  people: HTMLElement;
  place: HTMLElement;
  play: HTMLButtonElement;
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
