import { averageIndexedMonthlyEarnings } from "@/lib/tax-law/social-security/average-indexed-monthly-earnings";
import { averageLevelEarnings } from "@/lib/tax-law/social-security/average-level-earnings";
import { averageWageIndex } from "@/lib/tax-law/social-security/average-wage-index";
import { monthlyBenefit } from "@/lib/tax-law/social-security/monthly-benefit";
import { primaryInsuranceAmount } from "@/lib/tax-law/social-security/primary-insurance-amount";
import { shareAtClaimAge } from "@/lib/tax-law/social-security/share-at-claim-age";
import { payroll } from "@/lib/tax-law/years/2026";

import depthCases from "../../../fixtures/depth_cases.json";

type Worked = {
  inputs: {
    earnings: number;
    workFrom: number;
    workTo: number;
    birthYear: number;
    claimAge: number;
  };
  expected: { aime: number; pia: number; factor: number; monthlyBenefit: number };
};

describe("the worked cases of the specification", () => {
  const worked = depthCases.filter(
    ({ upgrade, inputs }) => upgrade.startsWith("7 ") && "claimAge" in inputs,
  ) as unknown as Worked[];

  test("are four", () => {
    expect(worked).toHaveLength(4);
  });

  test.each(worked)("$inputs", ({ inputs, expected }) => {
    const { earnings, workFrom, workTo, birthYear, claimAge } = inputs;
    const aime = averageLevelEarnings(earnings, workTo - workFrom, payroll.wageBase);
    expect(aime).toBe(expected.aime);
    const pia = primaryInsuranceAmount(aime, 2026);
    expect(pia).toBe(expected.pia);
    expect(shareAtClaimAge(birthYear, 12 * claimAge)).toBeCloseTo(expected.factor, 12);
    expect(monthlyBenefit(pia, birthYear, 12 * claimAge)).toBe(expected.monthlyBenefit);
  });
});

test("$40,000 and $68,000, as the specification names them", () => {
  const amountOf = (earnings: number) =>
    primaryInsuranceAmount(averageLevelEarnings(earnings, 45, payroll.wageBase), 2026);
  expect(amountOf(40_000)).toBe(1812.4);
  expect(monthlyBenefit(amountOf(68_000), 1988, 62 * 12)).toBe(1791);
  expect(monthlyBenefit(amountOf(68_000), 1988, 70 * 12)).toBe(3173);
});

test("34, 35 and 36 years, none, and none earned", () => {
  expect(averageLevelEarnings(42_000, 34, 184_500)).toBe(3_400);
  expect(averageLevelEarnings(42_000, 35, 184_500)).toBe(3_500);
  expect(averageLevelEarnings(42_000, 36, 184_500)).toBe(3_500);
  expect(averageLevelEarnings(42_000, 0, 184_500)).toBe(0);
  expect(averageLevelEarnings(0, 35, 184_500)).toBe(0);
  expect(averageLevelEarnings(184_501, 35, 184_500)).toBe(15_375);
  expect(() => averageLevelEarnings(42_000, -1, 184_500)).toThrow(
    new RangeError("years must be 0 or more. It is -1."),
  );
});

test("is what pay of one place on the index averages", () => {
  // Half of the index in each of the 35 years to that of age 60, born in 1964.
  const { values, year } = averageWageIndex;
  const earnings = values.slice(-35).map((index) => index / 2);
  const average = averageIndexedMonthlyEarnings(earnings, year - 34, 1964);
  expect(average).toBe(averageLevelEarnings(69_846.57 / 2, 35, 184_500));
});
