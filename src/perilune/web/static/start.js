// The start page: shows as many seats as are chosen, and remembers my name. Works without, only less neatly.

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

const mine = document.querySelectorAll("input.my-name");
for (const field of mine) {
  field.value = localStorage.getItem("name") ?? "";
  field.addEventListener("input", () => {
    localStorage.setItem("name", field.value.trim());
    for (const other of mine) if (other !== field) other.value = field.value;
  });
}
