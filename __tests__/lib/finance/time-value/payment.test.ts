import fc from "fast-check";

import { payment } from "@/lib/finance/time-value/payment";
import { presentValue } from "@/lib/finance/time-value/present-value";

import { amounts, fractionalTerms, monthly, rates, terms, timings } from "../arbitraries";
import { hazard, hazardNumbers } from "../hazards";
import { exactPayment, relativeError } from "../oracle";

test("matches the payment table of a $100,000 loan at 6% over 30 years", () => {
  expect(payment(0.005, 360, 100_000)).toBeCloseTo(-599.55, 2);
});

test("is the principal in equal parts when there is no interest", () => {
  expect(payment(0, 24, 12_000)).toBe(-500);
  expect(payment(0, 24, 12_000, -6000)).toBe(-250);
});

test("is 0, not −0, when nothing is owed", () => {
  expect(payment(0.005, 360, 0)).toBe(0);
  expect(payment(0.005, 360, -0)).toBe(0);
  expect(payment(0, 360, 0)).toBe(0);
});

test("is Infinity or NaN over no periods, and throws nothing", () => {
  expect(payment(0.005, 0, 100)).toBe(-Infinity);
  expect(payment(0.005, 0, 0)).toBeNaN();
});

test.each(["HZ01", "HZ02", "HZ03", "HZ04", "HZ05", "HZ06", "HZ07"])("%s", (id) => {
  const [amount = NaN, ratePct = NaN, years = NaN] = hazardNumbers(
    id,
    "amount",
    "ratePct",
    "years",
  );
  const { correct } = hazard(id);
  const level = payment(monthly(ratePct), years * 12, -amount);
  // The file gives 15 digits.
  expect(Math.abs(level / correct - 1)).toBeLessThan(2e-14);
});

test("agrees with its equation at 60 digits, to 1e-12", () => {
  fc.assert(
    fc.property(rates, terms, amounts, amounts, timings, (rate, months, now, later, type) => {
      const exact = exactPayment(rate, months, now, later, type);
      expect(relativeError(payment(rate, months, now, later, type), exact)).toBeLessThan(1e-12);
    }),
  );
});

test("agrees also for a fraction of a month and for a sinking fund", () => {
  fc.assert(
    fc.property(rates, fractionalTerms, amounts, (rate, months, amount) => {
      fc.pre(months * Math.log10(1 + rate) < 60); // fractional powers are slow in many digits
      const loan = exactPayment(rate, months, amount);
      const fund = exactPayment(rate, months, 0, amount);
      expect(relativeError(payment(rate, months, amount), loan)).toBeLessThan(1e-12);
      expect(relativeError(payment(rate, months, 0, amount), fund)).toBeLessThan(1e-12);
    }),
  );
});

test("where amounts cancel, agrees to 1e-12 of what cancels", () => {
  fc.assert(
    fc.property(rates, terms, amounts, amounts, timings, (rate, months, now, later, type) => {
      const exact = exactPayment(rate, months, now, -later, type);
      const scale = exactPayment(rate, months, now, later, type);
      const error = relativeError(payment(rate, months, now, -later, type), exact, scale);
      expect(error).toBeLessThan(1e-12);
    }),
  );
});

test("pays off its loan: the payments are worth the principal", () => {
  fc.assert(
    fc.property(rates, terms, amounts, timings, (rate, months, amount, type) => {
      const level = payment(rate, months, amount, 0, type);
      const worth = presentValue(rate, months, level, 0, type);
      expect(Math.abs(worth / amount - 1)).toBeLessThan(1e-14);
    }),
  );
});

test("grows with the rate and shrinks with the term", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.05, noNaN: true }), terms, (rate, months) => {
      fc.pre(months * rate < 20); // beyond, a month more changes no digit of a double
      const level = payment(rate, months, -1000);
      expect(payment(rate + 0.001, months, -1000)).toBeGreaterThan(level);
      expect(payment(rate, months + 1, -1000)).toBeLessThan(level);
    }),
  );
});
