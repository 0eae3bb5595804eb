import fc from "fast-check";

import { payoffSchedule } from "@/lib/finance/loan/payoff-schedule";
import { payoffTotal } from "@/lib/finance/loan/payoff-total";
import { sumBy } from "@/lib/finance/sum-by";

import { repaidDebts } from "../arbitraries";

test("the example of its comment", () => {
  expect(payoffTotal(0.01, 100, 250)).toBeCloseTo(254.565, 3);
});

test("is what the payments of the schedule add up to", () => {
  fc.assert(
    fc.property(repaidDebts, ({ rate, payment, balance }) => {
      const listed = sumBy(payoffSchedule(rate, payment, balance), (row) => row.payment);
      expect(Math.abs(payoffTotal(rate, payment, balance) / listed - 1)).toBeLessThan(1e-12);
    }),
  );
});

test("is 0 when nothing is owed, and Infinity when the payment does not cover the interest", () => {
  expect(payoffTotal(0.01, 100, 0)).toBe(0);
  expect(payoffTotal(0.01, 1, 100)).toBe(Infinity);
});
