import fc from "fast-check";

import { interestPayment } from "@/lib/finance/loan/interest-payment";
import { principalPayment } from "@/lib/finance/loan/principal-payment";
import { payment } from "@/lib/finance/time-value/payment";

import { amounts, monthly, rates, terms, timings } from "../arbitraries";
import { exactInterestPayment, relativeError } from "../oracle";

const halves = fc.double({ min: 0, max: 1, noNaN: true });
const periodWithin = (months: number, part: number) => 1 + Math.round(part * (months - 1));

test("is the rate on the principal in the first period", () => {
  expect(interestPayment(0.005, 1, 360, 100_000)).toBeCloseTo(-500, 10);
});

test("is nothing without interest, nor in a first payment at the beginning", () => {
  expect(interestPayment(0, 1, 12, 1200)).toBe(0);
  expect(interestPayment(0.005, 1, 12, 1200, 0, 1)).toBe(0);
});

test.each([0, 13, -1, NaN])("is NaN for period %d of 12", (period) => {
  expect(interestPayment(0.005, period, 12, 1200)).toBeNaN();
});

test("is the whole payment for 1,000 years at 1000%", () => {
  expect(interestPayment(monthly(1000), 6000, 12_000, 1200)).toBeCloseTo(-1000, 9);
});

test("agrees with the balance carried forward at 60 digits, to 1e-12", () => {
  fc.assert(
    fc.property(rates, terms, halves, amounts, timings, (rate, months, part, amount, type) => {
      const period = periodWithin(months, part);
      const exact = exactInterestPayment(rate, period, months, amount, 0, type);
      const interest = interestPayment(rate, period, months, amount, 0, type);
      expect(relativeError(interest, exact)).toBeLessThan(1e-12);
    }),
  );
});

test("agrees for savings towards a goal, and with both amounts owed", () => {
  fc.assert(
    fc.property(rates, terms, halves, amounts, amounts, (rate, months, part, now, later) => {
      const period = periodWithin(months, part);
      const goal = exactInterestPayment(rate, period, months, 0, later);
      expect(relativeError(interestPayment(rate, period, months, 0, later), goal)).toBeLessThan(
        1e-12,
      );
      const both = exactInterestPayment(rate, period, months, now, -later);
      expect(relativeError(interestPayment(rate, period, months, now, -later), both)).toBeLessThan(
        1e-12,
      );
    }),
  );
});

test("with the principal it is the payment", () => {
  fc.assert(
    fc.property(rates, terms, halves, amounts, timings, (rate, months, part, amount, type) => {
      const period = periodWithin(months, part);
      const both =
        interestPayment(rate, period, months, amount, 0, type) +
        principalPayment(rate, period, months, amount, 0, type);
      expect(both / payment(rate, months, amount, 0, type)).toBeCloseTo(1, 12);
    }),
  );
});
