// The start page: shows as many seats as are chosen and what goes with them, keeps my name in step, opens a record, and tells
// times as the reader's clock does. Works without, only less neatly.

import { $, all, find, make } from "./make.js";
import { readTrouble } from "./trouble.js";

// lessons that were begun here

for (const row of all(document.body, "[data-lesson]")) {
  try {
    const { chapter, played, of, done } = JSON.parse(localStorage.getItem(`lesson ${row.dataset.lesson}`) ?? "{}");
    if (done || chapter > 0 || played?.length) tell(row, chapter, of, done);
  } catch { /* somebody else wrote there: it starts again */ }
}

/**
 * How far this browser has come in a lesson; what is begun goes on the ticket, unless a table waits.
 * @param {HTMLElement} row
 * @param {number} chapter - from 0
 * @param {number} of
 * @param {boolean} done
 */
function tell(row, chapter, of, done) {
  const [link] = row.querySelectorAll("a");
  const [title, note, pips] = all(row, "b, div > span");
  const { title: box = "", minutes = "0" } = row.dataset;
  const left = Math.max(1, Math.round(Number(minutes) * (of - chapter) / of));
  title.textContent = done ? "Lesson done" : `Chapter ${chapter + 1} of ${of}`;
  note.textContent = done ? "any chapter again" : Number(minutes) ? `about ${left} min left` : "Peri is waiting";
  link.textContent = done ? "Again" : "Go on";
  link.setAttribute("aria-label", `${done ? "Learn it again" : `Go on learning, chapter ${chapter + 1} of ${of}`}: ${box}`);
  row.classList.add(done ? "done" : "begun");
  pips.replaceChildren(...Array.from({ length: of }, (_, n) => make("i", done || n < chapter ? "past" : n === chapter ? "now" : "")));
  const newcomer = find("newcomer");
  if (done) newcomer?.remove();
  else if (newcomer) {
    const goOn = make("a", "button main", "Continue");
    goOn.href = link.href;
    newcomer.replaceChildren(row.querySelector("img")?.cloneNode() ?? "", make("p", "", make("b", "", `Your lesson: ${box}`), make("span", "", `Chapter ${chapter + 1} of ${of}`)), goOn);
    newcomer.removeAttribute("id");
  }
}

// the form of a table

for (const form of document.querySelectorAll("form")) {
  if (!form.matches(".setup")) continue;
  for (const select of form.querySelectorAll("select")) if (select.closest("label")) shorten(select);
  form.addEventListener("change", () => fit(form));
  fit(form);
}

/**
 * Show of a form what goes with the number of seats and the options that are chosen.
 * @param {HTMLFormElement} form
 */
function fit(form) {
  const seats = chosenIn(form, "seats");
  for (const seat of form.querySelectorAll("fieldset")) {
    if (seat.matches(".seat")) seat.hidden = seat.disabled = Number(seat.dataset.seat) >= Number(seats);
  }
  for (const select of form.querySelectorAll("select")) if (select.querySelector("[data-seats]")) fitChoices(select, seats);
  for (const label of all(form, "[data-beside]")) {
    /** @type {Record<string, string[]>} */
    const beside = JSON.parse(label.dataset.beside ?? "{}");
    label.hidden = !Object.entries(beside).every(([option, choices]) => choices.includes(chosenIn(form, `option.${option}`)));
    for (const select of label.querySelectorAll("select")) select.disabled = label.hidden;
  }
}

/**
 * What is chosen in a field of a form.
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function chosenIn(form, name) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLSelectElement || field instanceof HTMLInputElement || field instanceof RadioNodeList ? field.value : "";
}

/**
 * Offer only what goes with so many seats.
 * @param {HTMLSelectElement} select
 * @param {string} seats
 */
function fitChoices(select, seats) {
  for (const option of select.options) option.hidden = option.disabled = !(option.dataset.seats?.split(" ").includes(seats) ?? true);
  if (select.selectedOptions[0]?.disabled ?? true) select.value = [...select.options].find((option) => !option.disabled)?.value ?? "";
  explain(select);
}

/**
 * What stands behind the colon of a choice goes below the field, where there is room for it.
 * @param {HTMLSelectElement} select
 */
function shorten(select) {
  for (const option of select.options) {
    const [short, note = ""] = (option.textContent ?? "").split(/: (.*)/s);
    option.textContent = short;
    option.dataset.note = note;
  }
  if (![...select.options].some(({ dataset }) => dataset.note)) return;
  select.after(make("small", "quiet"));
  select.addEventListener("change", () => explain(select));
  explain(select);
}

