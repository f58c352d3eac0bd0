// Made by tools/wire_types.py from messages.py, page_requests.py, replay_messages.py, lesson_messages.py and story_messages.py in web/play, and messages.py in web/studio: change them there.

export type LogLine = [string, number, number];

/** the text, and the seat whose doing it is; -1 for nobody's */
export type RecapLine = [string, number];

/** the sign that stands for it, its figure, and both in words; no sign in the text view */
export type Figure = [string, string, string];

/** each item is a new part, or (first, count) of the old drawing's parts */
export type DrawingChange = (string | [number, number])[];

/** How to make the new log from the old one: keep the first lines, then add these. */
export interface LogChange {
  keep: number;
  add: LogLine[];
}

/** A move that may be played now. */
export interface Offer {
  move: string;
  says: string;
  /** the symbol of the scenery that stands for it */
  sign?: string;
  /** what it is, in short; without it the words before the colon */
  name?: string;
  /** and what it brings */
  note?: string;
  /** it is seldom wanted: under which name it is folded away */
  folds?: string;
  /** why one should think twice about it */
  warns?: string;
  /** it does nothing but end something */
  ends?: boolean;
  /** it only throws away, takes down or leaves undone what one has */
  loses?: boolean;
  /** it gives the game up */
  gives_up?: boolean;
}

/** Where the game is: the round, its phases in order, and which of them is now (-1 for none). */
export interface Course {
  title: string;
  phases: string[];
  now: number;
  /** the seats in the order of play; empty where there is none */
  order: number[];
}

/** One way to use a thing. */
export interface Way {
  /** played one after another, as far as the rules let them */
  moves: string[];
  says: string;
  /** what it will do, in a few words */
  note: string;
  /** the part of the picture that shows it; empty if none does */
  ghost: string;
  /** the note tells what the moves after the first waste */
  told?: boolean;
  /** it goes on when others have played in between, as far as a way says the same then */
  waits?: boolean;
}

/** Something in the picture that opens when one clicks it. */
export interface Thing {
  title: string;
  ways: Way[];
  /** with one way, too: without it a click uses an only way at once */
  opens: boolean;
}

/** A part of the position, told in words. */
export interface Region {
  title: string;
  lines: string[];
}

/** The points of each seat from one source. */
export interface PointSource {
  name: string;
  points: number[];
}

/** How the game ended. */
export interface Outcome {
  winners: number[];
  text: string;
  sources: PointSource[];
  /** how a game for one compares with the player's others; empty if there is nothing to compare */
  best: string;
}

/** The first message: which table this is. */
export interface WelcomeMessage {
  type: "welcome";
  title: string;
  cooperative: boolean;
  /** why the table can only be looked at; empty if it can be played */
  note: string;
}

/** What a position says, whole or as changes. */
export interface PositionShared {
  type: "position";
  /** of the state, as this seat counts; a move is sent with it */
  number: number;
  /** the seat whose view is shown; -2 for a spectator's */
  seat: number;
  /** the seat shown is to choose, and a person at this page plays it */
  mine: boolean;
  /** a bot plays the seat shown, for a person at this page */
  standIn: boolean;
  /** people at this page who are to choose; while there are any, the curtain is down and asks who they are */
  next: number[];
  prompt: string;
  deciders: number[];
  offers: Offer[];
  /** why the last move cannot be taken back; empty if it can */
  undo: string;
  redo: boolean;
  /** the first line of the log after what the seat did last */
  since: number;
  /** what has happened since, in few lines; none while others choose */
  recap: RecapLine[];
  /** the two or three of them that stay in view */
  gist: RecapLine[];
  course: Course;
  scores: number[];
  /** what each seat has, the most telling first */
  standing: Figure[][];
  outcome: Outcome | null;
  /** in the text view */
  regions?: Region[];
  /** what the drawing lies on, as an address names it; empty if on nothing */
  scenery?: string;
  /** what opens beside a part of the drawing, by its data-thing */
  things?: Record<string, Thing>;
}

