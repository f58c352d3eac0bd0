// The board: shows the drawing, lets the pieces move, and says what was clicked. Knows no rules.

import { Camera } from "./camera.js";
import { Cards, cardOf } from "./cards.js";
import { Enlarge } from "./enlarge.js";
import { showFlags } from "./flags.js";
import { hasCome } from "./hand.js";
import { HOLD } from "./hold.js";
import { seenIn, toMiddle } from "./into_view.js";
import { Lens } from "./lens.js";
import { LiveDrawing } from "./live_drawing.js";
import { allDrawn, around } from "./make.js";
import { Motion, changedPieces, snapshot } from "./motion.js";
import { boxAround, inUnits, outlineOf } from "./outline.js";
import { Popover } from "./popover.js";
import { Scenery } from "./scenery.js";
import { Stays } from "./stays.js";
import { Strokes } from "./strokes.js";
import { Variants } from "./variants.js";

/** @import { Act, Named, Offer, Picture, Point } from "./types.d.ts" */

const DOUBLE = { time: 320, away: 30 }; // milliseconds and pixels between the taps
const REACH = { mouse: 12, touch: 22 }; // pixels from something offered where a click still means it
const TELLS = "[data-card], [data-says], [data-enlarge], [data-board], [data-ask], .variants"; // what means itself
const OFFERED = "[data-move]:not(.variants > *), [data-thing]";
const SPOT = "#drawing [data-move], #drawing [data-ask], #drawing [data-thing]";
const DEED = 2600; // milliseconds that the place of a great deed is seen
const STILL = 4; // pixels that a hand moves the mouse without meaning it,
const ELSEWHERE = 60; // and where it has clicked on what lay over the board and is gone, as in cards.js

export class Board {
  camera;
  cards;
  #view;
  #act;
  #drawing = new LiveDrawing();
  #shown = "";
  #variants;
  #strokes;
  #enlarge;
  #lens;
  #popover;
  #scenery = new Scenery(document.querySelector("main")?.dataset ?? {});
  #motion = new Motion();
  #stays;
  /** @type {SVGGraphicsElement[][]} */
  #changed = []; // what the last drawing has changed, the most striking first
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #later; // until the next question is shown
  /** @type {Record<string, string[]>} */
  #marks = {}; // the places that each seat proposes
  /** @type {Named[]} */
  #people = [];
  #offered = "";
  /** @type {Point & { time: number } | null} */
  #tapped = null; // the last tap of a finger

