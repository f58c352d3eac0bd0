import assert from "node:assert/strict";
import { test } from "node:test";

import { findNook } from "../../src/perilune/web/static/nook.js";

const room = { left: 0, top: 0, width: 900, height: 600 };
const size = { width: 300, height: 150 };

test("somebody stands beside what is lit, not over it", () => {
  for (const left of [0, 200, 430, 860]) {
    const lit = [{ left, top: 280, width: 40, height: 40 }, { left: left / 2, top: 40, width: 60, height: 60 }];
    assert.equal(findNook(size, room, lit).covers, 0);
  }
});

test("as near as can be", () => {
  const near = findNook(size, room, [{ left: 20, top: 20, width: 40, height: 40 }]);
  assert.ok(near.left < 120 && near.top < 120);
});

test("where everything is lit, it covers as little as can be, inside the room", () => {
  const { left, top, covers } = findNook(size, room, [{ left: 0, top: 0, width: 900, height: 480 }]);
  assert.ok(covers > 0 && left >= 0 && top + size.height <= 600 && top > 400);
});
