// The replay page: goes from moment to moment of a game, as one seat knows it. Nothing is decided here.

import { Board } from "./board.js";
import { Chart } from "./chart.js";
import { copy } from "./copy.js";
import { $, make, person } from "./make.js";
import { Reel } from "./reel.js";

const table = document.querySelector("main.replay").dataset.table;
const SPECTATOR = "-2";
const EVERYTHING = "everything";
const NEWS_TIME = 10000;
const NARROW = matchMedia("(max-width: 820px)"); // as in phone.css
const COPY = $("copy").textContent;

let reel = null;
let at = 0; // the moment that is wanted
let frame = null; // the moment that is shown
let showing = false;
let playing = 0; // a timer
let note = ""; // why it is not shown as the address says

const board = new Board($("drawing"), { move() {}, ask() {}, point() {}, mark: () => false });
const chart = new Chart($("chart"), (moment) => step(moment));

// from moment to moment

/** Look at a moment. */
function go(moment) {
  at = Math.max(0, Math.min(moment, reel.last));
  history.replaceState(null, "", address(reel.seat, at));
  $("scrub").value = at;
  $("scrub").setAttribute("aria-valuetext", `${at} of ${reel.last}`);
  $("place").textContent = `${at} of ${reel.last}`;
  $("branch-at").value = at;
  chart.at(at);
  return show();
}

/** Show the wanted moment. Who goes on faster than the server answers sees some of those in between. */
async function show() {
  if (showing) return;
  busy(true);
  try {
    while (frame?.reel !== reel || frame.at !== at) {
      const [from, wanted] = [reel, at];
      const found = await from.moment(wanted);
      if (from !== reel) continue;
      const near = frame?.reel === reel && Math.abs(frame.at - wanted) === 1;
      frame = { ...found, reel, at: wanted };
      tell(!near);
    }
    say(note);
  } catch (error) {
    stop();
    say(error.message);
  }
  busy(false);
  reel.expect(at + 1);
  reel.expect(at - 1);
}

/** Whether the picture is still that of another moment. */
function busy(so) {
  showing = so;
  $("board").setAttribute("aria-busy", String(so));
}

/** A person goes to a moment: that ends the playing. */
function step(moment) {
  note = "";
  stop();
  go(moment);
}

function play() {
  if (at >= reel.last) go(0);
  $("play").textContent = "Pause";
  wait();
}

function wait() {
  playing = setTimeout(async () => {
    await go(at + 1);
    if (at >= reel.last) stop();
    else if (playing) wait();
  }, Number($("speed").value));
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  $("play").textContent = "Play";
}

// what is shown

/** Tell what there is to see at the moment. After a leap the pieces stand still. */
function tell(still) {
  const { deciders, scores, prompt, svg } = frame;
  const first = $("drawing").children.length === 0;
  board.show(svg, [], still);
  if (first && !NARROW.matches) board.whole(); // what happens may happen anywhere; but where all of it is too small, one begins with a part
  $("whose").replaceChildren(deciders.length ? "To move: " : "The game is over", ...deciders.map((seat) => (seat < 0 ? "chance" : person(reel.people, seat))));
  $("prompt").textContent = prompt;
  $("points").replaceChildren(...reel.people.map((_, seat) =>
    make("li", deciders.includes(seat) ? "deciding" : "", person(reel.people, seat), make("b", "score", String(scores[seat])))));
  $("branch").disabled = deciders.length === 0;
  $("plays").textContent = deciders.length ? playsOn() : "The game is over here. Go back to play on.";
  $("copy").textContent = COPY;
  markLine();
}

/** What playing on from here would mean. */
function playsOn() {
  const mine = reel.plays.map((seat) => reel.people[seat].name);
  const who = mine.length === 1 ? mine[0] : `${mine.slice(0, -1).join(", ")} and ${mine.at(-1)}`;
  const bots = mine.length < reel.people.length ? ", bots play the others" : "";
  const unknown = reel.seat === EVERYTHING ? "" : " What was unknown is dealt anew.";
  return `A new table: you play ${who}${bots}.${unknown}`;
}

/** Mark the last line of the log that has happened. */
function markLine() {
  const list = $("lines");
  const told = reel.log.filter(([, moment]) => moment <= at).length;
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const line = list.children[told - 1];
  line?.setAttribute("aria-current", "step");
  list.scrollTop = line ? line.offsetTop - (list.clientHeight - line.clientHeight) / 2 : 0;
}