/** A position as the page shows it. */
export interface Position extends PositionShared {
  log: LogLine[];
  /** the parts of the drawing; not in the text view */
  svg?: string[];
}

/** What the page's seat saw on the way to a position: the drawing as a change of the one before, and how much of the log was told by then. */
export interface Moment {
  svg: DrawingChange;
  scenery: string;
  lines: number;
  /** if it is another than a moment before */
  course?: Course;
}

/** A position as it is sent: log and drawing as changes of what was sent before. */
export interface PositionMessage extends PositionShared {
  log: LogChange;
  /** the numbers of the new lines of the log that all should hear of */
  great?: number[];
  /** between the position before and this one, in their order */
  moments?: Moment[];
  svg?: DrawingChange;
}

/** Why a move may not be played now, with its rule; or that it may. */
export interface AnswerMessage {
  type: "answer";
  move: string;
  says: string;
  rule: string;
}

/** A number of the player's that a move would change. */
export interface NumberChange {
  name: string;
  before: number;
  after: number;
}

/** What chance may answer to a move, and how likely that is. */
export interface ChanceAnswer {
  text: string;
  percent: number;
}

/** What a move would do, if it were played now. */
export interface ConsequencesMessage {
  type: "consequences";
  move: string;
  says: string;
  /** the lines of the log that it would write */
  told: string[];
  changes: NumberChange[];
  /** what comes next; empty where that cannot be known */
  then: string;
  /** the likeliest first, a few of them */
  chances: ChanceAnswer[];
  forecast: string[];
  /** why one should think twice about it; empty if nothing speaks against it */
  warns: string;
  /** why it could not be taken back; empty if it could */
  final: string;
}

/** What a part of the drawing is. */
export interface CardMessage {
  type: "card";
  key: string;
  /** empty if there is no such part */
  title: string;
  lines: string[];
  rule: string;
  /** a drawing of its own; empty if there is none */
  picture: string;
}

/** A turn that the coach thinks good. */
export interface CoachIdea {
  /** its first move */
  move: string;
  /** all of it that can be done now */
  moves: string[];
  /** in words, what it is for, or the move for which it is made */
  says: string;
  /** its first move in words */
  first: string;
  /** what it would do next, in words */
  then: string[];
  /** how far it has been followed: 1 if nothing of it is done yet */
  step: number;
  steps: number;
  reasons: string[];
  /** why one should think twice about it; empty if nothing is against it */
  warns: string;
}

/** What matters now, as the coach sees it. */
export interface AdviceMessage {
  type: "advice";
  seat: number;
  /** of the state that it is about */
  number: number;
  matters: string[];
  ideas: CoachIdea[];
}

/** Whether the coach may be asked, and who agrees to that. */
export interface CoachingMessage {
  type: "coaching";
  open: boolean;
  /** the seats whose people must all agree; none where nobody need be asked */
  asks: number[];
  agreed: number[];
}

/** A reason, and the moves that it refuses. */
export interface Refusal {
  says: string;
  rule: string;
  moves: string[];
}

/** All that the drawing would refuse, by reason. */
export interface RefusalsMessage {
  type: "refusals";
  reasons: Refusal[];
}

/** A question back: this move cannot be taken back, or it wastes something. */
export interface ConfirmMessage {
  type: "confirm";
  about: "final" | "waste";
  move: string;
  means: string;
  says: string;
}

/** What partners propose. */
export interface ProposalsMessage {
  type: "proposals";
  /** the places that each seat has marked */
  marks: Record<string, string[]>;
  /** what each place is called */
  words: Record<string, string>;
}

/** A request that was not followed. Nothing has changed. */
export interface TroubleMessage {
  type: "trouble";
  says: string;
  rule: string;
}

/** The request of this id was followed or refused. */
export interface DoneMessage {
  type: "done";
  id: number;
}

