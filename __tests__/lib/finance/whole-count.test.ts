import fc from "fast-check";

import { wholeCount } from "@/lib/finance/whole-count";

import { hazard, hazardNumbers } from "./hazards";

test("rounds up to whole ones", () => {
  expect(wholeCount(100, 30)).toBe(4);
  expect(wholeCount(90, 30)).toBe(3);
  expect(wholeCount(1, 30)).toBe(1);
});

test("forgives no more than a thousandth of one", () => {
  expect(wholeCount(1e7 + 5e-6, 0.01)).toBe(1_000_000_000);
  expect(wholeCount(1e7 + 5e-5, 0.01)).toBe(1_000_000_001);
});

test("is 0 when nothing is wanted, Infinity when nothing is added", () => {
  expect(wholeCount(0, 30)).toBe(0);
  expect(wholeCount(-5, 30)).toBe(0);
  expect(wholeCount(0, 0)).toBe(0);
  expect(wholeCount(5, 0)).toBe(Infinity);
  expect(wholeCount(5, -1)).toBe(Infinity);
});

test.each(["HZ30", "HZ31"])("%s: months to save", (id) => {
  const [target = NaN, current = NaN, each = NaN] = hazardNumbers(
    id,
    "target",
    "current",
    "monthly",
  );
  expect(wholeCount(target - current, each)).toBe(hazard(id).correct);
});

test.each(["HZ32", "HZ33", "HZ34"])("%s: units to break even", (id) => {
  const [fixed = NaN, variable = NaN, price = NaN] = hazardNumbers(
    id,
    "fixed",
    "variable",
    "price",
  );
  expect(wholeCount(fixed, price - variable)).toBe(hazard(id).correct);
});

const cents = (least: number, most: number) => fc.integer({ min: least, max: most });
const asDollars = (count: number) => count / 100;

test("counts cents as whole numbers do", () => {
  fc.assert(
    fc.property(cents(1, 1e9), cents(1, 1e6), (total, each) => {
      expect(wholeCount(asDollars(total), asDollars(each))).toBe(Math.ceil(total / each));
    }),
    { numRuns: 1000 },
  );
});

test("counts exactly also when both amounts are differences of cents", () => {
  fc.assert(
    fc.property(
      cents(1, 1e5),
      cents(1, 1e4),
      cents(0, 1e5),
      cents(0, 1e5),
      (count, each, one, other) => {
        const total = asDollars(count * each + one) - asDollars(one);
        const margin = asDollars(each + other) - asDollars(other);
        // 1,000 dollars less 999.99 keeps 11 digits, the least this is made for.
        fc.pre(each * 1e5 >= other && count * each * 1e5 >= one);
        expect(wholeCount(total, margin)).toBe(count);
      },
    ),
    { numRuns: 1000 },
  );
});

test("counts exactly what is little left of much, when told of how much", () => {
  fc.assert(
    fc.property(cents(1, 1e6), cents(1, 100), cents(0, 1e10), (each, count, taken) => {
      const whole = asDollars(count * each + taken);
      const left = whole - asDollars(taken);
      expect(wholeCount(left, asDollars(each), whole)).toBe(count);
    }),
    { numRuns: 1000 },
  );
});

test("a missing cent still takes one more, up to a hundred million", () => {
  fc.assert(
    fc.property(cents(1, 1e6), cents(1, 1e4), (count, each) => {
      expect(wholeCount(asDollars(count * each + 1), asDollars(each))).toBe(count + 1);
    }),
    { numRuns: 1000 },
  );
});
