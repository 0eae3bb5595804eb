import fc from "fast-check";

import { finalPayment } from "@/lib/finance/final-payment";
import { payoffSchedule } from "@/lib/finance/payoff-schedule";

test("the example of its comment", () => {
  expect(finalPayment(0.01, 100, 250)).toBeCloseTo(54.565, 3);
});

test("is the last row of the schedule, and never more than a payment", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 100, max: 100_000 }),
      fc.integer({ min: 1, max: 40 }),
      (thousandths, balance, share) => {
        const rate = thousandths / 10_000;
        const payment = balance * (rate + share / 100);
        const last = payoffSchedule(rate, payment, balance).at(-1)?.payment;
        expect(finalPayment(rate, payment, balance)).toBeCloseTo(last as number, 6);
        expect(finalPayment(rate, payment, balance)).toBeLessThanOrEqual(payment);
      },
    ),
  );
});

test("is 0 when nothing is owed, and when the payment does not cover the interest", () => {
  expect(finalPayment(0.01, 100, 0)).toBe(0);
  expect(finalPayment(0.01, 1, 100)).toBe(0);
});
