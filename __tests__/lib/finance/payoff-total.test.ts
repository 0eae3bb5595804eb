import fc from "fast-check";

import { payoffSchedule } from "@/lib/finance/payoff-schedule";
import { payoffTotal } from "@/lib/finance/payoff-total";
import { sumBy } from "@/lib/finance/sum-by";

test("the example of its comment", () => {
  expect(payoffTotal(0.01, 100, 250)).toBeCloseTo(254.565, 3);
});

test("is what the payments of the schedule add up to", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 100, max: 100_000 }),
      fc.integer({ min: 1, max: 40 }),
      (thousandths, balance, share) => {
        const rate = thousandths / 10_000;
        const payment = balance * (rate + share / 100);
        const listed = sumBy(payoffSchedule(rate, payment, balance), (row) => row.payment);
        expect(Math.abs(payoffTotal(rate, payment, balance) / listed - 1)).toBeLessThan(1e-12);
      },
    ),
  );
});

test("is 0 when nothing is owed, and Infinity when the payment does not cover the interest", () => {
  expect(payoffTotal(0.01, 100, 0)).toBe(0);
  expect(payoffTotal(0.01, 1, 100)).toBe(Infinity);
});
