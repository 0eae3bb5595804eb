import fc from "fast-check";

import { firstWhole } from "@/lib/finance/first-whole";

test("is the first for which it holds", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat(5_000), (first, more) => {
      expect(firstWhole((whole) => whole >= first, first + more)).toBe(first);
    }),
  );
});

test("is none where it does not hold for the largest", () => {
  expect(firstWhole((whole) => whole > 12, 12)).toBe(Infinity);
});

test("looks only a few times", () => {
  let looks = 0;
  firstWhole((whole) => ((looks += 1), whole >= 700), 1_200);
  expect(looks).toBeLessThan(13);
});
