// The log and the drawing, put together from what has changed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Changes, changedDrawing, changedLog } from "../../src/perilune/web/static/changes.js";

/** @import { LogLine, PositionMessage } from "../../src/perilune/web/static/types.d.ts" */

/** @type {LogLine[]} */
const LOG = [["One.", 1, 0], ["Two.", 2, 0]];
const DRAWING = ["<svg>", '<g id="a"/>', "<g>b</g>", "</svg>"];

/**
 * A frame as it comes over the wire.
 * @param {Partial<PositionMessage>} changed
 * @returns {PositionMessage}
 */
function frame(changed) {
  return {
    type: "position", number: 1, seat: 0, mine: true, standIn: false, next: [], prompt: "", deciders: [0], offers: [], undo: "", redo: false, since: 0, recap: [], gist: [], scores: [0], standing: [[]], course: { title: "", phases: [], now: -1, order: [] }, outcome: null,
    log: { keep: 0, add: [] }, ...changed,
  };
}

test("a log keeps so many lines and gets others", () => {
  assert.deepEqual(changedLog(LOG, { keep: 1, add: [["New.", 2, 0]] }), [["One.", 1, 0], ["New.", 2, 0]]);
  assert.deepEqual(changedLog(LOG, { keep: 0, add: [] }), []);
});

test("a drawing is made of new parts and old ones", () => {
  assert.deepEqual(changedDrawing(DRAWING, ["<svg>", [2, 2]]), ["<svg>", "<g>b</g>", "</svg>"]);
  assert.deepEqual(changedDrawing(DRAWING, [[0, 2], "</svg>"]), ["<svg>", '<g id="a"/>', "</svg>"]);
});

test("each position is the change of the one before", () => {
  const changes = new Changes();
  const first = changes.complete(frame({ log: { keep: 0, add: LOG }, svg: DRAWING }));
  assert.deepEqual([first.log, first.svg], [LOG, DRAWING]);
  const second = changes.complete(frame({ log: { keep: 2, add: [["Three.", 3, 0]] }, svg: [[0, 1], "<g>c</g>", [3, 1]] }));
  assert.deepEqual(second.svg, ["<svg>", "<g>c</g>", "</svg>"]);
  assert.deepEqual(second.log.map(([text]) => text), ["One.", "Two.", "Three."]);
  const third = changes.complete(frame({ log: { keep: 3, add: [] }, svg: [[0, 3]] }));
  assert.deepEqual(third.svg, second.svg, "the parts are those of the last drawing");
});

test("a position in words has no drawing", () => {
  const told = new Changes().complete(frame({ regions: [{ title: "Board", lines: ["Empty."] }] }));
  assert.deepEqual(told.svg, []);
  assert.deepEqual(told.regions, [{ title: "Board", lines: ["Empty."] }]);
});
