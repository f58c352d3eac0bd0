// The page of a lesson: a real board, the coach's words, and what is expected lit. The server says what counts; the way through a
// chapter is the list of moves, which this browser keeps.

import { Board } from "./board.js";
import { showCourse } from "./course.js";
import { Folding } from "./folding.js";
import { Foretold } from "./foretold.js";
import { bestPlaces, seenIn } from "./into_view.js";
import { $, all, allDrawn, around, find, make, makeButton, only } from "./make.js";
import { Lamp } from "./lamp.js";
import { layout, onLayout } from "./layout.js";
import { Moves } from "./moves.js";
import { Rules } from "./rules.js";
import { readTrouble } from "./trouble.js";

/** @import { Act, ConsequencesMessage, LessonMessage, LessonWord, Thing } from "./types.d.ts" */

const box = only("main.lesson").dataset.box ?? "";
const KEY = `lesson ${box}`;
const READ = ""; // stands for a move where there is only something to read
const SHOWN_FOR = 900; // milliseconds that a move shines before the coach plays it
const SAYS_FOR = 9000; // milliseconds that an answer stays
const RING = 1600; // milliseconds that a ring stays where one clicked something else
const MOST_HERE = 3; // moves that stand with the coach's words
const PATIENCE = 3; // other moves in a step, after which help is offered

/** @type {LessonMessage | null} */
let lesson = null;
let busy = false;
let astray = 0; // other moves in this step
/** @type {{ x: number, y: number } | null} */
let touched = null; // where the board was clicked last
/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence;

/** @type {Act} */
const act = {
  move(text) {
    take(text);
    return true;
  },
  ask: (text) => { take(text); },
  mark: () => false,
  marking: () => false,
  point(move, at) {
    board?.light(move);
    foretold?.point(move, at, board?.cardFor(move, at));
  },
  play: (moves) => { takeAll(moves); },
  explain: (key) => { explain(key); },
  foretell: (move, then) => { foretold?.tell(move, then); },
  openRule: (rule) => { rules.open(rule); },
};
const drawing = find("drawing"); // not in the text view
const foretold = drawing ? new Foretold((move) => { foretell(move); }, (key, then) => board?.cards.tell(key, then)) : null;
const board = drawing ? new Board(drawing, act) : null;
const lamp = drawing ? new Lamp(drawing) : null;
const folding = drawing ? new Folding() : null;
const moves = new Moves((move) => act.move(move), true);
const rules = new Rules($("open-rules"), only("main").dataset);

// what the learner does

/** @param {string} move */
async function take(move) {
  if (!lesson || lesson.done) return;
  const { chapter, played } = lesson;
  if (await load(chapter, played, move)) {
    if (lesson.reply.advances) astray = 0;
    else {
      astray += 1;
      ring();
    }
    touched = null;
    $("show-me").classList.toggle("pulses", astray >= PATIENCE);
    say(lesson.reply.says, lesson.reply.rule);
    look(lesson.done ? "joy" : lesson.reply.advances ? "smile" : "wink");
  }
}

/**
 * A way of several moves, as at a table: the first is answered, of the others those are taken that the steps that follow want.
 * @param {string[]} moves
 */
async function takeAll([first, ...others]) {
  await take(first);
  for (const move of others) {
    if (!lesson?.reply.advances || lesson.done) return;
    if (lesson.expected.includes(move)) await take(move); // the others the chapter has played itself, or it does without
  }
}

/** Where something else was clicked, a ring is seen for a moment: the answer is about that. */
function ring() {
  if (!touched) return;
  const missed = make("i", "missed");
  missed.style.left = `${touched.x}px`;
  missed.style.top = `${touched.y}px`;
  document.body.append(missed);
  setTimeout(() => missed.remove(), RING);
}

/**
 * How the coach looks.
 * @param {"smile" | "wink" | "joy"} mood
 */
function look(mood) {
  $("face").src = `/box/${box}/coach.svg?mood=${mood}`;
  $("figure").src = `/box/${box}/coach.svg?mood=${mood}&whole=yes`;
}

