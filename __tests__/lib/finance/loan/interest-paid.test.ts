import fc from "fast-check";

import { cumulativeInterest } from "@/lib/finance/loan/cumulative-interest";
import { interestPaid } from "@/lib/finance/loan/interest-paid";
import { levelLoan } from "@/lib/finance/loan/level-loan";

import { amounts, fractionalTerms, monthly, rates, terms } from "../arbitraries";
import { hazardNumbers } from "../hazards";
import { exactBalance, exactPayment, reader, relativeError } from "../oracle";

const parts = fc.double({ min: 0, max: 1, noNaN: true });

/** What was paid less what it has repaid, carried forward as a lender would. */
function exactInterest(rate: number, term: number, principal: number, paid: number) {
  const read = reader(rate, term);
  const payments = exactPayment(rate, term, principal).neg().times(read(paid));
  return payments.minus(read(principal)).plus(exactBalance(rate, term, principal, paid));
}

test("is what was paid less what it has repaid, at 60 digits", () => {
  fc.assert(
    fc.property(rates, terms, amounts, parts, (rate, term, principal, part) => {
      const paid = Math.ceil(part * term);
      const exact = exactInterest(rate, term, principal, paid);
      expect(relativeError(interestPaid(rate, term, principal, paid), exact)).toBeLessThan(1e-11);
    }),
    { numRuns: 300 },
  );
});

test("counts a part of a month too", () => {
  fc.assert(
    fc.property(rates, fractionalTerms, amounts, parts, (rate, term, principal, part) => {
      fc.pre(term * Math.log10(1 + rate) < 60); // fractional powers are slow in many digits
      const paid = (Math.ceil(part * term * 4) / 4) * (1 - 1e-3);
      fc.pre(paid < term);
      const exact = exactInterest(rate, term, principal, paid);
      expect(relativeError(interestPaid(rate, term, principal, paid), exact)).toBeLessThan(1e-11);
    }),
  );
});

test("agrees with the interest payments added up", () => {
  expect(interestPaid(0.005, 360, 100_000, 84)).toBeCloseTo(
    -cumulativeInterest(0.005, 360, 100_000, 1, 84, 0),
    7,
  );
});

test("HZ64: no interest runs beyond the term", () => {
  const [price = NaN, apr = NaN, term = NaN, years = NaN] = hazardNumbers(
    "HZ64",
    "price",
    "ratePct",
    "termYears",
    "years",
  );
  const paid = interestPaid(monthly(apr), term * 12, price * 0.8, years * 12);
  expect(paid).toBe(interestPaid(monthly(apr), term * 12, price * 0.8, term * 12));
  expect(paid).toBeCloseTo(levelLoan(apr, term, price * 0.8).totalInterest, 7);
});

test("HZ65: a loan of 0 costs 0, not NaN and not −0", () => {
  expect(interestPaid(0.005, 360, 0, 84)).toBe(0);
});

test("is exactly 0 at rate 0 and before the first payment", () => {
  expect(interestPaid(0, 360, 320_000, 84)).toBe(0);
  expect(interestPaid(0.005, 360, 320_000, 0)).toBe(0);
});

test("is finite at 1000% over 1,000 years", () => {
  const rate = monthly(1000);
  expect(interestPaid(rate, 12_000, 100, 12_000)).toBeCloseTo(100 * (12_000 * rate - 1), 6);
});
