// The studio of a box: what is typed into the tables is a draft, which the server checks and draws. The draft stays in this browser.

import { Draft, tellStanding } from "./draft.js";
import { $, all, around, make, only, parseSvg } from "./make.js";
import { Jobs } from "./studio_jobs.js";
import { showSheets } from "./studio_sheets.js";
import { readTrouble } from "./trouble.js";

/** @import { StudioChecked, StudioPack, StudioRefusal, StudioRule } from "./types.d.ts" */
/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

const main = only("main.studio");
const box = main.dataset.box ?? "";
const pack = main.dataset.pack ?? "";
const KEY = `studio ${box} ${pack}`;
const PAUSE = 350; // milliseconds after the last letter

const draft = new Draft(localStorage.getItem(KEY));
const jobs = new Jobs(complain);
/** @type {Map<Field, string>} */
const printed = new Map(); // what was there first
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
let asked = 0; // checks; only the answer to the last one counts
let seen = ""; // the row whose rules are shown

// fields

/** @param {Field} field */
function placeOf(field) {
  const [file, table, row, cell] = [".file", "table", "tr", "td"].map((kind) => /** @type {HTMLElement} */ (field.closest(kind)).dataset);
  return { file: file.file ?? "", kind: table.kind ?? "", row: Number(row.row), path: cell.path ?? "" };
}

/** @param {string} file */
const section = (file) => all(main, ".file").find((found) => found.dataset.file === file);

/** @param {Field} field */
function mark(field) {
  field.classList.toggle("changed", field.value !== printed.get(field));
  const row = field.closest("tr");
  row?.classList.toggle("yours", row.querySelector(".changed") !== null);
}

const FIELDS = "input, select, textarea";

/** @param {HTMLElement} row */
const fieldsOf = (row) => /** @type {Field[]} */ (all(row, FIELDS));

/**
 * Put what was typed into the fields of a row.
 * @param {HTMLElement} row
 */
function fill(row) {
  for (const field of fieldsOf(row)) {
    field.value = draft.get(placeOf(field)) ?? printed.get(field) ?? "";
    mark(field);
  }
}

/** The draft is another now: keep it, and ask the box soon. */
function changed() {
  localStorage.setItem(KEY, draft.write());
  clearTimeout(waiting);
  waiting = setTimeout(check, PAUSE);
}

// rows

/** @param {HTMLElement} row */
function placeOfRow(row) {
  const [file, table] = [".file", "table"].map((kind) => /** @type {HTMLElement} */ (row.closest(kind)).dataset);
  return { file: file.file ?? "", kind: table.kind ?? "", row: Number(row.dataset.row) };
}

/** @param {{ file: string, kind: string }} place */
const rowsOf = ({ file, kind }) => all(main, `.file[data-file="${file}"] table[data-kind="${kind}"] tr[data-row]`);

/**
 * A new row behind the others, with the values of one that is printed.
 * @param {HTMLElement} like
 * @param {number} number
 */
function addRow(like, number) {
  const row = /** @type {HTMLElement} */ (like.cloneNode(true));
  row.classList.remove("yours", "gone");
  row.classList.add("new-row");
  row.dataset.row = String(number);
  row.dataset.name = `${like.dataset.name} ${number + 1}`;
  /** @type {HTMLElement} */ (row.querySelector(".row-name")).textContent = row.dataset.name;
  for (const field of all(row, "[aria-label]")) {
    field.setAttribute("aria-label", (field.getAttribute("aria-label") ?? "").replace(like.dataset.name ?? "", row.dataset.name));
  }
  row.querySelector('[data-tool="add"]')?.remove();
  const originals = fieldsOf(like);
  fieldsOf(row).forEach((field, place) => {
    field.disabled = false;
    printed.set(field, printed.get(originals[place]) ?? "");
  });
  rowsOf(placeOfRow(like)).at(-1)?.after(row);
  return row;
}

/**
 * Nothing may be called the same twice: a new row gets a number to its key and name.
 * @param {HTMLElement} row
 * @param {number} number
 */
function renameRow(row, number) {
  for (const field of fieldsOf(row)) {
    const place = placeOf(field);
    const was = printed.get(field) ?? "";
    if (was && place.path === "key") draft.set(place, `${was}-${number}`, was);
    if (was && place.path === "name") draft.set(place, `${was} ${number}`, was);
  }
}

/** @param {HTMLElement} row */
function markGone(row) {
  const gone = draft.isGone(placeOfRow(row));
  row.classList.toggle("gone", gone);
  for (const field of fieldsOf(row)) field.disabled = gone;
  const tool = row.querySelector('[data-tool="take"]');
  if (!tool) return;
  const says = gone ? "Put this row back" : "Take this row out";
  tool.textContent = gone ? "↺" : "−";
  tool.setAttribute("aria-label", `${says}: ${row.dataset.name}`);
  tool.setAttribute("title", says);
}

