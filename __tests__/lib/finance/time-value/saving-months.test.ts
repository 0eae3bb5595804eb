import fc from "fast-check";

import { savingMonths } from "@/lib/finance/time-value/saving-months";

import { ordinaryRates } from "../arbitraries";
import { exactFutureValue } from "../oracle";

const dollars = fc.integer({ min: 0, max: 1e8 }).map((cents) => cents / 100);
const contributions = fc.integer({ min: 100, max: 1e6 }).map((cents) => cents / 100);

test("reaches the target, and a month before did not", () => {
  fc.assert(
    fc.property(
      ordinaryRates,
      contributions,
      dollars,
      dollars,
      (rate, payment, opening, target) => {
        const months = savingMonths(rate, payment, opening, target);
        const after = (count: number) =>
          exactFutureValue(rate, count, -payment, -opening).toNumber();
        const dust = Math.max(1e-8, 2e-11 * target);
        expect(after(months)).toBeGreaterThanOrEqual(target - dust);
        if (months > 0) expect(after(months - 1)).toBeLessThan(target + dust);
      },
    ),
  );
});

test("month by month it comes to the same count", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.05, noNaN: true }),
      fc.integer({ min: 50, max: 5_000 }),
      fc.integer({ min: 0, max: 50_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (rate, payment, opening, target) => {
        let [balance, months] = [opening, 0];
        for (; balance < target - 1e-6; months += 1) balance += balance * rate + payment;
        expect(savingMonths(rate, payment, opening, target)).toBe(months);
      },
    ),
  );
});

test("nothing is needed of a target that is reached, and interest alone may reach it", () => {
  expect(savingMonths(0.01, 100, 500, 500)).toBe(0);
  expect(savingMonths(0, 100, 500, 400)).toBe(0);
  expect(savingMonths(0.01, 0, 100, 200)).toBe(70);
  expect(savingMonths(0.01, 0, 0, 200)).toBe(Infinity);
  expect(savingMonths(0, 0, 100, 200)).toBe(Infinity);
});

test.each([0, 1e-9, 0.004, 0.03])("what so many months reach takes so many: rate %d", (rate) => {
  fc.assert(
    fc.property(contributions, dollars, fc.integer({ min: 1, max: 240 }), (payment, opening, n) => {
      const target = exactFutureValue(rate, n, -payment, -opening).toNumber();
      expect(savingMonths(rate, payment, opening, target)).toBe(n);
      expect(savingMonths(rate, payment, opening, target + 0.002 * payment)).toBe(n + 1);
    }),
  );
});

test("a thousandth of a payment is the most that is forgiven, and nothing where none is made", () => {
  expect(savingMonths(0, 0.01, 0, 1e7 + 5e-6)).toBe(1_000_000_000);
  expect(savingMonths(0, 0.01, 0, 1e7 + 5e-5)).toBe(1_000_000_001);
  expect(savingMonths(1, 0, 100, 400)).toBe(2);
  expect(savingMonths(1, 0, 100, 400.0000001)).toBe(3);
});

test("an exact count is not a month more for float noise", () => {
  expect(savingMonths(0.01, 100, 0, 201)).toBe(2);
  expect(savingMonths(0.01, 100, 0, 201.01)).toBe(3);
  expect(savingMonths(0, 0.1, 0.8, 1.1)).toBe(3);
});