/** @param {number} chapter */
async function open(chapter, /** @type {string[]} */ played = []) {
  astray = 0;
  say("");
  look("smile");
  await load(chapter, played);
}

function showMe() {
  if (!lesson || lesson.done) return;
  const { chapter, expected: [move], played } = lesson;
  board?.reveal(move);
  board?.light(move);
  setTimeout(() => { if (lesson?.chapter === chapter && lesson.played.length === played.length) take(move); }, SHOWN_FOR);
}

drawing?.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => { touched = { x, y }; }, { capture: true });
$("go-on").addEventListener("click", () => take(READ));
$("show-me").addEventListener("click", showMe);
$("skip-step").addEventListener("click", () => { if (lesson) take(lesson.reads ? READ : lesson.expected[0]); });
$("back").addEventListener("click", () => { if (lesson) open(lesson.chapter, lesson.played.slice(0, -1)); });
for (const id of /** @type {const} */ (["skip-chapter", "next-chapter"])) {
  $(id).addEventListener("click", () => { if (lesson) open(lesson.chapter + 1); });
}
$("offers").addEventListener("pointerover", point);
$("offers").addEventListener("pointerleave", () => act.point(null));
$("offers").addEventListener("focusin", point);
$("offers").addEventListener("focusout", () => act.point(null));
find("closer")?.addEventListener("click", () => board?.camera.zoom(1.4));
find("farther")?.addEventListener("click", () => board?.camera.zoom(1 / 1.4));
find("whole")?.addEventListener("click", () => board?.camera.whole());
$("play-now").addEventListener("submit", () => { // at the first game the coach is at hand, and the goal is known
  localStorage.setItem("coach stays", "yes");
  localStorage.setItem(`goal ${box}`, "told");
});

// what the server says

/**
 * Ask where these moves lead, and show it. False if there was no answer.
 * @param {number} chapter
 * @param {string[]} played
 * @param {string} [move] - one more
 * @returns {Promise<boolean>}
 */
async function load(chapter, played, move) {
  if (busy) return false;
  busy = true;
  $("offers").classList.add("waiting");
  try {
    const answer = await fetch(address("stand", chapter, played, move));
    if (!answer.ok) throw new Error(await readTrouble(answer));
    lesson = await answer.json();
    if (lesson) show(lesson);
    return lesson !== null;
  } catch (error) {
    say(error instanceof TypeError ? "There is no connection to the server. Try again." : String(error instanceof Error ? error.message : error));
    return false;
  } finally {
    busy = false;
    $("offers").classList.remove("waiting");
  }
}

/** @param {string} move */
async function foretell(move) {
  if (!lesson) return;
  const answer = await fetch(address("consequences", lesson.chapter, lesson.played, move));
  /** @type {ConsequencesMessage | { type: "answer" } | null} */
  const told = answer.ok ? await answer.json() : null;
  if (told?.type === "consequences") foretold?.hear(told);
}

/** @param {string} key */
async function explain(key) {
  if (!lesson) return;
  const answer = await fetch(`${address("card", lesson.chapter, lesson.played)}&key=${encodeURIComponent(key)}`);
  if (answer.ok) board?.cards.hear(await answer.json());
}

/**
 * @param {string} what
 * @param {number} chapter
 * @param {string[]} played
 * @param {string} [move]
 */
function address(what, chapter, played, move) {
  const asked = new URLSearchParams({ chapter: String(chapter), layout: layout() });
  for (const text of played) asked.append("played", text);
  if (move !== undefined) asked.set("move", move);
  return `/learn/${box}/${what}?${asked}`;
}

// what is shown

