// What a person has chosen for this browser.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Settings } from "../../src/perilune/web/static/settings.js";

/** The box to tick on a page, as far as the settings need one. */
class Box extends EventTarget {
  checked = false;

  /** @param {boolean} checked */
  tick(checked) {
    this.checked = checked;
    this.dispatchEvent(new Event("change"));
  }
}

/** @type {Map<string, string>} */
let kept;
/** @type {Box} */
let box;

beforeEach(() => {
  kept = new Map();
  box = new Box();
  const page = {
    document: { getElementById: (/** @type {string} */ id) => (id === "ask-first" ? box : new Box()) },
    localStorage: {
      /** @param {string} key */
      getItem: (key) => kept.get(key) ?? null,
      /** @type {(key: string, value: string) => void} */
      setItem: (key, value) => { kept.set(key, value); },
    },
    window: {},
  };
  for (const [name, value] of Object.entries(page)) Object.defineProperty(globalThis, name, { value, configurable: true });
});

test("nobody is asked before every move, unless one says so", () => {
  const settings = new Settings();
  assert.equal(settings.askFirst, false);
  assert.equal(box.checked, false);
  box.tick(true);
  assert.equal(settings.askFirst, true);
  assert.equal(new Settings().askFirst, true, "also the next time");
});

test("a choice made elsewhere shows in the box", () => {
  const settings = new Settings();
  settings.askFirst = true;
  assert.equal(box.checked, true);
});

test("where there are no notifications nobody is notified", () => {
  const settings = new Settings();
  settings.notify = true;
  assert.equal(settings.notify, false);
});
