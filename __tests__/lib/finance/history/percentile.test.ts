import fc from "fast-check";

import { percentile } from "@/lib/finance/history/percentile";

test.each([
  [0, 1],
  [24, 1],
  [25, 2],
  [49.9, 2],
  [50, 3],
  [75, 4],
  [100, 4],
])("of four numbers the %d-th percentile is number %d", (percent, expected) => {
  expect(percentile([3, 1, 4, 2], percent)).toBe(expected);
});

test("of an odd count the 50th is the one in the middle, and of numbers not of texts", () => {
  expect(percentile([10, 9, 100], 50)).toBe(10);
});

test("no more than so many percent are below it, and more than as many at it or below", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 0, max: 99 }),
      (values, percent) => {
        const found = percentile(values, percent);
        expect(values).toContain(found);
        const below = values.filter((value) => value < found).length;
        const upTo = values.filter((value) => value <= found).length;
        expect(100 * below).toBeLessThanOrEqual(percent * values.length);
        expect(100 * upTo).toBeGreaterThan(percent * values.length);
      },
    ),
  );
});

test("takes the list as it is, and of none there is none", () => {
  const values = Object.freeze([2, 1]);
  expect(percentile(values, 0)).toBe(1);
  expect(percentile([], 50)).toBeNaN();
});
