// The page behind a seat's link: what stands behind the # never went to the server; now the form takes it there.
// It also tells what the link is for: an invitation, or one's own seat for another device.

const link = document.getElementById("link");
const { title, host, seats } = document.querySelector("main").dataset;

link.value = location.hash.slice(1);
history.replaceState(null, "", location.pathname);

const [kind, number] = link.value.split(".");
const seat = JSON.parse(seats)[number];
if (kind === "device") {
  say("what", `Your seat at ${title}, on this device, too`);
  say("which", seat ? `You play as ${seat}. Whoever has this link can play for you: keep it to yourself.` : "");
  document.querySelector("label").hidden = true; // the seat has a name already
  document.querySelector("form button").textContent = "Sit down";
} else if (kind === "invite") {
  say("what", host ? `${host} invites you to ${title}` : `You are invited to ${title}`);
  say("which", seat ? `Seat ${Number(number) + 1} is for you; until you say your name it is called ${seat}. It stays yours in this browser.` : "");
}

function say(id, text) {
  if (text) document.getElementById(id).textContent = text;
}
