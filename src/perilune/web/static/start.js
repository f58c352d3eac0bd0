// The start page: shows as many seats as are chosen, keeps my name in step, and opens a record. Works without, only less neatly.

for (const form of document.querySelectorAll("form.setup")) {
  const count = form.querySelector(".seat-count");
  const fit = () => {
    for (const seat of form.querySelectorAll(".seat")) {
      const used = Number(seat.dataset.seat) < Number(count.value);
      seat.hidden = !used;
      seat.disabled = !used;
    }
  };
  count.addEventListener("change", fit);
  fit();
}

const name = document.getElementById("name");
const keep = name.form.querySelector("button");
keep.hidden = true;
name.addEventListener("input", () => {
  for (const field of document.querySelectorAll("input.my-name")) field.value = name.value;
});
name.addEventListener("change", () => {
  fetch("/name", { method: "POST", body: new URLSearchParams({ name: name.value }), redirect: "manual" });
});

document.getElementById("record").addEventListener("change", async (event) => {
  const [file] = event.target.files;
  if (!file) return;
  const answer = await fetch("/records", { method: "POST", body: await file.text() });
  if (answer.ok) {
    location.assign(answer.url);
    return;
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.getElementById("record-trouble").textContent = page.querySelector("main p")?.textContent ?? "The file could not be opened.";
});
