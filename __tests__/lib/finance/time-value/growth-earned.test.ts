import fc from "fast-check";

import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";

import { amounts, fractionalTerms, rates, terms } from "../arbitraries";
import { exactFutureValue, exactPresentValue, reader, relativeError } from "../oracle";

test("agrees with the future value less what was paid in, at 60 digits", () => {
  fc.assert(
    fc.property(
      rates,
      fc.oneof(terms, fractionalTerms),
      amounts,
      amounts,
      (rate, months, payment, opening) => {
        // Beyond e^200 the naive way of the oracle runs out of digits.
        fc.pre(rate * months < 200);
        const read = reader(rate, months);
        const paidIn = read(payment).times(read(months)).plus(read(opening));
        const exact = exactFutureValue(rate, months, payment, opening).neg().minus(paidIn);
        expect(relativeError(growthEarned(rate, months, payment, opening), exact)).toBeLessThan(
          1e-11,
        );
      },
    ),
    { numRuns: 200 },
  );
});

test.each([1e-13, 1e-10])("keeps its digits at %d percent a year", (annualRate) => {
  const months = 360;
  // To first order a payment earns rate for each month it lies: months × (months − 1) / 2 in all.
  const first = (annualRate / 1200) * (100 * ((months * (months - 1)) / 2) + 1000 * months);
  expect(growthEarned(annualRate / 1200, months, 100, 1000) / first).toBeCloseTo(1, 8);
});

test("at rate 0 nothing is earned, and an amount of 0 earns nothing at any rate", () => {
  expect(growthEarned(0, 30, 100, 1000)).toBe(0);
  expect(growthEarned(0.8, 12_000, 0, 0)).toBe(0);
  expect(growthEarned(0.8, 12_000, 0, 1)).toBe(Infinity);
});

test("a part of a period, and a rate as large as one", () => {
  for (const [rate, periods] of [
    [0.01, 0.5],
    [0.5, 0.9],
    [0.83, 0.1],
    [0.83, 3],
  ] as const) {
    const paidIn = 200 * periods + 50;
    expect(growthEarned(rate, periods, 200, 50)).toBeCloseTo(
      futureValue(rate, periods, -200, -50) - paidIn,
      9,
    );
  }
});

test("a negative rate loses what the equation says, at 60 digits", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.5, max: -1e-6, noNaN: true }),
      fc.oneof(terms, fractionalTerms),
      amounts,
      amounts,
      (rate, months, payment, opening) => {
        fc.pre(rate * months > -200);
        const read = reader(rate, months);
        const paidIn = read(payment).times(read(months)).plus(read(opening));
        const exact = exactFutureValue(rate, months, payment, opening).neg().minus(paidIn);
        const lost = growthEarned(rate, months, payment, opening);
        expect(lost).toBeLessThan(0);
        expect(relativeError(lost, exact)).toBeLessThan(1e-11);
      },
    ),
    { numRuns: 200 },
  );
});

test("backwards a payment loses what counting it today takes off, at 60 digits", () => {
  fc.assert(
    fc.property(rates, fc.oneof(terms, fractionalTerms), amounts, (rate, months, payment) => {
      fc.pre(rate * months < 200);
      const read = reader(rate, months);
      const paid = read(payment).times(read(months));
      const exact = exactPresentValue(rate, months, payment).plus(paid);
      expect(relativeError(growthEarned(rate, -months, payment, 0), exact)).toBeLessThan(1e-11);
    }),
  );
});
