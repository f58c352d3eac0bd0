// The replay page: goes from moment to moment of a game, as one seat knows it. Nothing is decided here.

import { markOf } from "./log.js";
import { Board } from "./board.js";
import { Chart } from "./chart.js";
import { copy } from "./copy.js";
import { $, around, make, only, person } from "./make.js";
import { Player } from "./player.js";
import { Reel } from "./reel.js";

/** @import { MomentMessage, ReelMessage } from "./types.d.ts" */

const table = only("main.replay").dataset.table ?? "";
const SPECTATOR = "-2";
const EVERYTHING = "everything";
const NEWS_TIME = 10_000; // milliseconds between two looks whether there is more to see
const NARROW = matchMedia("(max-width: 820px)"); // as in phone.css
const COPY = $("copy").textContent;

/** @type {Reel | null} */
let reel = null;
let asked = 0; // how often somebody wanted to look from a seat: only the last time counts
let note = ""; // why it is not shown as the address says

const board = new Board($("drawing"), {
  move: () => false,
  ask() {},
  point() {},
  mark: () => false,
  marking: () => false,
  play() {},
  explain: (key) => { reel?.card(player.at, key).then((card) => board.cards.hear(card), () => {}); },
  foretell() {},
  openRule() {},
});
const chart = new Chart($("chart"), (moment) => step(moment));
const player = new Player({
  move: showPlace,
  show: tell,
  wait: (busy) => $("board").setAttribute("aria-busy", String(busy)),
  settle: (trouble) => say(trouble || note),
  play: (playing) => { $("play").textContent = playing ? "Pause" : "Play"; },
  pace: () => Number($("speed").value),
});

/**
 * A person goes to a moment: that ends the playing.
 * @param {number} moment
 */
function step(moment) {
  note = "";
  player.stop();
  player.go(moment);
}

// what is shown

/**
 * Show which moment is wanted.
 * @param {number} at
 * @param {ReelMessage} head
 */
function showPlace(at, { last, seat }) {
  history.replaceState(null, "", address(seat, at));
  $("scrub").value = String(at);
  $("scrub").setAttribute("aria-valuetext", `${at} of ${last}`);
  $("place").textContent = `${at} of ${last}`;
  $("branch-at").value = String(at);
  chart.at(at);
}

/**
 * Tell what there is to see at the moment. After a leap the pieces stand still.
 * @param {MomentMessage} moment
 * @param {ReelMessage} head
 * @param {boolean} still
 */
function tell({ at, deciders, scores, prompt, svg, scenery }, head, still) {
  const { people, pointless } = head;
  const first = $("drawing").children.length === 0;
  board.show({ svg, scenery }, [], still, true);
  if (first && !NARROW.matches) board.camera.whole(); // what happens may happen anywhere; but where all of it is too small, one begins with a part
  else if (first) lookWhere(at);
  const movers = deciders.filter((seat) => seat >= 0);
  $("whose").replaceChildren(deciders.length === 0 ? "The game is over" : movers.length ? "To move: " : "Chance decides", ...movers.map((seat) => person(people, seat)));
  $("prompt").textContent = prompt;
  $("points").hidden = pointless;
  $("points").replaceChildren(...people.map((_, seat) =>
    make("li", deciders.includes(seat) ? "deciding" : "", person(people, seat), make("b", "score", String(scores[seat])))));
  $("branch").disabled = deciders.length === 0;
  $("plays").textContent = deciders.length ? playsOn(head) : "The game is over here. Go back to an earlier moment to play on.";
  $("copy").textContent = COPY;
  markLine(head);
}

/**
 * On a phone the first picture is where this moment has changed something: the one before it is drawn unseen, then this one again.
 * @param {number} at
 */
async function lookWhere(at) {
  const from = reel;
  if (!from || at === 0) return;
  const [before, now] = await Promise.all([from.moment(at - 1), from.moment(at)]).catch(() => []);
  if (!before || !now || from !== reel || player.at !== at) return;
  board.show(before, [], true);
  board.show(now, [], true, true);
}

/**
 * What playing on from here would mean.
 * @param {ReelMessage} head
 */
function playsOn({ people, plays, seat }) {
  const mine = plays.map((place) => people[place].name);
  const who = mine.length === 1 ? mine[0] : `${mine.slice(0, -1).join(", ")} and ${mine.at(-1)}`;
  const bots = mine.length < people.length ? ", bots play the others" : "";
  const unknown = seat === EVERYTHING ? "" : " What you could not see is dealt again.";
  return `A new table: you play ${who}${bots}.${unknown}`;
}

/**
 * Mark the last line of the log that has happened.
 * @param {ReelMessage} head
 */
function markLine({ log }) {
  const list = $("lines");
  const told = log.filter(([, moment]) => moment <= player.at).length;
  const line = list.children[told - 1];
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  line?.setAttribute("aria-current", "step");
  list.scrollTop = line instanceof HTMLElement ? line.offsetTop - (list.clientHeight - line.clientHeight) / 2 : 0;
}