/** @param {HTMLSelectElement} select */
function explain(select) {
  const note = select.selectedOptions[0]?.dataset.note ?? "";
  if (select.nextElementSibling?.matches("small")) select.nextElementSibling.textContent = note && note[0].toUpperCase() + note.slice(1);
}

// how many play, and how strong the bots are, as chosen the last time

for (const form of document.querySelectorAll("form")) {
  if (!form.matches(".play-now")) continue;
  const box = chosenIn(form, "box");
  for (const [key, name] of [[`company ${box}`, "seats"], [`level ${box}`, "level"]]) {
    const before = localStorage.getItem(key);
    const field = form.elements.namedItem(name);
    if (before !== null && offers(field, before)) field.value = before;
    form.addEventListener("change", () => localStorage.setItem(key, chosenIn(form, name)));
  }
}

/**
 * Whether this can be chosen in a field.
 * @param {Element | RadioNodeList | null} field
 * @param {string} wanted
 * @returns {field is HTMLSelectElement | RadioNodeList}
 */
function offers(field, wanted) {
  const values = field instanceof HTMLSelectElement ? [...field.options] : field instanceof RadioNodeList ? [...field] : [];
  return values.some((one) => "value" in one && one.value === wanted);
}

// the box that is in view, where they stand in a row

const LOOKED_AT = "box in view";
const shelf = $("boxes");
const stand = () => shelf.scrollWidth > shelf.clientWidth; // in a row: on a phone
const ways = all(document.body, ".shelf a");
const before = document.getElementById(location.hash.startsWith("#box-") ? "" : sessionStorage.getItem(LOOKED_AT) ?? "");
if (before && stand()) shelf.scrollTo({ left: before.offsetLeft - shelf.offsetLeft, behavior: "instant" }); // back from its rules or its lesson
const inView = new IntersectionObserver((seen) => {
  for (const { isIntersecting, target } of seen) {
    const way = ways.find((one) => one.getAttribute("href") === `#${target.id}`);
    if (isIntersecting) way?.setAttribute("aria-current", "true");
    else way?.removeAttribute("aria-current");
    if (isIntersecting && stand()) {
      sessionStorage.setItem(LOOKED_AT, target.id);
      invite(target);
    }
  }
}, { root: shelf, threshold: 0.6 });
for (const box of all(document.body, ".box")) inView.observe(box);

/**
 * Whoever is new is offered the lesson of the box in view.
 * @param {Element} seen
 */
function invite(seen) {
  const row = all(seen, "[data-lesson]")[0];
  const [link, title] = find("newcomer") ? all($("newcomer"), "a, .box-title").toSorted((one) => (one.matches("a") ? -1 : 1)) : [];
  if (!row || !link || !title) return;
  title.textContent = row.dataset.title ?? "";
  link.setAttribute("href", `/learn/${row.dataset.lesson}`);
  link.setAttribute("aria-label", `Learn ${row.dataset.title}`);
  const face = $("newcomer").querySelector("img");
  if (face) face.src = `/box/${row.dataset.lesson}/coach.svg`;
}

// my name

const name = $("name");
const keep = name.form?.querySelector("button");
keep?.toggleAttribute("hidden", true);
name.addEventListener("input", () => {
  for (const field of document.querySelectorAll("input")) if (field.matches(".my-name")) field.value = name.value;
});
name.addEventListener("change", () => {
  fetch("/name", { method: "POST", body: new URLSearchParams({ name: name.value }), redirect: "manual" })
    .catch(() => keep?.toggleAttribute("hidden", false));
});

// a record

$("record").addEventListener("change", async () => {
  const file = $("record").files?.[0];
  if (!file) return;
  const trouble = $("record-trouble");
  trouble.textContent = "Opening …";
  try {
    const answer = await fetch("/records", { method: "POST", body: await file.text() });
    if (answer.ok) location.assign(answer.url);
    else trouble.textContent = await readTrouble(answer);
  } catch {
    trouble.textContent = "The file could not be sent to the server. Try again.";
  }
  $("record").value = ""; // the same file may be chosen again
});

// times

for (const time of document.querySelectorAll("time")) time.textContent = told(new Date(time.dateTime));

/**
 * A time as people say it: today the hour, yesterday both, then the weekday, then the date.
 * @param {Date} when
 */
function told(when) {
  const hour = when.toLocaleString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const midnight = new Date().setHours(0, 0, 0, 0);
  const days = Math.round((midnight - new Date(when).setHours(0, 0, 0, 0)) / 86_400_000);
  if (days === 0) return hour;
  if (days === 1) return `yesterday, ${hour}`;
  if (days > 1 && days < 7) return when.toLocaleString("en-GB", { weekday: "long" });
  return when.toLocaleString("en-GB", { day: "numeric", month: "long" });
}