main.addEventListener("click", (event) => {
  /** @type {HTMLElement | null} */
  const tool = around(event, ".row-tool");
  const row = /** @type {HTMLElement | null} */ (tool?.closest("tr"));
  if (!tool || !row) return;
  const place = placeOfRow(row);
  if (tool.dataset.tool === "add") {
    const number = Math.max(...rowsOf(place).map((found) => Number(found.dataset.row))) + 1;
    draft.add({ ...place, row: number }, place.row);
    const made = addRow(row, number);
    renameRow(made, number + 1);
    fill(made);
    fieldsOf(made)[0]?.focus();
  } else if (row.classList.contains("new-row")) {
    draft.take(place);
    row.remove();
  } else {
    if (draft.isGone(place)) draft.putBack(place);
    else draft.take(place);
    markGone(row);
  }
  changed();
});

for (const row of all(main, ".file tr[data-row]")) {
  for (const field of fieldsOf(row)) printed.set(field, field.value);
  fill(row);
  markGone(row);
}
for (const place of draft.added()) {
  const like = rowsOf(place).find((row) => Number(row.dataset.row) === place.like);
  if (like) fill(addRow(like, place.row));
  else draft.take(place); // of another version of the box
}

main.addEventListener("input", (event) => {
  /** @type {Field | null} */
  const field = around(event, ".file input, .file select, .file textarea");
  if (!field) return;
  draft.set(placeOf(field), field.value, printed.get(field) ?? "");
  mark(field);
  changed();
});

// what the box says

function setting() {
  const options = Object.fromEntries(all(main, "[data-option]").map((found) => {
    const choice = /** @type {HTMLSelectElement} */ (found);
    return [choice.dataset.option, choice.value];
  }));
  return { pack, changes: draft.rows(), seats: Number($("seats").value), options, moves: Number($("moment").value) };
}

/**
 * Ask the server something about the draft.
 * @param {string} what
 * @param {object} question
 */
function ask(what, question) {
  return fetch(`/studio/box/${box}/${what}`, { method: "POST", body: JSON.stringify(question) }).catch(() => null);
}

async function check() {
  asked += 1;
  const mine = asked;
  main.classList.add("checking");
  const answer = await ask("check", setting());
  if (mine !== asked) return;
  main.classList.remove("checking");
  if (!answer?.ok) return complain(answer ? await readTrouble(answer) : "The server is not answering. Your changes are kept in this browser.");
  complain("");
  show(await answer.json());
}

/** @param {StudioChecked} checked */
function show(checked) {
  tellRefusals(checked.refused);
  $("standing").textContent = [tellStanding(draft.tally(), checked.refused.length), checked.refused[0]?.says ?? ""].join(" ").trim();
  $("standing").classList.toggle("refused", checked.refused.length > 0);
  if (checked.svg) $("drawing").replaceChildren(parseSvg(checked.svg));
  else $("drawing").replaceChildren(make("p", "quiet", checked.board || "There is nothing to show until this is fixed."));
  showSheets($("sheets"), checked.sheets);
  for (const id of /** @type {const} */ (["play-it", "download-it", "compare-it", "whole-rules"])) $(id).disabled = checked.refused.length > 0;
}

/** @param {StudioRefusal[]} refusals */
function tellRefusals(refusals) {
  for (const told of all(main, ".says-no")) told.remove();
  for (const found of all(main, ".refused-here")) found.classList.remove("refused-here");
  for (const found of all(main, ".file > .trouble")) found.hidden = true;
  for (const found of all(main, ".files [role=tab]")) {
    found.classList.toggle("refused", refusals.some(({ file }) => file === found.dataset.file));
  }
  complain(refusals.filter(({ file }) => !file).map(({ says }) => says).join(" "));
  for (const refusal of refusals) point(refusal);
}

/** @param {StudioRefusal} refusal */
function point({ says, file, kind, row, path }) {
  const within = section(file);
  if (!within) return;
  const line = kind ? all(within, `table[data-kind="${kind}"] tr[data-row="${row}"]`)[0] : null;
  const cells = line ? all(line, "td[data-path]").filter(({ dataset }) => path && `${dataset.path}.`.startsWith(`${path}.`)) : [];
  const here = cells.length ? cells : line ? all(line, "td[data-path]").filter((cell) => cell.querySelector(".changed")) : [];
  for (const cell of here) cell.classList.add("refused-here");
  if (line) {
    const words = make("td", "", make("span", "", says));
    words.colSpan = line.children.length;
    line.after(make("tr", "says-no", words));
  } else {
    const trouble = all(within, ".trouble")[0];
    trouble.textContent = says;
    trouble.hidden = false;
  }
}

