import fc from "fast-check";

import { principalPayment } from "@/lib/finance/loan/principal-payment";
import { payment } from "@/lib/finance/time-value/payment";

import { amounts, rates, terms, timings } from "../arbitraries";
import { exactInterestPayment, exactPayment, relativeError } from "../oracle";

test("is the whole payment without interest, and in a first payment at the beginning", () => {
  expect(principalPayment(0, 3, 12, 1200)).toBe(-100);
  expect(principalPayment(0.005, 1, 12, 1200, 0, 1)).toBe(payment(0.005, 12, 1200, 0, 1));
});

test.each([0, 13, -1, NaN])("is NaN for period %d of 12", (period) => {
  expect(principalPayment(0.005, period, 12, 1200)).toBeNaN();
});

test("agrees with the payment less its interest at 60 digits, to 1e-12", () => {
  const halves = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      rates,
      terms,
      halves,
      amounts,
      amounts,
      timings,
      (rate, months, part, now, later, type) => {
        const period = 1 + Math.round(part * (months - 1));
        const exact = exactPayment(rate, months, now, later, type).minus(
          exactInterestPayment(rate, period, months, now, later, type),
        );
        const principal = principalPayment(rate, period, months, now, later, type);
        expect(relativeError(principal, exact)).toBeLessThan(1e-12);
      },
    ),
  );
});
