import type Decimal from "decimal.js";
import fc from "fast-check";

import { payment } from "@/lib/finance/time-value/payment";
import { ratePerPeriod } from "@/lib/finance/time-value/rate-per-period";

import { amounts, ordinaryRates, terms, timings } from "../arbitraries";
import { exactFutureValue, reader } from "../oracle";

test("is 0 when the payments add up to the loan", () => {
  expect(ratePerPeriod(10, -100, 1000)).toBe(0);
});

test("may be negative", () => {
  expect(ratePerPeriod(10, -90, 1000)).toBeLessThan(0);
  expect(ratePerPeriod(1, 0, -100, 1)).toBeCloseTo(-0.99, 14);
});

test.each<[why: string, ...args: Parameters<typeof ratePerPeriod>]>([
  ["everything is paid and nothing received", 10, -100, -1000],
  ["there are no periods", 0, -100, 1000],
  ["the periods are negative", -10, 100, 1000],
  ["the guess is a total loss", 10, -110, 1000, 0, 0, -1],
  ["an input is not a number", 10, NaN, 1000],
])("is NaN when %s", (_why, ...args) => {
  expect(ratePerPeriod(...args)).toBeNaN();
});

test("does not overflow where almost everything is lost, a thousand times over", () => {
  // What is saved is worth 1 + 0.4 + 0.4² + … = 5/3, and 0.4^−1000 is beyond a double.
  expect(ratePerPeriod(1000, -1, 0, 5 / 3)).toBeCloseTo(-0.6, 14);
});

test("does not depend on the guess where there is one rate only", () => {
  const guesses = fc.double({ min: -0.99, max: 100, noNaN: true });
  fc.assert(
    fc.property(guesses, (guess) => {
      expect(ratePerPeriod(360, -599.55, 100_000, 0, 0, guess)).toBeCloseTo(0.00499999, 8);
    }),
  );
});

/**
 * The equation in decimals changes its sign within 1e-12 of the rate found, or within what the last
 * digits of the amounts can move it: near 0 they cancel, presentValue against periods × payment,
 * and far beyond the last payment nothing depends on the term any more.
 */
function holds(
  rate: number,
  months: number,
  each: number,
  now: number,
  later: number,
  type: 0 | 1,
) {
  const left = (at: Decimal) =>
    exactFutureValue(at, months, each, now, type).minus(reader()(later));
  const found = reader(0.8, 600)(rate);
  const tiny = found.abs().plus(1e-9).times(1e-9);
  const slope = left(found.plus(tiny))
    .minus(left(found.minus(tiny)))
    .div(tiny.times(2));
  const amounts = exactFutureValue(rate, months, -Math.abs(each), -Math.abs(now), type).plus(
    Math.abs(later),
  );
  const blur = amounts.times(8 * Number.EPSILON).div(slope.abs());
  const reach = found.abs().times(1e-12).plus(blur);
  return left(found.minus(reach))
    .times(left(found.plus(reach)))
    .lte(0);
}

test("solves its equation to 1e-12 at 60 digits: loans", () => {
  const rates = fc.oneof(ordinaryRates, fc.double({ min: 1e-7, max: 0.8, noNaN: true }));
  fc.assert(
    fc.property(rates, terms, amounts, timings, (rate, months, amount, type) => {
      // With more growth the loan is as good as endless, and its term no longer tells the rate.
      fc.pre(months * Math.log10(1 + rate) < 12 && !(type === 1 && months === 1));
      const each = payment(rate, months, amount, 0, type);
      const found = ratePerPeriod(months, each, amount, 0, type);
      expect(holds(found, months, each, amount, 0, type)).toBe(true);
    }),
  );
});

test("solves its equation to 1e-12 at 60 digits: savings that also begin with an amount", () => {
  const rates = fc
    .double({ min: -0.05, max: 0.8, noNaN: true })
    .filter((rate) => Math.abs(rate) > 1e-15);
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 1, max: 600 }),
      amounts,
      amounts,
      timings,
      (rate, months, each, now, type) => {
        const later = exactFutureValue(rate, months, -each, -now, type).toNumber();
        fc.pre(Number.isFinite(later) && later > 0);
        const found = ratePerPeriod(months, -each, -now, later, type);
        expect(holds(found, months, -each, -now, later, type)).toBe(true);
      },
    ),
  );
});
