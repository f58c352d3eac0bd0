// The tables of the rules page with the values of a draft, those that change first.

import { make } from "./make.js";

/** @import { StudioCell, StudioSheet } from "./types.d.ts" */

/**
 * Show them, each changed value beside what it was.
 * @param {HTMLElement} view
 * @param {StudioSheet[]} sheets
 */
export function showSheets(view, sheets) {
  const changed = sheets.filter((sheet) => sheet.changed);
  const others = sheets.filter((sheet) => !sheet.changed);
  const said = changed.length ? "These tables on the rules page change:" : "No table on the rules page changes.";
  const rest = make("details", "", make("summary", "", `The other ${others.length}`), ...others.map(tableOf));
  view.replaceChildren(make("p", "quiet", said), ...changed.map(tableOf), ...others.length ? [rest] : []);
}

/** @param {StudioSheet} sheet */
function tableOf(sheet) {
  const head = make("tr", "", ...sheet.columns.map((column) => make("th", "", column)), make("th", "", "Source"));
  const rows = sheet.lines.map((line) => make("tr", line.changed ? "changed" : "", ...line.cells.map(cellOf), make("td", "quiet", line.source)));
  const table = make("table", "", make("thead", "", head), make("tbody", "", ...rows));
  const wide = make("div", "sideways", table);
  wide.tabIndex = 0;
  const gone = sheet.gone.length ? [make("p", "quiet", `Taken out: ${sheet.gone.join(", ")}.`)] : [];
  return make("section", "", make("h3", "", sheet.title), ...gone, wide);
}

/** @param {StudioCell} cell */
function cellOf(cell) {
  if (cell.was === null) return make("td", "", cell.text);
  return make("td", "new", make("del", "", cell.was || "–"), " ", make("ins", "", cell.text || "–"));
}
