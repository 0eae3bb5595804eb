import type Decimal from "decimal.js";
import fc from "fast-check";

import { payment } from "@/lib/finance/time-value/payment";
import type { PaymentTiming } from "@/lib/finance/time-value/payment-timing";
import { periods } from "@/lib/finance/time-value/periods";

import { amounts, ordinaryRates, rates, timings } from "../arbitraries";
import { exactPeriods, reader, relativeError } from "../oracle";

test("divides when there is no interest", () => {
  expect(periods(0, -100, 1000)).toBe(10);
  expect(periods(0, -100, -1000, 10_000)).toBe(90);
});

test("is NaN or infinite when the payments never get there", () => {
  expect(periods(0.5, -50, 100)).toBeNaN();
  expect(periods(0.5, -40, 100)).toBeNaN();
  expect(periods(0, 0, 100)).toBe(-Infinity);
});

/**
 * What the inputs' own last digits can change. The answer is ln(end / start) / ln(1 + rate), with
 * end = due − futureValue × rate and start = due + presentValue × rate: a payment just above the
 * interest leaves few digits of start, and no double arithmetic finds the lost ones.
 */
function conditioning(
  rate: number,
  payment: number,
  presentValue: number,
  futureValue: number,
  type: PaymentTiming,
): number {
  if (rate === 0) return 0;
  const read = reader();
  const size = (one: Decimal, other: Decimal) =>
    one.abs().plus(other.abs()).div(one.plus(other).abs()).toNumber();
  const [r, now, later] = [read(rate), read(presentValue), read(futureValue)];
  const due = read(payment).times(r.times(type).plus(1));
  const ratio = due.minus(later.times(r)).div(due.plus(now.times(r)));
  const lost = size(due, now.times(r)) + size(due, later.times(r).neg()) + size(now, later);
  return (Math.abs(1 - 1 / ratio.toNumber()) * lost) / Math.log1p(rate);
}

test("agrees with its equation at 60 digits, to 1e-12", () => {
  fc.assert(
    fc.property(
      rates,
      amounts,
      fc.double({ min: 1e-9, max: 1e6, noNaN: true }),
      timings,
      (rate, balance, above, type) => {
        const each = -(balance * rate * (1 + above) + balance * 1e-4 * above);
        const exact = exactPeriods(rate, each, balance, 0, type);
        const blur = 4 * Number.EPSILON * conditioning(rate, each, balance, 0, type);
        const scale = exact.abs().plus(blur * 1e12);
        expect(relativeError(periods(rate, each, balance, 0, type), exact, scale)).toBeLessThan(
          1e-12,
        );
      },
    ),
  );
});

test("agrees for savings: an opening amount, payments and a goal", () => {
  fc.assert(
    fc.property(rates, amounts, amounts, amounts, timings, (rate, each, now, goal, type) => {
      const exact = exactPeriods(rate, -each, -now, goal, type);
      fc.pre(!exact.isZero());
      const blur = 4 * Number.EPSILON * conditioning(rate, -each, -now, goal, type);
      const scale = exact.abs().plus(blur * 1e12);
      expect(relativeError(periods(rate, -each, -now, goal, type), exact, scale)).toBeLessThan(
        1e-12,
      );
    }),
  );
});

test("agrees looking back: how long ago payments too small to matter began a debt", () => {
  fc.assert(
    fc.property(
      rates.filter((rate) => rate > 1e-6),
      amounts,
      fc.double({ min: 1e-12, max: 0.9, noNaN: true }),
      (rate, balance, share) => {
        const each = -balance * rate * share;
        const exact = exactPeriods(rate, each, -balance);
        expect(exact.isNegative()).toBe(true);
        expect(relativeError(periods(rate, each, -balance), exact)).toBeLessThan(1e-12);
      },
    ),
  );
});

test("finds the term of an ordinary loan again", () => {
  fc.assert(
    fc.property(
      ordinaryRates,
      fc.integer({ min: 1, max: 480 }),
      amounts,
      (rate, months, amount) => {
        expect(periods(rate, payment(rate, months, amount), amount)).toBeCloseTo(months, 5);
      },
    ),
  );
});
