// One decision in several shapes, such as a pattern that can be turned: one shape is shown, the pointer, the wheel, a key
// or a button chooses another, and a click takes it. The shapes are children of a group with class "variants"; data-left,
// data-right and data-flip of a shape name the moves of the next ones, data-ground of the group the id of what they lie on.

const NOTCH = 40; // pixels of the wheel that turn by one
const PAUSE = 80; // milliseconds before the wheel turns again
const NEAR = 4; // pixels beside the ground that still count
const BUTTONS = { "variant-left": "left", "variant-right": "right", "variant-flip": "flip" };

export class Variants {
  #act;
  #svg = null;
  #shapes = [];
  #shown = 0;
  #drawn = ""; // all of them, as they were drawn
  #held = false; // chosen by key, wheel or button: it stays until the pointer leaves the ground
  #inside = false; // the pointer is on the ground
  #rolled = { by: 0, at: 0 }; // how far the wheel has gone since the last turn, and when that was
  #bar = document.getElementById("variants"); // its buttons and words; a page that only shows has none

  /** `act` has move(text). */
  constructor(view, act) {
    this.#act = act;
    view.addEventListener("pointermove", (event) => this.#follow(event));
    view.addEventListener("pointerleave", () => this.#leave());
    document.addEventListener("keydown", (event) => this.#press(event));
    for (const [id, way] of Object.entries(BUTTONS)) document.getElementById(id)?.addEventListener("click", () => this.turn(way));
    document.getElementById("variant-take")?.addEventListener("click", () => this.take());
    this.#bar?.addEventListener("mousedown", (event) => event.preventDefault()); // Enter still places it, after a click here
  }

  /** A new drawing: look whether it has shapes to choose from. */
  found(svg) {
    this.#svg = svg;
    const group = svg.querySelector(".variants");
    group?.classList.add("cycling");
    const drawn = group?.innerHTML ?? "";
    this.#held &&= drawn === this.#drawn; // it is the same decision still
    this.#drawn = drawn;
    const before = this.#shapes[this.#shown]?.dataset.move;
    this.#shapes = group ? [...group.children] : [];
    if (this.#bar) this.#bar.hidden = this.#shapes.length === 0;
    this.#show(Math.max(0, this.#shapes.findIndex((shape) => shape.dataset.move === before)));
  }

  /** Turn to the "left" or "right", or "flip". False if there is nothing to turn. */
  turn(way) {
    if (this.#shapes.length < 2) return false;
    const next = this.#next(way);
    this.#held = true;
    if (next >= 0) this.#show(next);
    return true;
  }

  /** Take the shape that is shown. */
  take() {
    const shape = this.#shapes[this.#shown];
    if (shape) this.#act.move(shape.dataset.move);
  }

  /** The wheel turns the pattern while the pointer is on its ground. False if it does not. */
  roll(event) {
    if (this.#shapes.length < 2 || !this.#on(event)) return false;
    const time = event.timeStamp - this.#rolled.at;
    this.#rolled.by = time > 400 ? event.deltaY : this.#rolled.by + event.deltaY;
    if (Math.abs(this.#rolled.by) < NOTCH || time < PAUSE) return true;
    this.turn(this.#rolled.by > 0 ? "right" : "left");
    this.#rolled = { by: 0, at: event.timeStamp };
    return true;
  }

  /** A click anywhere on the ground takes what is shown; a finger, which has not pointed before, first brings the shape there. False if it was elsewhere. */
  click(event) {
    if (this.#shapes.length === 0 || !this.#on(event)) return false;
    const before = this.#shown;
    if (event.pointerType === "touch" && !this.#held && !this.#shapes[before].contains(event.target)) this.#choose(event);
    if (this.#shown === before) this.take();
    else this.#held = true;
    return true;
  }

  /** The shape of this move, if there is one. */
  showMove(move) {
    const place = this.#shapes.findIndex((shape) => shape.dataset.move === move);
    if (place >= 0) this.#show(place);
  }

  #press(event) {
    if (this.#shapes.length === 0 || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return;
    const key = event.key.toLowerCase();
    if (key === "r") this.turn(event.shiftKey ? "left" : "right");
    else if (key === "f") this.turn("flip");
    else if (key === "enter" && !event.repeat && !event.target.closest("button, a, summary, [role=tab]")) this.take();
    else return;
    event.preventDefault();
  }

  /** The number of the shape that a turn leads to: where the drawing does not say it, the next one in order. */
  #next(way) {
    const move = this.#shapes[this.#shown].dataset[way];
    if (move !== undefined) return this.#shapes.findIndex((shape) => shape.dataset.move === move);
    const step = { left: -1, right: 1, flip: 0 }[way];
    return (this.#shown + step + this.#shapes.length) % this.#shapes.length;
  }

  #show(place) {
    this.#shown = place;
    this.#shapes.forEach((shape, number) => shape.classList.toggle("shown", number === place));
    if (!this.#bar || this.#shapes.length === 0) return;
    const says = document.getElementById("variant-says");
    const words = this.#shapes[place].querySelector(":scope > title")?.textContent ?? "";
    if (says && says.textContent !== words) says.textContent = words;
    for (const [id, way] of Object.entries(BUTTONS)) {
      const button = document.getElementById(id);
      if (button) button.disabled = [-1, place].includes(this.#next(way));
    }
  }

  #follow(event) {
    if (this.#shapes.length < 2 || event.pointerType === "touch") return;
    if (!this.#on(event)) {
      this.#leave();
      return;
    }
    this.#inside = true;
    if (!this.#held) this.#choose(event);
  }

  #leave() {
    if (this.#inside) this.#held = false;
    this.#inside = false;
  }

  /** Whether this is on the ground of the shapes, or in a gap of it. */
  #on({ clientX: x, clientY: y }) {
    const group = this.#shapes[0].parentElement;
    const ground = this.#svg.getElementById(group.dataset.ground ?? "") ?? group;
    const near = [[x, y], [x - NEAR, y], [x + NEAR, y], [x, y - NEAR], [x, y + NEAR]];
    return near.some((at) => document.elementsFromPoint(...at).some((element) => ground.contains(element) || group.contains(element)));
  }

  /** The shape that lies nearest to the pointer. */
  #choose({ clientX, clientY }) {
    const group = this.#shapes[0].parentElement;
    const at = new DOMPoint(clientX, clientY).matrixTransform(group.getScreenCTM().inverse());
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
