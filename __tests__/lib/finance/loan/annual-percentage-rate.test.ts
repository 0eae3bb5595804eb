import fc from "fast-check";

import { annualPercentageRate } from "@/lib/finance/loan/annual-percentage-rate";
import { payment } from "@/lib/finance/time-value/payment";
import { presentValue } from "@/lib/finance/time-value/present-value";

import cases from "../../../fixtures/depth_cases.json";
import { monthly } from "../arbitraries";

type Given = { loan: number; rate: number; months: number; fees: number; points: number };
const published = cases.filter(({ upgrade }) => upgrade.startsWith("14 ")) as unknown as {
  inputs: Given;
  expected: { apr: number };
}[];

test.each(published)("$inputs", ({ inputs, expected }) => {
  const { loan, rate, months, fees, points } = inputs;
  const prepaid = fees + (loan * points) / 100;
  expect(annualPercentageRate(rate, months / 12, loan, prepaid)).toBeCloseTo(expected.apr, 10);
});

test("$25,000 at 8.5% over 5 years with $500 of fees", () => {
  expect(annualPercentageRate(8.5, 5, 25_000, 500)).toBeCloseTo(9.363538, 6);
});

test("without fees it is the rate itself; fees as large as the loan have none", () => {
  expect(annualPercentageRate(7.1, 5, 25_000, 0)).toBe(7.1);
  expect(annualPercentageRate(7.1, 5, 25_000, 25_000)).toBeNull();
  expect(annualPercentageRate(7.1, 5, 25_000, 30_000)).toBeNull();
  expect(annualPercentageRate(0, 5, 0, 0)).toBe(0);
});

test("at it the payments are worth what is received, and it rises with the fees", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1_000, noNaN: true }),
      fc.double({ min: 0.25, max: 40, noNaN: true }),
      fc.double({ min: 0.0001, max: 0.9, noNaN: true }),
      (rate, years, share) => {
        const [principal, fees] = [100_000, 100_000 * share];
        const apr = annualPercentageRate(rate, years, principal, fees) as number;
        const level = payment(monthly(rate), years * 12, -principal);
        const worth = presentValue(monthly(apr), years * 12, -level);
        expect(Math.abs(worth - (principal - fees))).toBeLessThanOrEqual(1e-6);
        expect(apr).toBeGreaterThan(rate);
        expect(annualPercentageRate(rate, years, principal, fees * 1.05)).toBeGreaterThan(apr);
      },
    ),
  );
});

// Example (c)(1)(i) of 12 CFR 1026, Appendix J, as three public test suites quote it (read on 2026-11-26): as a loan
// without interest whose fee is all of the finance charge.
test("$5,000 for 24 payments of $230 has the APR of the regulation’s example", () => {
  const apr = annualPercentageRate(0, 2, 24 * 230, 24 * 230 - 5_000) as number;
  expect(apr.toFixed(2)).toBe("9.69");
});

// Two payments of $121 without interest. At 10% a month the second is worth $100, and the first with a premium of
// $22 is worth $143 ÷ 1.1 = $130.
test("a premium with the first payment alone is part of the rate, with fees and without", () => {
  const apr = (fees: number, premium: number, months = 1) =>
    annualPercentageRate(0, 2 / 12, 242, fees, { premium, months });
  expect(apr(12, 22)).toBeCloseTo(120, 9);
  // $121 ÷ 1.1 + $100, and $156.20 ÷ 1.1 + $100.
  expect(apr(32, 0)).toBeCloseTo(120, 9);
  expect(apr(0, 35.2)).toBeCloseTo(120, 9);
  expect(apr(0, 35.2, 0)).toBe(0);
});
