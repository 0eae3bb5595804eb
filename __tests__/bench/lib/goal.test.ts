import { inMilliseconds } from "../../../bench/lib/figures.mjs";
import { atLeast, atMost, met, timesPlain } from "../../../bench/lib/goal.mjs";

test("a goal says what it asks, and its limit still meets it", () => {
  const quick = atMost(80, inMilliseconds);
  expect(quick.text).toBe("≤ 80 ms");
  expect([79, 80, 80.1].map((value) => quick.isMet(value, 1))).toEqual([true, true, false]);

  const high = atLeast(98, String);
  expect(high.text).toBe("≥ 98");
  expect([97, 98, 99].map((value) => high.isMet(value, 1))).toEqual([false, true, true]);

  const near = timesPlain(1.5);
  expect(near.text).toBe("≤ 1.5×");
  expect([149, 150, 151].map((value) => near.isMet(value, 100))).toEqual([true, true, false]);
});

test("a goal is met by all, or it says by how many", () => {
  expect(met([true, true])).toBe("yes");
  expect(met([true, false, true])).toBe("no: 2 of 3");
});
