import { averageWageIndex } from "@/lib/tax-law/social-security/average-wage-index";
import { contributionAndBenefitBase } from "@/lib/tax-law/social-security/contribution-and-benefit-base";
import { costOfLivingAdjustments } from "@/lib/tax-law/social-security/cost-of-living-adjustments";
import { valueOfYear } from "@/lib/tax-law/social-security/value-of-year";
import { laws } from "@/lib/tax-law/years/laws";

import cases from "../../../fixtures/social_security_cases.json";

const series = { averageWageIndex, contributionAndBenefitBase, costOfLivingAdjustments };

test.each(Object.entries(series))("%s ends with the year that it says", (_, one) => {
  expect(one.firstYear + one.values.length - 1).toBe(one.year);
  expect(valueOfYear(one, one.firstYear)).toBe(one.values[0]);
  expect(valueOfYear(one, one.year)).toBe(one.values.at(-1));
});

test.each(cases.series)(
  "$name is the published one, year by year",
  ({ name, firstYear, values }) => {
    expect(series[name as keyof typeof series]).toMatchObject({ firstYear, values });
  },
);

test.each([
  [1950, averageWageIndex, "year must be from 1951 to 2024. It is 1950."],
  [2025, averageWageIndex, "year must be from 1951 to 2024. It is 2025."],
  [1974, costOfLivingAdjustments, "year must be from 1975 to 2025. It is 1974."],
  [2010.5, contributionAndBenefitBase, "year must be from 1951 to 2026. It is 2010.5."],
])("%d is refused", (year, one, sentence) => {
  expect(() => valueOfYear(one, year)).toThrow(new RangeError(sentence));
});

test("the three come from one announcement: the index of two years before, the adjustment of one", () => {
  const { year, document } = contributionAndBenefitBase;
  expect(averageWageIndex).toMatchObject({ year: year - 2, document });
  expect(costOfLivingAdjustments).toMatchObject({ year: year - 1, document });
});

test("the base is the wage base of payroll tax in every year of law", () => {
  for (const { year, payroll } of laws)
    expect(valueOfYear(contributionAndBenefitBase, year)).toBe(payroll.wageBase);
});

test("since 1995 the base follows the index, as the law derives it, and never falls", () => {
  // 42 U.S.C. 430(b): $60,600 × index of two years before ÷ that of 1992, to a multiple of $300. It stands still
  // where there is no cost-of-living adjustment.
  for (let year = 1995; year <= contributionAndBenefitBase.year; year++) {
    const derived = (60_600 * valueOfYear(averageWageIndex, year - 2)) / 22_935.42;
    const before = valueOfYear(contributionAndBenefitBase, year - 1);
    const adjusted = valueOfYear(costOfLivingAdjustments, year - 1) > 0;
    expect([year, valueOfYear(contributionAndBenefitBase, year)]).toEqual([
      year,
      adjusted ? Math.max(before, 300 * Math.round(derived / 300)) : before,
    ]);
  }
});