/** @param {LessonMessage} now */
function show(now) {
  const { chapter, chapters, played, position } = now;
  const focused = document.activeElement !== document.body;
  const top = drawing?.scrollTop ?? 0;
  localStorage.setItem(KEY, JSON.stringify({ chapter, played, of: chapters.length, done: now.done && chapter === chapters.length - 1 }));
  foretold?.forget();
  board?.show({ ...position, svg: position.svg ?? [] }, position.offers);
  const wanted = now.own ? [] : now.expected;
  moves.show(now.reads ? [] : position.offers.toSorted((one, other) => Number(wanted.includes(other.move)) - Number(wanted.includes(one.move))));
  showWords(now);
  showAround(now);
  offerHere(now);
  light(now);
  if (now.done && played.length > 0) showEnd(now, top);
  if (now.step === 0) find("rail")?.scrollTo(0, 0); // a chapter begins with its title and its steps
  else if (layout() !== "narrow") moves.reveal(wanted[0]); // the coach stands beside the board where there is room
  if (focused && (document.activeElement === document.body || !document.activeElement?.checkVisibility())) keepFocus(wanted[0]);
  wordsFirst();
  requestAnimationFrame(wordsFirst); // only now the coach is back from beside the board, if nothing is lit there
}

/**
 * A chapter is done: what came of the last move is seen where it was made, and the end of a game where the drawing shows it.
 * @param {LessonMessage} now
 * @param {number} top - where the drawing stood
 */
function showEnd({ position: { outcome } }, top) {
  const end = drawing && outcome ? allDrawn(drawing, ".focus-here") : [];
  if (end.length > 0) board?.camera.goTo(end, { instant: true });
  else drawing?.scrollTo({ top, behavior: "instant" });
}

/** The coach's words come first: neither a move nor the focus scrolls them away. */
function wordsFirst() {
  const rail = find("rail");
  if (!rail || !rail.contains($("coach-text"))) return;
  const head = layout() === "narrow" ? $("chapter-title") : $("coach"); // where the coach stands beside the board, the rail is for the moves
  if (head.getBoundingClientRect().top < rail.getBoundingClientRect().top) rail.scrollTo(0, 0);
}

/**
 * What had the focus is gone: it goes to what comes next.
 * @param {string | undefined} wanted - the move that is expected
 */
function keepFocus(wanted) {
  const next = [$("go-on"), $("next-chapter"), ...all($("play-now"), "button")].find((button) => button.checkVisibility());
  if (next) next.focus();
  else moves.focus(wanted);
}

/** @param {LessonMessage} now */
function showWords({ after, chapter, chapters, done, expected, own, position, reads, step, steps, text, words }) {
  const last = chapter === chapters.length - 1;
  $("chapter-number").replaceChildren(make("span", "", "Chapter "), `${chapter + 1} of ${chapters.length}`);
  $("chapter-title").textContent = chapters[chapter];
  $("after").textContent = after;
  $("after").hidden = after === "";
  $("coach-text").textContent = done ? (last ? "That is the end of the lesson." : "This chapter is done.") : text;
  const placed = (/** @type {number} */ n) => (n < step ? "past" : n === step ? "now" : "");
  $("pips").replaceChildren(...steps.map((_, n) => make("i", placed(n))));
  $("pips").setAttribute("aria-label", done ? "All steps are done" : `Step ${step + 1} of ${steps.length}`);
  $("steps").replaceChildren(...steps.map((says, n) => {
    const line = make("li", placed(n), says);
    if (n === step) line.setAttribute("aria-current", "step");
    return line;
  }));
  $("words").replaceChildren(...words.map(newWord));
  $("go-on").hidden = !reads;
  $("show-me").hidden = reads || done || expected.length === 0;
  $("next-chapter").hidden = !done || last;
  $("play-now").hidden = !done || chapter < Number($("play-now").dataset.after); // the later chapters of some lessons are about other modes
  $("play-now").classList.toggle("early", !last);
  $("panel-play").hidden = reads || done;
  $("prompt").textContent = position.prompt;
  $("skip-step").hidden = done || reads;
  $("skip-chapter").hidden = last || done;
  $("back").disabled = step === 0;
  document.body.classList.toggle("guided", !own && !done && !reads);
}

/**
 * A word that is new: who points at it sees it lit.
 * @param {LessonWord} word
 */
