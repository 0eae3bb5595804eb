import fc from "fast-check";

import { finalPayment } from "@/lib/finance/loan/final-payment";
import { payoffSchedule } from "@/lib/finance/loan/payoff-schedule";

import { repaidDebts } from "../arbitraries";

test("the example of its comment", () => {
  expect(finalPayment(0.01, 100, 250)).toBeCloseTo(54.565, 3);
});

test("is the last row of the schedule, and never more than a payment", () => {
  fc.assert(
    fc.property(repaidDebts, ({ rate, payment, balance }) => {
      const last = payoffSchedule(rate, payment, balance).at(-1)?.payment;
      expect(finalPayment(rate, payment, balance)).toBeCloseTo(last as number, 6);
      expect(finalPayment(rate, payment, balance)).toBeLessThanOrEqual(payment);
    }),
  );
});

test("is 0 when nothing is owed, and when the payment does not cover the interest", () => {
  expect(finalPayment(0.01, 100, 0)).toBe(0);
  expect(finalPayment(0.01, 1, 100)).toBe(0);
});
