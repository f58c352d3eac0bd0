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
  const [title, note] = all(row, "b, span");
  const { title: box = "" } = row.dataset;
  title.textContent = done ? "Lesson done" : `Chapter ${chapter + 1} of ${of}`;
  note.textContent = done ? "play it all again, or one chapter" : "Peri is waiting";
  link.textContent = done ? "Again" : "Go on";
  link.setAttribute("aria-label", `${done ? "Learn it again" : `Go on learning, chapter ${chapter + 1} of ${of}`}: ${box}`);
  row.classList.add(done ? "done" : "begun");
  row.append(make("span", "pips", ...Array.from({ length: of }, (_, n) => make("i", done || n < chapter ? "past" : n === chapter ? "now" : ""))));
  const newcomer = find("newcomer");
  if (done) newcomer?.remove();
  else if (newcomer) {
    const goOn = make("a", "button main", "Continue");
    goOn.href = link.href;
    newcomer.replaceChildren(row.querySelector("img")?.cloneNode() ?? "", make("p", "", make("b", "", `Your lesson: ${box}`), make("span", "", `Chapter ${chapter + 1} of ${of}`)), goOn);
    newcomer.removeAttribute("id");
  }
}

// what the bots of the chosen level are like

for (const line of all(document.body, "[data-strength]")) {
  const level = line.previousElementSibling?.querySelector("select.level");
  /** @type {Record<string, string>} */
  const about = JSON.parse(line.dataset.strength ?? "{}");
  level?.addEventListener("change", () => { if (level instanceof HTMLSelectElement) line.textContent = about[level.value] ?? ""; });
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
  return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field.value : "";
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

for (const select of document.querySelectorAll("select")) {
  if (!select.form?.matches(".play-now")) continue;
  const key = `${select.matches(".level") ? "level" : "company"} ${chosenIn(select.form, "box")}`;
  const before = localStorage.getItem(key);
  if (before !== null && [...select.options].some(({ value }) => value === before)) select.value = before;
  select.addEventListener("change", () => localStorage.setItem(key, select.value));
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

for (const time of document.querySelectorAll("time")) {
  const when = new Date(time.dateTime);
  const today = when.toDateString() === new Date().toDateString();
  time.textContent = when.toLocaleString("en-GB", { ...(today ? {} : { day: "numeric", month: "long" }), hour: "2-digit", minute: "2-digit" });
}