/** A browser that may act for a seat. */
export interface SeatDevice {
  device: string;
  name: string;
  /** seconds since 1970; 0 if not known */
  since: number;
  /** it is the one that gets this message */
  this: boolean;
}

/** A seat, as one page may know it. */
export interface SeatPerson {
  name: string;
  /** the name as the page is told it: who gave none is called You */
  called: string;
  /** the path of its mark */
  mark: string;
  /** "person" or the name of a bot */
  player: string;
  state: "free" | "bot" | "here" | "away";
  mine: boolean;
  /** the invitation, for the host; else empty */
  link: string;
  /** this browser may take the seat */
  takes: boolean;
  /** this browser may give it to a bot or back */
  hands: boolean;
  devices: SeatDevice[];
  /** this browser may free it */
  removes: boolean;
}

/** A bot thinks, for so many seconds already. */
export interface ThinkingMessage {
  type: "thinking";
  /** that of a spectator: none does any longer */
  seat: number;
  seconds: number;
}

/** The time of a seat. */
export interface SeatClock {
  /** seconds, at the moment of sending */
  left: number;
  runs: boolean;
}

/** How much time everybody has left. */
export interface ClockMessage {
  type: "clock";
  /** what was chosen; empty: there is no clock */
  says: string;
  seats: SeatClock[];
}

/** Somebody whom the host keeps out. */
export interface BannedPerson {
  who: string;
  name: string;
}

/** What only the host sees. */
export interface Hosting {
  listed: boolean;
  many: boolean;
  banned: BannedPerson[];
}

/** Who sits where and who is there. */
export interface PeopleMessage {
  type: "people";
  seats: SeatPerson[];
  watching: number;
  bots: string[];
  /** how somebody can know what was dealt; empty if nobody can */
  deal: string;
  /** moves can be taken back as far as one likes */
  practice: boolean;
  hosting: Hosting | null;
}

/** A link to one's seat for another device. */
export interface LinkMessage {
  type: "link";
  seat: number;
  link: string;
}

/** A line of talk. */
export interface SaidLine {
  seat: number;
  text: string;
  /** seconds since 1970 */
  at: number;
}

/** What was said: all of it, or one more line. */
export interface TalkMessage {
  type: "talk";
  whole: boolean;
  add: SaidLine[];
}

/** Something that was done apart from playing. */
export interface AuditEntry {
  text: string;
  /** seconds since 1970 */
  at: number;
}

/** What was done apart from playing: all of it, or one more line. */
export interface AuditMessage {
  type: "audit";
  whole: boolean;
  add: AuditEntry[];
}

export type ServerMessage = WelcomeMessage | PeopleMessage | ClockMessage | ThinkingMessage | PositionMessage | AnswerMessage | ConsequencesMessage | CardMessage | AdviceMessage | CoachingMessage | RefusalsMessage | ConfirmMessage | ProposalsMessage | TalkMessage | AuditMessage | LinkMessage | TroubleMessage | DoneMessage;

/** Every request may have a number of its own. */
export interface Numbered {
  id?: number;
}

/** Play a move, having looked at state `number`. */
export interface MoveRequest extends Numbered {
  do: "move";
  seat: number;
  move: string;
  number: number;
  /** false: ask first, if it cannot be taken back */
  sure?: boolean;
  /** true: ask first, if it does nothing or wastes something */
  wary?: boolean;
}

/** Take back the seat's last move. */
export interface UndoRequest extends Numbered {
  do: "undo";
  seat: number;
  number: number;
}

/** Play again what was taken back. */
export interface RedoRequest extends Numbered {
  do: "redo";
  seat: number;
  number: number;
}

/** Why can I not play this move? */
export interface AskRequest extends Numbered {
  do: "ask";
  move: string;
}

/** What would this move do? */
export interface ConsiderRequest extends Numbered {
  do: "consider";
  move: string;
}