/** @param {string} says */
function complain(says) {
  $("trouble").textContent = says;
  $("trouble").hidden = !says;
}

// the rules beside

main.addEventListener("focusin", async (event) => {
  /** @type {Field | null} */
  const field = around(event, ".file input, .file select, .file textarea");
  const row = field?.closest("tr")?.dataset.name;
  if (!field || !row) return;
  const { kind, path } = placeOf(field);
  const query = new URLSearchParams({ row, field: path.replaceAll(/[._]/g, " "), kind });
  if (seen === query.toString()) return;
  seen = query.toString();
  const answer = await fetch(`/studio/box/${box}/rules?${query}`).catch(() => null);
  if (!answer?.ok || seen !== query.toString()) return;
  /** @type {StudioRule[]} */
  const rules = await answer.json();
  const lines = rules.map(({ number, text }) => {
    const link = make("a", "", number);
    link.href = `/rules/${box}#rule-${number}`;
    link.target = "_blank";
    return make("li", "", link, ` ${text}`);
  });
  $("beside").replaceChildren(
    make("h3", "", row),
    lines.length ? make("ul", "", ...lines) : make("p", "quiet", "No rule mentions it by name. The rules page has them all."),
  );
});

// which file, and what to look at

/** @param {string} file */
function openFile(file) {
  for (const found of all(main, ".file")) found.hidden = found.dataset.file !== file;
  for (const tab of all(main, ".files [role=tab]")) tab.setAttribute("aria-selected", String(tab.dataset.file === file));
}

/** @param {string} view */
function look(view) {
  for (const found of all(main, "div[data-view]")) found.hidden = found.dataset.view !== view;
  for (const tab of all(main, ".views [role=tab]")) tab.setAttribute("aria-selected", String(tab.dataset.view === view));
}

main.addEventListener("click", (event) => {
  /** @type {HTMLElement | null} */
  const tab = around(event, "[role=tab]");
  if (tab?.dataset.file) openFile(tab.dataset.file);
  if (tab?.dataset.view) look(tab.dataset.view);
});
openFile(all(main, ".files [role=tab]")[0]?.dataset.file ?? "");
look("board");
for (const found of all(main, ".setting select")) found.addEventListener("change", check);
$("larger").addEventListener("click", () => {
  const large = main.classList.toggle("large-board");
  $("larger").textContent = large ? "Smaller" : "Larger";
});
$("begin").addEventListener("change", () => {
  const chosen = $("begin").value;
  location.href = `/studio/box/${box}${chosen ? `?pack=${encodeURIComponent(chosen)}` : ""}`;
});
$("forget").addEventListener("click", () => {
  draft.clear();
  localStorage.removeItem(KEY);
  for (const row of all(main, ".file .new-row")) row.remove();
  for (const row of all(main, ".file tr[data-row]")) {
    fill(row);
    markGone(row);
  }
  check();
});

// play, compare, keep

/** Keep the draft as a pack. Returns its name; empty for the box's own content, null if it could not be kept. */
async function save() {
  if (!draft.size) return pack;
  const answer = await ask("save", { pack, changes: draft.rows(), name: $("pack-name").value });
  if (!answer?.ok) {
    complain(answer ? await readTrouble(answer) : "The server is not answering. Your changes are kept in this browser.");
    return null;
  }
  complain("");
  /** @type {StudioPack} */
  const kept = await answer.json();
  return kept.pack;
}

$("play-it").addEventListener("click", async () => {
  const kept = await save();
  if (kept === null) return;
  const form = $("play-pack");
  for (const [name, value] of Object.entries({ pack: kept, seats: $("seats").value })) {
    /** @type {HTMLInputElement} */ (form.elements.namedItem(name)).value = value;
  }
  for (const found of all(main, "[data-option]")) {
    const field = make("input");
    field.type = "hidden";
    field.name = `option.${found.dataset.option}`;
    field.value = /** @type {HTMLSelectElement} */ (found).value;
    form.append(field);
  }
  form.submit();
});
$("download-it").addEventListener("click", async () => {
  const kept = await save();
  if (kept !== null) location.href = `/studio/box/${box}/pack.zip?pack=${encodeURIComponent(kept)}`;
});
$("whole-rules").addEventListener("click", async () => {
  const kept = await save();
  if (kept !== null) location.href = `/rules/${box}${kept ? `?pack=${encodeURIComponent(kept)}` : ""}`;
});
$("compare-it").addEventListener("click", async () => {
  const kept = await save();
  if (kept === null) return;
  const { seats, options } = setting();
  await jobs.start(box, { pack: kept, seats, options, games: Number($("games").value), bot: $("bot").value });
});

check();
