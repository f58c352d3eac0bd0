// Where a panel goes: beside its thing, within the frame, never over what it speaks of.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeBeside } from "../../src/perilune/web/static/beside.js";

const FRAME = { left: 0, top: 0, right: 900, bottom: 700 };
const SIZE = { width: 200, height: 100 };

/**
 * @param {number} x
 * @param {number} y
 */
function thing(x, y) {
  return { left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 };
}

test("to the right where there is room, else to the left", () => {
  assert.deepEqual(placeBeside(SIZE, thing(300, 300), FRAME), { left: 330, top: 250 });
  assert.deepEqual(placeBeside(SIZE, thing(850, 300), FRAME), { left: 620, top: 250 });
});

test("within the frame at its edges", () => {
  assert.deepEqual(placeBeside(SIZE, thing(300, 10), FRAME), { left: 330, top: 8 });
  assert.deepEqual(placeBeside(SIZE, thing(300, 695), FRAME), { left: 330, top: 592 });
});

test("below or above what is as wide as the frame", () => {
  const wide = { left: 0, right: 900, top: 40, bottom: 80 };
  assert.equal(placeBeside(SIZE, wide, FRAME).top, 90);
  assert.equal(placeBeside(SIZE, { ...wide, top: 600, bottom: 690 }, FRAME).top, 490);
});

test("not over what is being read, if another side has room", () => {
  const read = { left: 340, right: 800, top: 200, bottom: 400 };
  assert.deepEqual(placeBeside(SIZE, thing(300, 300), FRAME, [read]), { left: 70, top: 250 });
  assert.deepEqual(placeBeside(SIZE, thing(300, 300), FRAME, [FRAME]), { left: 330, top: 250 });
});

test("where every side is taken, the nearest place that covers nothing", () => {
  const around = [
    { left: 330, right: 600, top: 150, bottom: 450 },
    { left: 20, right: 270, top: 150, bottom: 450 },
    { left: 200, right: 420, top: 330, bottom: 500 },
    { left: 200, right: 420, top: 100, bottom: 270 },
  ];
  const { left, top } = placeBeside(SIZE, thing(300, 300), FRAME, around);
  for (const box of [...around, thing(300, 300)]) {
    assert.ok(left >= box.right || left + SIZE.width <= box.left || top >= box.bottom || top + SIZE.height <= box.top);
  }
});

test("along the edge of its thing rather than far from it", () => {
  const lit = [
    { left: 330, right: 600, top: 275, bottom: 450 },
    { left: 20, right: 270, top: 275, bottom: 450 },
    { left: 200, right: 420, top: 330, bottom: 500 },
    { left: 200, right: 275, top: 180, bottom: 200 },
  ];
  assert.deepEqual(placeBeside(SIZE, thing(300, 300), FRAME, lit), { left: 280, top: 170 });
});
