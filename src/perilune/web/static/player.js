// Goes from moment to moment of a game, by itself or as somebody wants it. Shows the moment that is wanted as soon as it is there.

/** @import { MomentMessage, ReelMessage } from "./types.d.ts" */

/**
 * A game to go through, as one seat knows it.
 * @typedef {object} Film
 * @property {ReelMessage} head
 * @property {(at: number) => Promise<MomentMessage>} moment
 * @property {(at: number) => void} expect - this one may be wanted next
 */

/**
 * The page that shows it.
 * @typedef {object} Screen
 * @property {(at: number, head: ReelMessage) => void} move - this moment is wanted
 * @property {(moment: MomentMessage, head: ReelMessage, still: boolean) => void} show - after a leap the pieces stand still
 * @property {(busy: boolean) => void} wait - whether the picture is still that of another moment
 * @property {(trouble: string) => void} settle - the wanted moment is shown, or why it is not
 * @property {(playing: boolean) => void} play
 * @property {() => number} pace - milliseconds for a moment
 */

export class Player {
  #screen;
  /** @type {Film | null} */
  #film = null;
  #at = 0; // the moment that is wanted
  /** @type {{ film: Film, at: number, moment: MomentMessage } | null} */
  #shown = null;
  #showing = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Screen} screen */
  constructor(screen) {
    this.#screen = screen;
  }

  /** The moment that is wanted. */
  get at() {
    return this.#at;
  }

  /** The game that is watched, once there is one. */
  get head() {
    return this.#film?.head ?? null;
  }

  /** The moment that is shown. */
  get shown() {
    return this.#shown?.moment ?? null;
  }

  get playing() {
    return this.#timer !== undefined;
  }

  /**
   * Watch this game from a moment on.
   * @param {Film} film
   * @param {number} moment
   */
  async open(film, moment) {
    this.#film = film;
    await this.go(moment);
  }

  /**
   * Look at a moment; one that is not there stands for the nearest.
   * @param {number} moment
   */
  async go(moment) {
    if (!this.#film) return;
    const { head } = this.#film;
    this.#at = Math.max(0, Math.min(moment, head.last));
    this.#screen.move(this.#at, head);
    await this.#show();
  }

  /** Play on by itself; from the beginning if this is the end. */
  play() {
    if (!this.#film) return;
    if (this.#at >= this.#film.head.last) this.go(0);
    this.#screen.play(true);
    this.#waitForNext();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#screen.play(false);
  }

  #waitForNext() {
    this.#timer = setTimeout(async () => {
      await this.go(this.#at + 1);
      if (this.#film && this.#at >= this.#film.head.last) this.stop();
      else if (this.playing) this.#waitForNext();
    }, this.#screen.pace());
  }

  /** Show the wanted moment. Who goes on faster than the server answers sees some of those in between. */
  async #show() {
    if (this.#showing) return;
    this.#showing = true;
    this.#screen.wait(true);
    let trouble = "";
    while (this.#film && !trouble && (this.#shown?.film !== this.#film || this.#shown.at !== this.#at)) {
      const [film, at] = [this.#film, this.#at];
      try {
        const moment = await film.moment(at);
        if (film === this.#film) this.#tell(film, at, moment);
      } catch (error) {
        if (film === this.#film) trouble = error instanceof Error ? error.message : String(error);
      }
    }
    if (trouble) this.stop();
    this.#screen.settle(trouble);
    this.#showing = false;
    this.#screen.wait(false);
    this.#film?.expect(this.#at + 1);
    this.#film?.expect(this.#at - 1);
  }

  /**
   * @param {Film} film
   * @param {number} at
   * @param {MomentMessage} moment
   */
  #tell(film, at, moment) {
    const near = this.#shown?.film === film && Math.abs(this.#shown.at - at) === 1;
    this.#shown = { film, at, moment };
    this.#screen.show(moment, film.head, !near);
  }
}
