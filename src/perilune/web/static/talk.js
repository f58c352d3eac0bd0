// What people say to each other, and what was done at the table beside playing.

import { $, make, person } from "./make.js";

/** @import { AuditMessage, Named, TalkMessage } from "./types.d.ts" */

/**
 * Let people speak.
 * @param {(text: string) => void} say
 */
export function listenToTalk(say) {
  $("say").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = $("saying").value.trim();
    if (text) say(text);
    $("saying").value = "";
  });
}

/**
 * Show what was said: one more line, or, after the page has connected, all of it.
 * @param {TalkMessage} message
 * @param {Named[]} people
 */
export function showTalk({ whole, add: lines }, people) {
  if (whole) $("talk").replaceChildren();
  for (const { seat, text, at } of lines) {
    const line = make("li", "", person(people, seat), " ", text);
    line.title = new Date(at * 1000).toLocaleString();
    $("talk").append(line);
  }
  if (lines.length) {
    $("talk").scrollTop = $("talk").scrollHeight;
    $("tab-talk").classList.toggle("news", !whole && !$("panel-talk").checkVisibility());
  }
}

/**
 * Show what was done beside playing.
 * @param {AuditMessage} message
 */
export function showAudit({ whole, add: lines }) {
  if (whole) $("audit").replaceChildren();
  for (const { text, at } of lines) {
    const time = make("time", "", new Date(at * 1000).toLocaleString([], { dateStyle: "short", timeStyle: "short" }));
    $("audit").append(make("li", "", time, " ", text));
  }
}