function newWord({ name, what, lit }) {
  const row = make("li", "", make("b", "", name), ": ", make("span", "quiet", what));
  if (!drawing) return row;
  row.tabIndex = 0;
  let lights = false;
  const shine = () => {
    if (!lights) lamp?.shine([], placesOf(drawing, [lit]));
    lights = true;
  };
  for (const shown of ["pointermove", "focus"]) row.addEventListener(shown, shine); // not where it comes to lie under a mouse that rests
  for (const over of ["pointerleave", "blur"]) {
    row.addEventListener(over, () => {
      if (lights && lesson) light(lesson);
      lights = false;
    });
  }
  return row;
}

/** @param {LessonMessage} now */
function showAround({ chapter, chapters, position: { course, log, regions } }) {
  showCourse(course);
  $("chapters").replaceChildren(...chapters.map((title, number) => {
    const button = makeButton("plain", () => { open(number); }, title);
    if (number === chapter) button.setAttribute("aria-current", "step");
    return make("li", "", button);
  }));
  $("log").replaceChildren(...log.map(([text]) => make("li", "", text)));
  $("regions").replaceChildren(...(regions ?? []).map(({ title, lines }) =>
    make("section", "", make("h3", "", title), ...lines.map((line) => make("p", "", line)))));
}

/**
 * On a phone the moves lie below the words: what is expected and drawn nowhere on the board stands with the words, too.
 * @param {LessonMessage} now
 */
function offerHere({ done, expected, own, position: { offers, things = {} } }) {
  const narrow = drawing !== null && layout() === "narrow" && !done;
  const here = narrow ? offers.filter(({ move }) => expected.includes(move) && spotsOf([move], things).length === 0).slice(0, MOST_HERE) : [];
  $("here").hidden = here.length === 0;
  $("here").replaceChildren(...here.map(({ move, says }) => makeButton(own ? "" : "main", () => act.move(move), says)));
}

/**
 * Let what is expected shine, and what the coach speaks of; the rest steps back.
 * @param {LessonMessage} now
 */
function light({ done, expected, lit, own, position: { things = {} } }) {
  const wanted = own || done ? [] : expected;
  for (const button of all($("offers"), "[data-move]")) button.classList.toggle("wanted", wanted.includes(button.dataset.move ?? ""));
  for (const button of all($("offers"), ".wanted")) button.closest("details")?.setAttribute("open", "");
  if (!drawing) return;
  const { spots, spoken, seen } = framed(spotsOf(wanted, things, lit), lit.map((name) => placesOf(drawing, [name])));
  board?.light(wanted[0] ?? null); // a pattern to be turned shows the way that is expected
  for (const spot of allDrawn(drawing, ".lit, .wanted")) spot.classList.remove("lit", "wanted");
  for (const spot of spots) spot.classList.add("wanted");
  lamp?.shine(spots, spoken);
  if (layout() === "narrow") folding?.fit(seen, drawing);
  if (own && !done) board?.camera.gather(spotsOf(expected.slice(0, 1), things)); // nothing is lit, but it can be done there
  else board?.camera.gather(seen); // what is lit is in view
}

/**
 * Where something is to be done, what is spoken of, and what of that can be seen at the same time. On a phone, where some things are drawn
 * twice, the places that are seen together are enough.
 * @param {SVGGraphicsElement[]} wanted
 * @param {SVGGraphicsElement[][]} named
 */
function framed(wanted, named) {
  const things = [wanted, ...named];
  const unique = (/** @type {SVGGraphicsElement[][]} */ places) => [...new Set(places.flat())];
  if (!drawing || layout() !== "narrow") return { spots: wanted, spoken: unique(named), seen: unique(things) };
  const drawn = things.map((places) => places.filter((place) => place.getClientRects().length > 0));
  const { shown, away } = bestPlaces(drawn.map((places) => places.map((place) => place.getBoundingClientRect())), seenIn(drawing));
  const chosen = (/** @type {number[][]} */ which) => drawn.map((places, n) => places.filter((_, place) => which[n].includes(place)));
  const [first, ...others] = chosen(shown.map((places, n) => [...places, ...away[n]]));
  const seen = unique(chosen(shown));
  return { spots: first, spoken: unique(others), seen: seen.length ? seen : unique([first, ...others]) };
}

