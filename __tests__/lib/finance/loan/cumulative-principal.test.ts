import fc from "fast-check";

import { cumulativeInterest } from "@/lib/finance/loan/cumulative-interest";
import { cumulativePrincipal } from "@/lib/finance/loan/cumulative-principal";
import { payment } from "@/lib/finance/time-value/payment";

import { amounts, rates, timings } from "../arbitraries";
import { exactInterestPayment, exactPayment, relativeError } from "../oracle";

test("is the principal over the whole term", () => {
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 1, max: 6000 }),
      amounts,
      timings,
      (rate, months, amount, type) => {
        const all = cumulativePrincipal(rate, months, amount, 1, months, type);
        expect(Math.abs(all / -amount - 1)).toBeLessThan(1e-12);
      },
    ),
  );
});

test.each([
  [0, 12],
  [2, 1],
  [1, 13],
  [1.5, 3],
])("is NaN from %d to %d of 12", (start, end) => {
  expect(cumulativePrincipal(0.005, 12, 100, start, end, 0)).toBeNaN();
});

test("with the interest it is the payments", () => {
  const term = fc.integer({ min: 1, max: 480 });
  fc.assert(
    fc.property(rates, term, amounts, timings, (rate, months, amount, type) => {
      const end = Math.ceil(months / 2);
      const both =
        cumulativePrincipal(rate, months, amount, 1, end, type) +
        cumulativeInterest(rate, months, amount, 1, end, type);
      expect(both / (payment(rate, months, amount, 0, type) * end)).toBeCloseTo(1, 12);
    }),
  );
});

test("agrees with the sum of payments less interest at 60 digits, to 1e-12", () => {
  const term = fc.integer({ min: 1, max: 480 });
  fc.assert(
    fc.property(rates, term, term, amounts, timings, (rate, months, from, amount, type) => {
      const start = 1 + (from % months);
      const end = Math.min(months, start + 11);
      let exact = exactPayment(rate, months, amount, 0, type).times(end - start + 1);
      for (let period = start; period <= end; period++) {
        exact = exact.minus(exactInterestPayment(rate, period, months, amount, 0, type));
      }
      const principal = cumulativePrincipal(rate, months, amount, start, end, type);
      expect(relativeError(principal, exact)).toBeLessThan(1e-12);
    }),
    { numRuns: 50 },
  );
});
