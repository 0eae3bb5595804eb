/** The law as it will stand: what no index moves is worth less, and what ends has ended. */
import { federalReturn, returnUnder } from "@/lib/tax-law/federal-return";
import { laterLaw } from "@/lib/tax-law/years/later-law";
import { lawOf } from "@/lib/tax-law/years/law-of";

const law = lawOf("2026");
const retired = {
  filingStatus: "marriedFilingJointly",
  age: 70,
  spouseAge: 70,
  socialSecurity: 40_000,
  pension: 30_000,
} as const;

test("without years or without inflation a return of its own year is that year’s", () => {
  expect(returnUnder(retired, laterLaw(law, 0, 3))).toEqual(federalReturn(retired, 2026));
  expect(returnUnder(retired, laterLaw(law, 2.9, 0))).toEqual(federalReturn(retired, 2026));
});

test("the thresholds that no index moves are worth less, those that it moves stay", () => {
  const later = laterLaw(law, 10, 4);
  const worth = 1.04 ** -10;
  for (const status of ["single", "marriedFilingJointly", "qualifyingSurvivingSpouse"] as const) {
    const [first, second] = law.socialSecurityBenefits.thresholds[status];
    expect(later.socialSecurityBenefits.thresholds[status][0]).toBeCloseTo(first * worth, 8);
    expect(later.socialSecurityBenefits.thresholds[status][1]).toBeCloseTo(second * worth, 8);
    const threshold = law.netInvestmentIncome.thresholds[status];
    expect(later.netInvestmentIncome.thresholds[status]).toBeCloseTo(threshold * worth, 8);
  }
  expect(later.incomeTax).toBe(law.incomeTax);
  expect(later.capitalGains).toBe(law.capitalGains);
});

test("the deductions of 2025 to 2028 end with 2028", () => {
  const deduction = (years: number) =>
    returnUnder(retired, laterLaw(law, years, 3)).seniorDeduction;
  expect([0, 2, 2.9, 3, 30].map(deduction)).toEqual([12_000, 12_000, 12_000, 0, 0]);
});

test("more of the benefits is taxed the longer the thresholds stand still, up to 85%", () => {
  const taxed = [0, 10, 20, 50].map(
    (years) => returnUnder(retired, laterLaw(law, years, 3)).taxableSocialSecurity,
  );
  // 30,000 + 20,000 − 44,000 = 6,000, of which 85%, and half of 12,000 below.
  expect(taxed[0]).toBeCloseTo(0.85 * 6_000 + 6_000, 8);
  expect(taxed).toEqual(taxed.toSorted((one, other) => one - other));
  expect(taxed[3]).toBe(34_000);
});
