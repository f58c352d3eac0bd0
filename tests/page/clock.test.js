import assert from "node:assert/strict";
import { test } from "node:test";

test("time is written as people read it", async () => {
  globalThis.document = /** @type {any} */ ({ getElementById: () => null });
  const { timeLeft } = await import("../../src/perilune/web/static/clock.js");
  assert.deepEqual([0, 5.2, 59.9, 600, 3599, 3600, 7500, 86400, 259199].map(timeLeft),
    ["0:00", "0:06", "1:00", "10:00", "59:59", "1 h 00 min", "2 h 05 min", "1 d 0 h", "2 d 23 h"]);
});
