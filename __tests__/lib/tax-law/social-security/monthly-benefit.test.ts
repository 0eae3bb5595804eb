import { averageIndexedMonthlyEarnings } from "@/lib/tax-law/social-security/average-indexed-monthly-earnings";
import { monthlyBenefit } from "@/lib/tax-law/social-security/monthly-benefit";
import { primaryInsuranceAmount } from "@/lib/tax-law/social-security/primary-insurance-amount";
import { shareAtClaimAge } from "@/lib/tax-law/social-security/share-at-claim-age";

import depthCases from "../../../fixtures/depth_cases.json";
import cases from "../../../fixtures/social_security_cases.json";
import { maximumEarningsOf } from "./maximum-earner";

/** The benefit of a maximum earner who retires in January of a year, as it is in January of that or a later one. */
function maximumBenefit(birthYear: number, year: number, claimAge: number, paidIn = year) {
  const average = averageIndexedMonthlyEarnings(...maximumEarningsOf(birthYear, year));
  const amount = primaryInsuranceAmount(average, birthYear + 62, paidIn - 1);
  return monthlyBenefit(amount, birthYear, claimAge);
}

describe("SSA’s table of January 2026", () => {
  const { rows } = cases.maximumBenefits2026;

  test.each(rows)("a claim at %d", (age = 0, claimAge = 0, benefit = 0) => {
    expect(maximumBenefit(2026 - age, 2026, claimAge)).toBe(benefit);
  });

  test("has every row that the specification names, and five more", () => {
    const specified = depthCases.filter(
      ({ upgrade, inputs }) => upgrade.startsWith("7 ") && "kind" in inputs,
    ) as unknown as { inputs: { age: number }; expected: { benefit: number } }[];
    expect(specified).toHaveLength(4);
    for (const { inputs, expected } of specified)
      expect(rows.find(([age]) => age === inputs.age)?.[2]).toBe(expected.benefit);
    expect(rows).toHaveLength(9);
  });
});

const withBenefits = cases.maximumEarners.rows
  .filter((row) => row.length > 3)
  .map(([year = 0, age = 0, , ...benefits]) => [year, age, benefits] as const);

test.each(withBenefits)(
  "the maximum earner of %d at %d, at first and in 2024",
  (year, age, benefits) => {
    const claimAge = age === 62 ? 745 : 12 * age;
    expect([
      maximumBenefit(year - age, year, claimAge),
      maximumBenefit(year - age, year, claimAge, 2024),
    ]).toEqual(benefits);
  },
);

test("what others test their models with", () => {
  const rows = cases.benefits.flatMap((group) => group.rows);
  expect(rows.length).toBeGreaterThan(60);
  for (const [amount = 0, birthYear = 0, claimAge = 0, benefit = 0] of rows)
    expect([amount, birthYear, claimAge, monthlyBenefit(amount, birthYear, claimAge)]).toEqual([
      amount,
      birthYear,
      claimAge,
      benefit,
    ]);
});

test("no dust below a whole dollar takes one off, for any amount and month", () => {
  const wrong: unknown[] = [];
  for (let claimAge = 744; claimAge <= 840; claimAge++) {
    const share = BigInt(Math.round(3_600 * shareAtClaimAge(1960, claimAge)));
    for (let dimes = 0; dimes < 50_000; dimes += 77) {
      const benefit = Number((BigInt(dimes) * share) / 36_000n);
      if (monthlyBenefit(dimes / 10, 1960, claimAge) !== benefit) wrong.push([dimes, claimAge]);
    }
  }
  expect(wrong).toEqual([]);
});

test("SSA’s examples from earnings to benefit", () => {
  for (const { pia, birthYear, claimAge, benefit } of cases.examples2026.cases)
    expect(monthlyBenefit(pia, birthYear, claimAge)).toBe(benefit);
});

test("a claim before 62 or after 70 is refused", () => {
  expect(() => monthlyBenefit(1_000, 1960, 743)).toThrow(RangeError);
  expect(() => monthlyBenefit(1_000, 1960, 841)).toThrow(RangeError);
});