/**
 * Show what stays while one goes from moment to moment.
 * @param {ReelMessage} head
 */
function showHead({ chart: drawn, last, log, looks, over, people, seat }) {
  $("scrub").max = String(last);
  $("looks").replaceChildren(...looks.map((from) => new Option(from.says, from.seat, false, from.seat === seat)));
  $("lines").replaceChildren(...log.map(([text, moment, doer]) => {
    const link = make("a", "", ...markOf(people, doer), text);
    link.href = `#${moment}`;
    return make("li", "", link);
  }));
  $("charted").hidden = !chart.show(drawn, last);
  $("branch-seat").value = seat;
  $("copy").title = over || seat === SPECTATOR ? "" : "Until the game is over, the link shows what a spectator sees.";
  $("download").href = `/table/${table}/record`;
  $("download").hidden = !over;
  $("news").hidden = true;
}

/** @param {string} text */
function say(text) {
  $("trouble").textContent = text;
  $("trouble").hidden = text === "";
}

// from where

/**
 * @param {string} seat
 * @param {number} moment
 */
function address(seat, moment) {
  return `/table/${table}/replay${seat === SPECTATOR ? "" : `?seat=${seat}`}#${moment}`;
}

/** The seat and the moment that the address of the page names. */
function named() {
  const seat = new URLSearchParams(location.search).get("seat") || SPECTATOR;
  return { seat, moment: /^#\d{1,9}$/.test(location.hash) ? Number(location.hash.slice(1)) : null };
}

/**
 * Look from a seat, at a moment as it counts them; without one at the start, or at the end if everything is laid open.
 * @param {string} seat
 * @param {number | null} moment
 */
async function look(seat, moment) {
  asked += 1;
  const mine = asked;
  try {
    const loaded = await Reel.load(table, seat);
    if (mine !== asked) return;
    reel = loaded;
  } catch (error) {
    if (mine !== asked) return;
    note = error instanceof Error ? error.message : String(error);
    say(note);
    if (reel) $("looks").value = reel.head.seat;
    else if (seat !== SPECTATOR) await look(SPECTATOR, 0);
    return;
  }
  showHead(reel.head);
  await player.open(reel, moment ?? (seat === EVERYTHING ? reel.head.last : 0));
}

/** A game that goes on: say that there is more to see. */
async function hearNews() {
  const from = reel;
  if (!from || from.head.over || document.hidden) return;
  const news = await from.news().catch(() => null);
  if (!news || from !== reel) return;
  const more = news.last - from.head.last;
  const takenBack = more < 0 || news.told !== from.head.told;
  $("news").textContent = takenBack ? "A move was undone" : `${more} new ${more === 1 ? "moment" : "moments"}`;
  $("news").hidden = !takenBack && more === 0;
}

// what a person does

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => step(player.at - 1),
  ArrowRight: () => step(player.at + 1),
  Home: () => step(0),
  End: () => step(Infinity),
};

$("first").addEventListener("click", KEYS.Home);
$("back").addEventListener("click", KEYS.ArrowLeft);
$("forward").addEventListener("click", KEYS.ArrowRight);
$("last").addEventListener("click", KEYS.End);
$("scrub").addEventListener("input", () => step(Number($("scrub").value)));
$("play").addEventListener("click", () => (player.playing ? player.stop() : player.play()));
$("looks").addEventListener("change", () => {
  const seat = $("looks").value;
  player.stop();
  look(seat, player.shown?.elsewhere[seat] ?? null);
});
$("news").addEventListener("click", () => { if (reel) look(reel.head.seat, Math.max(player.at, reel.head.last + 1)); });
$("copy").addEventListener("click", () => {
  if (!reel || !player.shown) return;
  const { over, people, seat } = reel.head;
  const open = over || !(seat in people);
  copy($("copy"), location.origin + (open ? address(seat, player.at) : address(SPECTATOR, player.shown.elsewhere[SPECTATOR])));
});
$("closer").addEventListener("click", () => board.camera.zoom(1.4));
$("farther").addEventListener("click", () => board.camera.zoom(1 / 1.4));
$("whole").addEventListener("click", () => board.camera.whole());

document.addEventListener("keydown", (event) => {
  if (!reel || event.ctrlKey || event.metaKey || event.altKey) return;
  const own = around(event, event.key === " " ? "button, a, select, input:not([type=range])" : "input, select");
  if (own || !(event.key in KEYS || event.key === " ")) return;
  event.preventDefault();
  if (event.key === " ") $("play").click();
  else KEYS[event.key]();
});

window.addEventListener("popstate", () => {
  const { seat, moment } = named();
  player.stop();
  if (seat !== reel?.head.seat) look(seat, moment);
  else player.go(moment ?? 0);
});

setInterval(hearNews, NEWS_TIME);
document.addEventListener("visibilitychange", hearNews);
look(named().seat, named().moment);
