// Which parts of a drawing lie in which.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nest } from "../../src/perilune/web/static/live_drawing.js";

/** @import { Piece } from "../../src/perilune/web/static/live_drawing.js" */

/**
 * What lies in what, and no more.
 * @param {Piece[]} pieces
 * @returns {unknown[]}
 */
function shape(pieces) {
  return pieces.map(({ text, inside }) => (inside ? [text, shape(inside)] : text));
}

test("parts that are whole stay side by side", () => {
  assert.deepEqual(shape(nest(["<path/>", "", "<g><use/></g><text>1 &gt; 0</text>"])), ["<path/>", "", "<g><use/></g><text>1 &gt; 0</text>"]);
});

test("a head and a tail make a group, with what they bring themselves", () => {
  const parts = ['<g class="a"><rect/>', "<path/>", "<g>", "<use/>", "</g>", "<text>x</text></g>", "<circle/>"];
  assert.deepEqual(shape(nest(parts)), [
    ['<g class="a"><rect/><!----><text>x</text></g>', ["<path/>", ["<g><!----></g>", ["<use/>"]]]],
    "<circle/>",
  ]);
});

test("what opens or closes more than one group is one text", () => {
  const parts = ["<path/>", "<g><g>", "<use/>", "</g><use/></g>", "<g>", "<rect/><g>", "</g>", "</g>"];
  assert.deepEqual(shape(nest(parts)), ["<path/>", "<g><g><use/></g><use/></g>", ["<g><!----></g>", ["<rect/><g></g>"]]]);
});

test("a drawing that closes what it never opened is refused", () => {
  assert.throws(() => nest(["<path/>", "</g>"]), /could not be drawn/);
});