/** What is this part of the drawing? */
export interface ExplainRequest extends Numbered {
  do: "explain";
  key: string;
}

/** The window has another shape now: draw for it. */
export interface LayOutRequest extends Numbered {
  do: "lay out";
  layout: "wide" | "medium" | "narrow";
}

/** What can I not do, and why? */
export interface AskAllRequest extends Numbered {
  do: "ask all";
}

/** What matters now? */
export interface CoachRequest extends Numbered {
  do: "coach";
  seat: number;
}

/** Whether I agree that everybody may ask the coach. */
export interface AgreeRequest extends Numbered {
  do: "agree";
  seat: number;
  agreed: boolean;
}

/** Show this page another of its seats. */
export interface SitRequest extends Numbered {
  do: "sit";
  seat: number;
}

/** Give a seat to a bot; "person" takes it back. */
export interface HandRequest extends Numbered {
  do: "hand";
  seat: number;
  player: string;
}

/** Leave a seat: it is free. */
export interface LeaveRequest extends Numbered {
  do: "leave";
  seat: number;
}

/** As the host: free somebody's seat; with `ban` they may not come back. */
export interface RemoveRequest extends Numbered {
  do: "remove";
  seat: number;
  ban: boolean;
}

/** As the host: let somebody come back. */
export interface PardonRequest extends Numbered {
  do: "pardon";
  who: string;
}

/** As the host: whether one browser may take several seats. */
export interface ManyRequest extends Numbered {
  do: "many";
  allowed: boolean;
}

/** A link to my seat for another device. */
export interface LinkRequest extends Numbered {
  do: "link";
  seat: number;
}

/** Take another device off my seat. */
export interface ForgetRequest extends Numbered {
  do: "forget";
  seat: number;
  device: string;
}

/** Talk to everybody at the table. */
export interface SayRequest extends Numbered {
  do: "say";
  seat: number;
  text: string;
}

/** Mark places for one's partners. */
export interface ProposeRequest extends Numbered {
  do: "propose";
  seat: number;
  marks: string[];
}

/** Nothing: is the connection still there? */
export interface NodRequest extends Numbered {
  do: "nod";
}

export type PageRequest = MoveRequest | UndoRequest | RedoRequest | AskRequest | ConsiderRequest | ExplainRequest | LayOutRequest | AskAllRequest | CoachRequest | AgreeRequest | SitRequest | HandRequest | LeaveRequest | RemoveRequest | PardonRequest | ManyRequest | LinkRequest | ForgetRequest | SayRequest | ProposeRequest | NodRequest;

/** A seat that one may look from. */
export interface ReplayLook {
  /** as an address writes it */
  seat: string;
  says: string;
}

/** A player of the game. */
export interface ReplayPerson {
  name: string;
  /** the path of its mark */
  mark: string;
}

/** What stays the same from moment to moment. */
export interface ReelMessage {
  /** as an address writes it */
  seat: string;
  last: number;
  over: boolean;
  /** a mark of what the seat was told until the last moment */
  told: string;
  looks: ReplayLook[];
  people: ReplayPerson[];
  log: LogLine[];
  /** of each moment */
  scores: number[][];
  /** drawn; empty if there is nothing to tell */
  chart: string;
  /** nobody makes points in this box */
  pointless: boolean;
  /** the seats that one gets by playing on from here */
  plays: number[];
}

/** One moment. */
export interface MomentMessage {
  at: number;
  prompt: string;
  deciders: number[];
  scores: number[];
  /** the parts of the drawing */
  svg: string[];
  /** what it lies on, as an address names it; empty if on nothing */
  scenery: string;
  /** how those who look from other seats count it */
  elsewhere: Record<string, number>;
}

/** Whether there is more to see by now, or something was taken back. */
export interface NewsMessage {
  last: number;
  over: boolean;
  told: string;
}

/** What the last move has brought. */
export interface LessonReply {
  /** empty if there was none, or nothing to say */
  says: string;
  /** behind a refusal */
  rule: string;
  advances: boolean;
}

