import fc from "fast-check";

import { remainingBalance } from "@/lib/finance/loan/remaining-balance";

import { amounts, fractionalTerms, monthly, rates, terms } from "../arbitraries";
import { hazardNumbers } from "../hazards";
import { exactBalance, relativeError } from "../oracle";

test("begins with the principal and ends with 0", () => {
  expect(remainingBalance(0.005, 360, 100_000, 0)).toBe(100_000);
  expect(remainingBalance(0.005, 360, 100_000, 360)).toBe(0);
  expect(remainingBalance(0, 10, 1000, 4)).toBe(600);
});

test("HZ64: stays 0 beyond the term", () => {
  const [price = NaN, apr = NaN, term = NaN, years = NaN] = hazardNumbers(
    "HZ64",
    "price",
    "ratePct",
    "termYears",
    "years",
  );
  expect(remainingBalance(monthly(apr), term * 12, price * 0.8, years * 12)).toBe(0);
});

test("HZ65: a loan of 0 is 0 throughout, not NaN and not −0", () => {
  expect(remainingBalance(0.005, 360, 0, 84)).toBe(0);
  expect(remainingBalance(0.005, 0, 0, 0)).toBe(0);
});

test("hardly falls in 500 years at 1000%", () => {
  expect(remainingBalance(monthly(1000), 12_000, 100, 6000)).toBe(100);
  expect(remainingBalance(monthly(1000), 12_000, 100, 11_999)).toBeCloseTo(
    100 * (1 - 1 / (1 + 10 / 12)),
    12,
  );
});

test("agrees with the balance carried forward at 60 digits, to 1e-12", () => {
  fc.assert(
    fc.property(
      rates,
      terms,
      amounts,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rate, term, amount, part) => {
        const paid = Math.floor(part * (term - 1));
        const exact = exactBalance(rate, term, amount, paid);
        expect(relativeError(remainingBalance(rate, term, amount, paid), exact)).toBeLessThan(
          1e-12,
        );
      },
    ),
  );
});

test("agrees also where the term has a fraction of a month", () => {
  fc.assert(
    fc.property(
      rates,
      fractionalTerms,
      amounts,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rate, term, amount, part) => {
        fc.pre(term * Math.log10(1 + rate) < 60); // fractional powers are slow in many digits
        const paid = Math.floor(part * term);
        fc.pre(term - paid > 1e-6);
        const exact = exactBalance(rate, term, amount, paid);
        expect(relativeError(remainingBalance(rate, term, amount, paid), exact)).toBeLessThan(
          1e-12,
        );
      },
    ),
  );
});

test("never rises and never goes below 0", () => {
  fc.assert(
    fc.property(rates, terms, amounts, fc.nat(6100), (rate, term, amount, paid) => {
      const before = remainingBalance(rate, term, amount, paid);
      const after = remainingBalance(rate, term, amount, paid + 1);
      expect(after).toBeGreaterThanOrEqual(0);
      expect(after).toBeLessThanOrEqual(before);
    }),
  );
});
