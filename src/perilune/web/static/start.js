// The start page: shows as many seats as are chosen and what goes with them, keeps my name in step, opens a record, and tells
// times as the reader's clock does. Works without, only less neatly.

import { readTrouble } from "./trouble.js";

for (const form of document.querySelectorAll("form.setup")) {
  const count = form.querySelector(".seat-count");
  const fit = () => {
    for (const seat of form.querySelectorAll(".seat")) {
      const used = Number(seat.dataset.seat) < Number(count.value);
      seat.hidden = !used;
      seat.disabled = !used;
    }
    for (const select of form.querySelectorAll("select:has([data-seats])")) {
      for (const option of select.options) option.hidden = option.disabled = !(option.dataset.seats?.split(" ").includes(count.value) ?? true);
      if (select.selectedOptions[0]?.disabled ?? true) select.value = [...select.options].find((option) => !option.disabled)?.value;
      explain(select);
    }
    for (const label of form.querySelectorAll("[data-beside]")) {
      const beside = Object.entries(JSON.parse(label.dataset.beside));
      label.hidden = !beside.every(([option, choices]) => choices.includes(form.elements[`option.${option}`].value));
      label.querySelector("select").disabled = label.hidden;
    }
  };
  for (const select of form.querySelectorAll("label select")) shorten(select);
  form.addEventListener("change", fit);
  fit();
}

/** What stands behind the colon of a choice goes below the field, where there is room for it. */
function shorten(select) {
  for (const option of select.options) [option.textContent, option.dataset.note = ""] = option.textContent.split(/: (.*)/s);
  if (![...select.options].some(({ dataset }) => dataset.note)) return;
  select.after(Object.assign(document.createElement("small"), { className: "quiet" }));
  select.addEventListener("change", () => explain(select));
  explain(select);
}

function explain(select) {
  const note = select.selectedOptions[0]?.dataset.note ?? "";
  if (select.nextElementSibling) select.nextElementSibling.textContent = note && note[0].toUpperCase() + note.slice(1);
}

for (const select of document.querySelectorAll("select.company-count")) {
  const key = `company ${select.form.elements.box.value}`;
  const before = localStorage.getItem(key);
  if ([...select.options].some(({ value }) => value === before)) select.value = before;
  select.addEventListener("change", () => localStorage.setItem(key, select.value));
}

const name = document.getElementById("name");
const keep = name.form.querySelector("button");
keep.hidden = true;
name.addEventListener("input", () => {
  for (const field of document.querySelectorAll("input.my-name")) field.value = name.value;
});
name.addEventListener("change", () => {
  fetch("/name", { method: "POST", body: new URLSearchParams({ name: name.value }), redirect: "manual" })
    .catch(() => { keep.hidden = false; });
});

document.getElementById("record").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  const trouble = document.getElementById("record-trouble");
  trouble.textContent = "Opening …";
  try {
    const answer = await fetch("/records", { method: "POST", body: await file.text() });
    if (answer.ok) location.assign(answer.url);
    else trouble.textContent = await readTrouble(answer);
  } catch {
    trouble.textContent = "The file could not be sent to the server. Try again.";
  }
  target.value = ""; // the same file may be chosen again
});

for (const time of document.querySelectorAll("time")) {
  time.textContent = new Date(time.dateTime).toLocaleString("en-GB", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}