/** A word that is new in a chapter. */
export interface LessonWord {
  name: string;
  what: string;
  /** where it is seen */
  lit: string;
}

/** Where somebody stands in a lesson. */
export interface LessonMessage {
  /** from 0 */
  chapter: number;
  /** their titles */
  chapters: string[];
  /** how many are done */
  step: number;
  /** what is done in each, in few words */
  steps: string[];
  words: LessonWord[];
  /** the learner's moves in this chapter: they are the place */
  played: string[];
  /** the chapter is */
  done: boolean;
  /** this step is for the learner alone: nothing is lit */
  own: boolean;
  /** there is only something to read */
  reads: boolean;
  text: string;
  /** about the step before */
  after: string;
  /** the moves that count, the one to be shown first */
  expected: string[];
  /** ids and places of the drawing */
  lit: string[];
  reply: LessonReply;
  position: Position;
}

/** A moment that turned the game. */
export interface StoryMoment {
  /** of the replay, as everybody counts */
  at: number;
  when: string;
  /** the same in two words, like Turn 11 */
  turn: string;
  /** whose chance it changed most */
  who: string;
  seat: number;
  /** like 33 → 56 %; empty where it does not tell anything */
  change: string;
  better: boolean;
  says: string;
  /** in a few words, what happened, */
  title: string;
  /** and one line to it */
  line: string;
  /** drawn: what happened */
  picture: string;
}

/** What decided a game. */
export interface StoryMessage {
  /** who won */
  text: string;
  decided: string[];
  /** why each seat lost to the winner; empty for the winner, and where nobody was beaten */
  lost: string[];
  /** the chances to win were measured in games like this one */
  measured: boolean;
  moments: StoryMoment[];
  /** drawn; empty where the chances were not measured */
  chart: string;
  /** the same for a phone */
  narrow_chart: string;
  /** drawn: points by source, or what became of a team; empty where there is neither */
  towers: string;
  /** the same for a phone */
  narrow_towers: string;
  /** drawn: each seat beside the winner, source by source; empty like `lost` */
  leads: string[];
  winners: number[];
}

/** Why some values cannot be played. Empty texts and -1 stand for what it does not say. */
export interface StudioRefusal {
  says: string;
  file: string;
  kind: string;
  /** from 0 */
  row: number;
  path: string;
}

/** A cell of a table of the rules page. */
export interface StudioCell {
  text: string;
  /** with the content that is changed, if it was something else there */
  was: string | null;
}

/** A row of such a table. */
export interface StudioLine {
  cells: StudioCell[];
  source: string;
  /** or new */
  changed: boolean;
}

/** A table of the rules page. */
export interface StudioSheet {
  key: string;
  title: string;
  columns: string[];
  lines: StudioLine[];
  /** the first cells of lines that are there no more */
  gone: string[];
  changed: boolean;
}

/** What the box says to a draft, and what it looks like. What is refused is shown as it was. */
export interface StudioChecked {
  refused: StudioRefusal[];
  /** empty if nothing can be shown */
  svg: string;
  /** why the board cannot be shown with the chosen options; empty if it is */
  board: string;
  sheets: StudioSheet[];
}

/** A rule that has to do with a row of the content. */
export interface StudioRule {
  number: string;
  text: string;
}

/** The name under which a draft is kept now. */
export interface StudioPack {
  pack: string;
}

/** A comparison in the background. */
export interface StudioJob {
  id: string;
  title: string;
  /** running, done, stopped or failed */
  state: string;
  /** games */
  done: number;
  total: number;
  /** how long it will take from now, in words; empty if nobody knows */
  left: string;
  /** what came of it, or what went wrong */
  says: string;
  /** the address of its page; empty if there is none */
  report: string;
}

/** The comparisons of this server since it was started, the latest first. */
export interface StudioJobs {
  jobs: StudioJob[];
}
