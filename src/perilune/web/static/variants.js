// One decision in several shapes, such as a pattern that can be turned: one shape is shown, the pointer, the wheel, a key
// or a button chooses another, and a click takes it. The shapes are children of a group with class "variants".

const STILL = 14; // pixels that the pointer may move before it chooses again, after a wheel or a key has

export class Variants {
  #shapes = [];
  #shown = 0;
  #hold = null; // where the pointer was when a wheel or a key chose
  #bar = document.getElementById("variants"); // its buttons; a page that only shows has none

  constructor(view) {
    view.addEventListener("pointermove", (event) => this.#follow(event));
    document.addEventListener("keydown", (event) => {
      if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select")) return;
      this.step(event.shiftKey ? -1 : 1);
    });
    document.getElementById("variant-before")?.addEventListener("click", () => this.step(-1));
    document.getElementById("variant-next")?.addEventListener("click", () => this.step(1));
  }

  /** A new drawing: look whether it has shapes to choose from. */
  found(svg) {
    const group = svg.querySelector(".variants");
    group?.classList.add("cycling");
    const before = this.#shapes[this.#shown]?.dataset.move;
    this.#shapes = group ? [...group.children] : [];
    if (this.#bar) this.#bar.hidden = this.#shapes.length < 2;
    this.#show(Math.max(0, this.#shapes.findIndex((shape) => shape.dataset.move === before)));
  }

  /** The next shape, or with -1 the one before. False if there is nothing to turn. */
  step(by) {
    if (this.#shapes.length < 2) return false;
    this.#hold = "next";
    this.#show((this.#shown + by + this.#shapes.length) % this.#shapes.length);
    return true;
  }

  /** The shape of this move, if there is one. */
  showMove(move) {
    const place = this.#shapes.findIndex((shape) => shape.dataset.move === move);
    if (place >= 0) this.#show(place);
  }

  #show(place) {
    this.#shown = place;
    this.#shapes.forEach((shape, number) => shape.classList.toggle("shown", number === place));
  }

  /** The shape that lies nearest to the pointer. */
  #follow(event) {
    if (this.#shapes.length < 2) return;
    if (this.#hold === "next") this.#hold = { x: event.clientX, y: event.clientY };
    if (this.#hold && Math.hypot(event.clientX - this.#hold.x, event.clientY - this.#hold.y) < STILL) return;
    this.#hold = null;
    const group = this.#shapes[0].parentElement;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(group.getScreenCTM().inverse());
    let nearest = Infinity;
    let best = this.#shown;
    this.#shapes.forEach((shape, number) => {
      const middle = centre(shape);
      const away = Math.hypot(middle.x - at.x, middle.y - at.y);
      if (away < nearest - 1) [nearest, best] = [away, number];
    });
    if (best !== this.#shown) this.#show(best);
  }
}

/** The middle of a shape: the mean of the points of its paths, which is there even while it is not shown. */
function centre(shape) {
  const numbers = [...shape.querySelectorAll("path")].flatMap((path) => path.getAttribute("d").match(/-?[\d.]+/g).map(Number));
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) [x, y] = [x + numbers[i], y + numbers[i + 1]];
  return { x: (2 * x) / numbers.length, y: (2 * y) / numbers.length };
}
