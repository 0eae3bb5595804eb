import fc from "fast-check";

import { sumBy } from "@/lib/finance/sum-by";

import { reader } from "./oracle";

const itself = (amount: number) => amount;

test("is 0, not −0, for nothing", () => {
  expect(sumBy([], itself)).toBe(0);
  expect(sumBy([-0, -0], itself)).toBe(0);
});

test("takes the number from the item", () => {
  expect(sumBy([{ cost: 2 }, { cost: 3 }], ({ cost }) => cost)).toBe(5);
});

test("HZ38: 10,000 cents are 100 dollars exactly", () => {
  expect(sumBy(Array<number>(10_000).fill(0.01), itself)).toBe(100);
});

test("keeps what a large amount would swallow", () => {
  expect(sumBy([1e16, 1, -1e16], itself)).toBe(1);
  expect(sumBy([1, 1e100, 1, -1e100], itself)).toBe(2);
});

test("an infinite amount makes an infinite total, not NaN", () => {
  expect(sumBy([1, Infinity, 2], itself)).toBe(Infinity);
  expect(sumBy([1, -Infinity, 2], itself)).toBe(-Infinity);
});

test("is within a last digit of the exact sum, in any order", () => {
  const cents = fc.integer({ min: -1e12, max: 1e12 }).map((count) => count / 100);
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 200 }), (amounts) => {
      const read = reader();
      const exact = amounts.reduce((total, amount) => total.plus(read(amount)), read(0)).toNumber();
      expect(Math.abs(sumBy(amounts, itself) - exact)).toBeLessThanOrEqual(
        Number.EPSILON * Math.abs(exact),
      );
    }),
  );
});
