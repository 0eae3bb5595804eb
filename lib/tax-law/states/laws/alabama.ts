import { sumBy } from "@/lib/finance/sum-by";

import { survivorAsJoint } from "../../years/by-status";
import type { Filer } from "../filer";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState, type NamedAmount, type StateYear } from "../state-law";

const document = "Form 40 booklet, and sections 40-18-5 to 40-18-19 of the Code of Alabama";

const statute: StateYear = {
  document,
  readIn:
    "PolicyEngine/policyengine-us@8914f89da054 and its pull request 9424, https://taxformfinder.org/alabama/standard-deduction-chart-form-40 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
  checked: "2026-11-28",
};

export const alabama = defineState({
  code: "AL",
  // The numbers stand in the statute: no year changes them.
  years: {
    2025: { ...statute, document: `2025 ${document}` },
    2026: {
      ...statute,
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f (withholding parameters of 2026)",
    },
  },
  returnOf(filer) {
    const { status, people, dependents, federal } = filer;
    const income = incomeOf(filer);
    const retirement = sumBy(people, ({ age, pension }) => (age >= 65 ? pensionOf(pension) : 0));
    const agi = income - retirement;
    return {
      start: ["Alabama income", income],
      subtractions: [["Retirement income", retirement]],
      deductions: [
        deductionOf(filer, agi),
        // Less the credits that are paid out, and without the tax on net investment income.
        ["Federal income tax", Math.max(0, federal.tax - federal.netInvestmentIncomeTax)],
        ["Personal exemption", personalExemptions[status]],
        ["Dependents", dependents * steppedAmount(dependentExemption, agi)],
      ],
      rates: [0.02, 0.04, 0.05],
      limits:
        filer.isJoint || status === "qualifyingSurvivingSpouse" ? [1_000, 6_000] : [500, 3_000],
    };
  },
  local: { name: "occupational tax of city and county", range: [0, 2], base: "wages" },
  notModeled: [
    "itemized deductions but for Social Security and Medicare taxes",
    "pensions that an employer guarantees, which are not taxed",
    "overtime pay of the first half of 2025, which is not taxed",
    "529 contributions",
  ],
});

/**
 * Income by Alabama’s own list: no Social Security, a loss of gains without limit, and nothing off for
 * half the self-employment tax and interest on student loans.
 */
function incomeOf({ federal, household }: Filer): number {
  const { interest = 0, qualifiedDividends = 0 } = household;
  const { adjustedGrossIncome, taxableSocialSecurity, selfEmploymentTax } = federal;
  const withoutInvestment = adjustedGrossIncome - taxableSocialSecurity - federal.investmentIncome;
  const deducted = selfEmploymentTax / 2 + federal.studentLoanDeduction;
  return withoutInvestment + deducted + interest + qualifiedDividends + federal.netGain;
}

/** Section 40-18-19(a)(13): from 65 on, of each. */
const pensionOf = (pension: number) => Math.min(pension, 6_000);

/** What employees pay for Social Security and Medicare is an itemized deduction: often the larger one. */
function deductionOf(filer: Filer, agi: number): NamedAmount {
  const { payrollTax, selfEmploymentTax, additionalMedicareTax } = filer.federal;
  const paid = payrollTax + selfEmploymentTax / 2 + additionalMedicareTax;
  const standard = standardDeduction(filer, agi);
  return paid > standard
    ? ["Social Security and Medicare taxes", paid]
    : ["Standard deduction", standard];
}

/** Section 40-18-15(b): it falls in steps of income. */
function standardDeduction({ status }: Filer, agi: number): number {
  const { most, least, from, step, fall } = standardDeductions[status];
  const steps = Math.floor(Math.max(0, agi - from) / step);
  return Math.max(least, most - fall * steps);
}

const standardDeductions = survivorAsJoint({
  single: { most: 3_000, least: 2_500, from: 25_500, step: 500, fall: 25 },
  marriedFilingJointly: { most: 8_500, least: 5_000, from: 25_500, step: 500, fall: 175 },
  marriedFilingSeparately: { most: 4_250, least: 2_500, from: 12_750, step: 250, fall: 88 },
  headOfHousehold: { most: 5_200, least: 2_500, from: 25_500, step: 500, fall: 135 },
});

/** Section 40-18-19(a). */
const personalExemptions = survivorAsJoint({
  single: 1_500,
  marriedFilingJointly: 3_000,
  marriedFilingSeparately: 1_500,
  headOfHousehold: 3_000,
});

const dependentExemption: Steps = [
  [-Infinity, 1_000],
  [50_001, 500],
  [100_001, 300],
];