/**
 * The parts of the drawing that have these names.
 * @param {HTMLElement} within
 * @param {string[]} names
 */
function placesOf(within, names) {
  const drawn = allDrawn(within, "[id], [data-place], [data-card], [data-thing]");
  const own = names.filter((name) => drawn.some(({ id }) => id === name)); // what else has its card only tells of it
  return drawn.filter(({ id, dataset: { card = "", place = "", thing = "" } }) =>
    own.includes(id) || [place, card, thing].some((name) => names.includes(name) && !own.includes(name)));
}

/**
 * Where the drawing lets one play these moves: places that do just that, or else the things that the step names, or else those where that
 * is the shortest way.
 * @param {string[]} wanted
 * @param {Record<string, Thing>} things
 * @param {string[]} [named]
 */
function spotsOf(wanted, things, named = []) {
  const places = allDrawn(only("#drawing"), "[data-move], [data-thing]");
  return wanted.flatMap((move) => {
    const found = places.map((spot) => ({ spot, long: spot.dataset.move === move ? 0 : shortest(things[spot.dataset.thing ?? ""], move) }));
    const meant = found.filter(({ spot, long }) => long > 0 && long < Infinity && named.includes(spot.dataset.thing ?? ""));
    const ways = meant.length && !found.some(({ long }) => long === 0) ? meant : found;
    const least = Math.min(...ways.map(({ long }) => long));
    return least < Infinity ? ways.filter(({ long }) => long === least).map(({ spot }) => spot) : [];
  });
}

/**
 * How many moves the shortest way takes that begins with this one.
 * @param {Thing | undefined} thing
 * @param {string} move
 */
function shortest(thing, move) {
  return Math.min(...(thing?.ways ?? []).filter(({ moves: [first] }) => first === move).map(({ moves: { length } }) => length));
}

/** Of the ways to use a thing that is open, those that do just what is expected shine, too. The others can be used as well. */
function lightWays() {
  const wanted = lesson && !lesson.own ? lesson.expected : [];
  const ways = all(document.body, "#popover [data-first]");
  for (const way of ways) {
    const alike = ways.filter(({ dataset: { first } }) => first === way.dataset.first).map(({ dataset: { clicks } }) => Number(clicks));
    way.classList.toggle("wanted", wanted.includes(way.dataset.first ?? "") && Number(way.dataset.clicks) === Math.min(...alike));
  }
}

/**
 * An answer to another move, with the rule behind it.
 * @param {string} text
 */
function say(text, rule = "") {
  clearTimeout(silence);
  $("answer").hidden = text === "";
  $("answer").replaceChildren(text);
  if (rule) $("answer").append(" ", makeButton("rule", () => { rules.open(rule); }, `Rule ${rule}`));
  if (text) silence = setTimeout(() => { $("answer").hidden = true; }, SAYS_FOR);
}

/** @param {Event} event */
function point(event) {
  const button = around(event, "button[data-move]");
  if (event.type === "focusin" && !button?.matches(":focus-visible")) return; // nobody asked, and it would cover the board
  act.point(button?.getAttribute("data-move") ?? null, button ?? undefined);
}

/** Where this browser left the lesson. */
function left() {
  try {
    const { chapter, played, done } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (!done && Number.isInteger(chapter) && Array.isArray(played)) return { chapter, played };
  } catch { /* somebody else wrote there: start again */ }
  return { chapter: 0, played: [] };
}

const popover = document.getElementById("popover");
if (popover) new MutationObserver(lightWays).observe(popover, { childList: true });
onLayout(() => { if (lesson) load(lesson.chapter, lesson.played); });
const { chapter, played } = left();
open(chapter, played);
