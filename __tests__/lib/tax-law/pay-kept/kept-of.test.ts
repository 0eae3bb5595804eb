/** What is left of pay, for households worked out by hand from the tables of the law. */
import "@/lib/tax-law/states/keep-every-state";

import { keptOf, type Kept } from "@/lib/tax-law/pay-kept/kept-of";

/** To the cent: floats leave some dust. */
const cents = (kept: Kept) =>
  Object.fromEntries(
    Object.entries(kept).map(([name, amount]) => [name, Math.round(amount * 100) / 100]),
  );

test("one person in Pennsylvania, with the 1% of a town", () => {
  const kept = keptOf({ filingStatus: "single", wages: 60_000 }, 2026, {
    state: "PA",
    localRate: 1,
  });
  expect(cents(kept)).toEqual({
    wages: 60_000,
    // 60,000 − 16,100 = 43,900: 1,240 + 12% × 31,500.
    federalTax: 5_020,
    // 7.65%.
    payrollTax: 4_590,
    // 3.07%, 0.07% for unemployment, and 1% of the town.
    stateTax: 1_842 + 42 + 600,
    medicareSurcharge: 0,
    loanPayments: 0,
    kept: 60_000 - 5_020 - 4_590 - 2_484,
  });
});

test("a couple with three children, whose credits are paid out, and a business", () => {
  const kept = keptOf(
    {
      filingStatus: "marriedFilingJointly",
      children: 3,
      wages: 20_000,
      spouseWages: 10_000,
      selfEmployment: 10_000,
    },
    2026,
  );
  // 15.3% of 9,235 is 1,412.955, of which half is deducted: earned and adjusted income are 39,293.5225.
  const earned = 39_293.5225;
  // 39,293.5225 − 32,200 = 7,093.5225, less 20% of that for the business, as 20% of 9,293.5225 is more: then 10%.
  const tax = 0.1 * 0.8 * 7_093.5225;
  // The most, 8,231, less 21.06% of what is above 31,160.
  const earnedIncomeCredit = 8_231 - 0.2106 * (earned - 31_160);
  // 6,600 of child credit: first the tax, then 15% of what was earned above 2,500, at most 5,100.
  const childCredit = 5_100;
  expect(0.15 * (earned - 2_500)).toBeGreaterThan(childCredit);
  expect(6_600 - tax).toBeGreaterThan(childCredit);
  const federalTax = -earnedIncomeCredit - childCredit;
  const payrollTax = 0.0765 * 30_000 + 1_412.955;
  expect(cents(kept)).toEqual(
    cents({
      wages: 30_000,
      federalTax,
      payrollTax,
      stateTax: 0,
      medicareSurcharge: 0,
      loanPayments: 0,
      kept: 30_000 - federalTax - payrollTax,
    }),
  );
});

test("two of 68 on Medicare, whose income is in the second tier, and one of whom works", () => {
  const household = {
    filingStatus: "marriedFilingJointly",
    age: 68,
    spouseAge: 68,
    wages: 150_000,
    pension: 66_500,
    taxExemptInterest: 2_000,
  } as const;
  const kept = keptOf(household, 2026, { medicare: 2, state: "TX" });
  // 32,200 + 2 × 1,650 off 216,500, and for each of the two 6,000 − 6% × 66,500 = 2,010: 176,980 is taxed.
  const federalTax = 2_480 + 0.12 * 76_000 + 0.22 * (176_980 - 100_800);
  expect(cents(kept)).toEqual(
    cents({
      wages: 150_000,
      federalTax,
      payrollTax: 0.0765 * 150_000,
      stateTax: 0,
      // 218,500 with the interest is above 218,000.
      medicareSurcharge: 2 * 12 * (81.2 + 14.5),
      loanPayments: 0,
      kept: 150_000 - federalTax - 11_475 - 2_296.8,
    }),
  );
  expect(
    keptOf({ ...household, taxExemptInterest: 1_500 }, 2026, { medicare: 2 }).medicareSurcharge,
  ).toBe(0);
  expect(keptOf(household, 2026).medicareSurcharge).toBe(0);
});

test("a spouse’s pay counts on a joint return only, and what is repaid of a premium credit is tax", () => {
  const separate = { filingStatus: "marriedFilingSeparately", wages: 50_000 } as const;
  expect(keptOf({ ...separate, spouseWages: 70_000 }, 2026)).toEqual(keptOf(separate, 2026));
  const single = { filingStatus: "single", wages: 65_000 } as const;
  const marketplace = { premium: 9_000, benchmark: 9_000, advanceCredit: 3_000 };
  expect(keptOf({ ...single, marketplace }, 2026).kept).toBeCloseTo(
    keptOf(single, 2026).kept - 3_000,
    9,
  );
});