/** Show what stays while one goes from moment to moment. */
function open(opened) {
  reel = opened;
  const { last, log, looks, over, seat } = reel;
  $("scrub").max = last;
  $("looks").replaceChildren(...looks.map((look) => new Option(look.says, look.seat, false, look.seat === seat)));
  $("lines").replaceChildren(...log.map(([text, moment]) => {
    const link = make("a", "", text);
    link.href = `#${moment}`;
    return make("li", "", link);
  }));
  $("charted").hidden = !chart.show(reel.chart, last);
  $("branch-seat").value = seat;
  $("copy").title = over || seat === SPECTATOR ? "" : "While the game goes on, the link shows what a spectator sees.";
  $("download").href = `/table/${table}/record`;
  $("download").hidden = !over;
  $("news").hidden = true;
}

function say(text) {
  $("trouble").textContent = text;
  $("trouble").hidden = text === "";
}

// from where

function address(seat, moment) {
  return `/table/${table}/replay${seat === SPECTATOR ? "" : `?seat=${seat}`}#${moment}`;
}

/** The seat and the moment that the address of the page names. */
function named() {
  const seat = new URLSearchParams(location.search).get("seat") || SPECTATOR;
  return { seat, moment: /^#\d{1,9}$/.test(location.hash) ? Number(location.hash.slice(1)) : null };
}

/** Look from a seat, at a moment as it counts them; without one at the start, or at the end if everything is laid open. */
async function look(seat, moment) {
  try {
    open(await Reel.load(table, seat));
  } catch (error) {
    note = error.message;
    say(note);
    if (!reel && seat !== SPECTATOR) await look(SPECTATOR, 0);
    return;
  }
  await go(moment ?? (seat === EVERYTHING ? reel.last : 0));
}

/** A game that goes on: say that there is more to see. */
async function hearNews() {
  if (!reel || reel.over || document.hidden) return;
  const from = reel;
  const news = await from.news().catch(() => null);
  if (!news || from !== reel) return;
  const more = news.last - reel.last;
  const takenBack = more < 0 || news.told !== reel.told;
  $("news").textContent = takenBack ? "A move was taken back" : `${more} new ${more === 1 ? "moment" : "moments"}`;
  $("news").hidden = !takenBack && more === 0;
}

// what a person does

$("first").addEventListener("click", () => step(0));
$("back").addEventListener("click", () => step(at - 1));
$("forward").addEventListener("click", () => step(at + 1));
$("last").addEventListener("click", () => step(reel.last));
$("scrub").addEventListener("input", () => step(Number($("scrub").value)));
$("play").addEventListener("click", () => (playing ? stop() : play()));
$("looks").addEventListener("change", (event) => {
  stop();
  look(event.target.value, frame?.elsewhere[event.target.value]);
});
$("news").addEventListener("click", () => look(reel.seat, Math.max(at, reel.last + 1)));
$("copy").addEventListener("click", () => {
  const open = reel.over || !(reel.seat in reel.people);
  copy($("copy"), location.origin + (open ? address(reel.seat, at) : address(SPECTATOR, frame.elsewhere[SPECTATOR])));
});
$("closer").addEventListener("click", () => board.zoom(1.4));
$("farther").addEventListener("click", () => board.zoom(1 / 1.4));
$("whole").addEventListener("click", () => board.whole());

document.addEventListener("keydown", (event) => {
  if (!reel || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = { ArrowLeft: () => step(at - 1), ArrowRight: () => step(at + 1), Home: () => step(0), End: () => step(reel.last) };
  const own = event.target.closest(event.key === " " ? "button, a, select, input:not([type=range])" : "input, select");
  if (own || !(event.key in keys || event.key === " ")) return;
  event.preventDefault();
  if (event.key === " ") $("play").click();
  else keys[event.key]();
});

window.addEventListener("popstate", () => {
  const { seat, moment } = named();
  stop();
  if (seat !== reel?.seat) look(seat, moment);
  else go(moment ?? 0);
});

setInterval(hearNews, NEWS_TIME);
document.addEventListener("visibilitychange", hearNews);
look(named().seat, named().moment);