  /**
   * @param {HTMLElement} view
   * @param {Act} act
   */
  constructor(view, act) {
    this.#view = view;
    this.#act = act;
    this.#variants = new Variants(view, act);
    this.#strokes = new Strokes(view, act);
    this.cards = new Cards(view, act, (part) => this.#doing(part));
    this.#lens = new Lens(view, {
      offered: () => (act.marking() ? [] : allDrawn(view, OFFERED)),
      opened: () => act.point(null), // it says itself what is meant
      drew: () => this.#strokes.drew,
      foresee: (spot) => {
        this.#popover.over(spot);
        return spot ? this.#popover.titleOf(spot) ?? spot.dataset.says ?? "" : "";
      },
      take: (spot) => this.#choose(spot),
    });
    this.#enlarge = new Enlarge(view, (x, y) => {
      this.#lens.close();
      return this.cards.at(x, y);
    }, (at) => (this.#lens.isCrowded(at) ? 2 * HOLD : HOLD)); // the magnifier comes first
    this.#popover = new Popover(view, act, (key, then) => this.cards.tell(key, then));
    this.#stays = new Stays(view);
    this.#listen();
    this.camera = new Camera(view, {
      draws: () => this.#strokes.active,
      drew: () => this.#strokes.drew,
      roll: (event) => this.#variants.roll(event),
    });
  }

  /**
   * Show a drawing; pieces that stood elsewhere before go to their new places, unless `still`. The place of a great deed is seen first, and
   * then that of the next question.
   * @param {Picture} picture
   * @param {Offer[]} offers - they say in words what a click does
   */
  show({ svg, scenery = "", things = {} }, offers, still = false, great = false) {
    const text = svg.join("");
    if (text === this.#shown) return;
    this.#shown = text;
    this.cards.forget();
    this.#motion.end();
    this.ring(null);
    const old = this.#drawing.svg;
    const before = old && !still && !document.hidden ? snapshot(old) : null;
    const drawing = this.#drawing.show(svg);
    this.#scenery.lay(drawing, scenery);
    entitle(drawing, new Map(offers.map(({ move, says }) => [move, says])));
    this.#stays.found(drawing);
    this.camera.show(drawing);
    this.#variants.found(drawing);
    this.#strokes.found(drawing);
    this.#popover.found(things);
    this.propose(this.#marks, this.#people);
    this.#changed = before ? changedPieces(drawing, before) : [];
    if (before && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.#motion.start(drawing, before);
    clearTimeout(this.#later);
    const place = great ? this.#changed.find((pieces) => pieces.length > 0) : undefined;
    if (place) {
      this.camera.goTo(place, {});
      this.#later = setTimeout(() => this.#attend(offers, false), DEED);
    } else this.#attend(offers, old === null);
  }

  /**
   * Whether something that the last drawing has changed lies under this box.
   * @param {DOMRect} box
   */
  changesUnder({ left, right, top, bottom }) {
    return this.#changed.flat().some((piece) => {
      const at = piece.getBoundingClientRect();
      return at.width < (right - left) && at.left < right && at.right > left && at.top < bottom && at.bottom > top;
    });
  }

  /**
   * Make the places of a move shine; null for none.
   * @param {string | null} move
   */
  light(move) {
    for (const spot of allDrawn(this.#view, "[data-move]")) spot.classList.toggle("lit", spot.dataset.move === move);
    this.#popover.light(move);
    this.#variants.showMove(move);
  }

  /**
   * A ring around the place of a move, and around it among the ways there, until the next drawing; null for none.
   * @param {string | null} move
   * @param {string[]} [moves] - all that is advised, from this move on
   */
  ring(move, moves = move === null ? [] : [move]) {
    for (const old of allDrawn(this.#view, "svg > .advised")) old.remove();
    this.#popover.advise(moves);
    const spot = move === null ? null : this.#placeOf(move);
    const screen = spot && this.#drawing.svg?.getScreenCTM(); // asked only if needed: the page is laid out for it
    if (spot && screen) this.#drawing.svg?.append(boxAround(inUnits(outlineOf(spot), screen), 3, { class: "advised", "aria-hidden": "true" }));
  }

  /**
   * Mark these moves among the ways of their thing, until the next drawing.
   * @param {string[]} moves
   */
  advise(moves) {
    this.#popover.advise(moves);
  }

  /**
   * Bring the place of a move into view, if it has one.
   * @param {string} move
   */
  reveal(move) {
    const spot = this.#placeOf(move);
    if (spot) this.camera.goTo([spot], { always: true });
  }

  /**
   * The card of what a move is done with, where one points at it on the board or in the list of moves. A popover has told it already.
   * @param {string | null} move
   * @param {Element} [at]
   */
  cardFor(move, at) {
    if (move === null || !at) return null;
    const place = this.#view.contains(at) ? at : at.closest("#offers") ? this.#placeOf(move) : undefined;
    return place ? cardOf(place) : null;
  }

  /** What was sent has been answered: what waits for it goes on. */
  answered() {
    this.#strokes.answered();
  }

  /**
   * Show what partners propose.
   * @param {Record<string, string[]>} marks - places by seat
   * @param {Named[]} people
   */
  propose(marks, people) {
    this.#marks = marks;
    this.#people = people;
    if (this.#drawing.svg && people.length) showFlags(this.#drawing.svg, marks, people);
  }

  /**
   * New offers, and none of their places is in view: go there.
   * @param {Offer[]} offers
   * @param {boolean} instant
   */
  #attend(offers, instant) {
    const offered = JSON.stringify(offers);
    const same = offered === this.#offered;
    this.#offered = offered;
    if (same) return;
    const named = allDrawn(this.#view, ".focus-here"); // the drawing knows best; else what is offered
    this.camera.goTo(named.length ? named : allDrawn(this.#view, "[data-move], [data-thing]"), { instant });
  }

  #listen() {
    const view = this.#view;
    /** @type {SVGElement | null} */
    let pressed = null; // what the pointer went down on
    let skipped = false; // the press ended a motion
    view.addEventListener("click", (event) => {
      if (this.camera.dragged || this.#strokes.drew || this.#lens.took) return;
      /** @type {SVGElement | null} */
      const spot = around(event, SPOT);
      const goes = spot ? null : around(event, "#drawing [data-goes]")?.getAttribute("data-goes");
      if (goes) this.camera.goTo([...view.querySelectorAll(`#${CSS.escape(goes)}`)], { always: true }); // a map leads to what it shows
      else this.#click(event, spot ?? (skipped ? pressed : null) ?? this.#near(event));
    });
    view.addEventListener("pointerup", (event) => {
      if (this.camera.dragged || this.#strokes.drew || this.#lens.took || !pressed || pressed.isConnected || this.#act.marking()) return;
      // A new drawing came between press and release, and the browser makes no click of it: the same place still counts.
      /** @type {SVGElement | null | undefined} */
      const spot = document.elementFromPoint(event.clientX, event.clientY)?.closest(SPOT);
      const same = spot && spot.dataset.move === pressed.dataset.move && spot.dataset.ask === pressed.dataset.ask;
      if (same && !this.#variants.click(event)) this.#choose(spot);
    });
    /** @type {{ x: number, y: number, still: number } | null} */
    let rests = null; // where the mouse was pressed and stayed: what comes to lie under it then is not pointed at
    const moved = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) => !rests || Math.hypot(x - rests.x, y - rests.y) >= rests.still;
    const point = (/** @type {PointerEvent} */ event) => {
      this.#popover.over(around(event, "#drawing [data-thing]"));
      const spot = around(event, "[data-move]");
      if (spot || !around(event, "[data-thing]")) this.#act.point(spot?.getAttribute("data-move") ?? null, spot ?? undefined);
    };
    let waits = false; // something came to lie under a mouse that rested
    view.addEventListener("pointerover", (event) => {
      waits = !hasCome(event);
      if (!waits && (event.pointerType !== "mouse" || moved(event))) point(event);
    });
    view.addEventListener("pointermove", (event) => {
      if (!(rests || waits) || !moved(event)) return;
      rests = null;
      waits = false;
      if (event.pointerType === "mouse") point(event);
    });
    view.addEventListener("pointerleave", () => this.#act.point(null));
    window.addEventListener("pointerdown", (event) => {
      pressed = around(event, SPOT);
      rests = { x: event.clientX, y: event.clientY, still: around(event, "body") && !around(event, "#drawing") ? ELSEWHERE : STILL };
      skipped = this.#motion.end();
    }, { capture: true });
    window.addEventListener("keydown", () => { this.#motion.end(); }, { capture: true });
  }

  /**
   * A click that was no drag: marks, takes, asks, comes closer or shows a card large, whatever it can do first.
   * @param {PointerEvent} event
   * @param {SVGElement | null} spot
   */
  #click(event, spot) {
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const place = under.map((element) => element.closest("#drawing [data-place]")).find((found) => found);
    if (this.#act.mark(place?.getAttribute("data-place") ?? null, spot?.dataset.move ?? null)) return;
    if (this.#variants.click(event)) return;
    if (this.#isSecondTap(event) && spot?.dataset.move === undefined) this.camera.closeOrWhole({ x: event.clientX, y: event.clientY });
    else if (spot) this.#choose(spot);
    else if (event.target instanceof Element && !this.#enlarge.card(event.target)) this.cards.at(event.clientX, event.clientY);
  }

  /**
   * What is offered below what was clicked, or explains itself by the same card, or is nearest to a click on the bare ground beside it.
   * @param {PointerEvent} event
   * @returns {SVGElement | null}
   */
  #near(event) {
    const { clientX: x, clientY: y, pointerType } = event;
    const offered = allDrawn(this.#view, OFFERED);
    const card = around(event, "[data-card]")?.getAttribute("data-card");
    const under = document.elementsFromPoint(x, y).map((part) => part.closest(OFFERED));
    const meant = offered.filter((spot) => under.includes(spot) || (card && spot.dataset.card === card));
    if (meant.length === 1) return meant[0];
    if (around(event, TELLS)) return null;
    let [found, least] = [/** @type {SVGElement | null} */ (null), pointerType === "touch" ? REACH.touch : REACH.mouse];
    for (const spot of offered) {
      const { left, right, top, bottom } = spot.getBoundingClientRect();
      const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      if (right > left && away < least) [found, least] = [spot, away];
    }
    return found;
  }

  /**
   * Where a move can be made, if the drawing has a place for it; if it has several, one that is in view, so that nobody is led away from it.
   * @param {string} move
   */
  #placeOf(move) {
    const own = allDrawn(this.#view, `[data-move="${CSS.escape(move)}"]`);
    const places = [...own, this.#popover.placeOf(move)].filter((place) => place !== undefined);
    const view = seenIn(this.#view);
    return places.find((place) => toMiddle([place.getBoundingClientRect()], view) === null) ?? places[0];
  }

  /**
   * What can be done with a part now.
   * @param {Element} part
   * @returns {import("./cards.js").Doing}
   */
  #doing(part) {
    const spot = part.closest("#drawing [data-move], #drawing [data-thing]");
    const ways = spot ? this.#popover.waysOf(spot) : [];
    if (ways.length === 1 && ways[0].moves.length === 1) return { move: ways[0].moves[0], ways: [] };
    return { move: spot?.getAttribute("data-move") ?? null, ways };
  }

  /** @param {SVGElement} spot */
  #choose(spot) {
    const { move, ask, thing } = spot.dataset;
    if (thing !== undefined) this.#popover.use(spot);
    else if (move !== undefined) this.#act.move(move);
    else if (ask !== undefined) this.#act.ask(ask);
  }

  /**
   * Whether a finger taps where it has tapped just before.
   * @param {PointerEvent} event
   */
  #isSecondTap({ pointerType, clientX: x, clientY: y, timeStamp: time }) {
    const last = this.#tapped;
    this.#tapped = pointerType === "touch" ? { x, y, time } : null;
    return this.#tapped !== null && last !== null && time - last.time < DOUBLE.time && Math.hypot(x - last.x, y - last.y) < DOUBLE.away;
  }
}

/**
 * Let each place of a move tell the pointer what it does, in the words of its button. A shape of several tells more by itself.
 * @param {SVGSVGElement} svg
 * @param {Map<string, string>} words - by move
 */
function entitle(svg, words) {
  for (const spot of allDrawn(svg, "[data-move]:not(.variants > *)")) {
    spot.dataset.says = words.get(spot.dataset.move ?? "") ?? "";
  }
}
