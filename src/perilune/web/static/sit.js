// The page behind a seat's link: what stands behind the # never went to the server; now the form takes it there.
// It also tells what the link is for: an invitation, or one's own seat for another device.

import { $, only } from "./make.js";

const { title, host, seats = "[]" } = only("main").dataset;

$("link").value = location.hash.slice(1);
history.replaceState(null, "", location.pathname);

const [kind, number] = $("link").value.split(".");
/** @type {string | undefined} */
const seat = JSON.parse(seats)[number];
if (kind === "device") {
  $("what").textContent = `Your seat at ${title}, on this device too`;
  if (seat) $("which").textContent = `You play as ${seat}. Anybody with this link can play for you: keep it to yourself.`;
  only("label").hidden = true; // the seat has a name already
  only("form button").textContent = "Sit down";
} else if (kind === "invite") {
  $("what").textContent = host ? `${host} invites you to ${title}` : `You are invited to ${title}`;
  if (seat) $("which").textContent = `Seat ${Number(number) + 1} is yours in this browser. Unless you give a name, you play as ${seat}.`;
}
