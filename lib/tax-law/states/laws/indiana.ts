import type { Filer } from "../filer";
import { earnedIncomeCredit, federalAgi, socialSecurity } from "../rules/federal-lines";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  rate: number;
  /** Of the new federal deductions for tips, overtime and car loans. */
  shareOfNewDeductions: number;
};

export const indiana = defineState<Numbers>({
  code: "IN",
  years: {
    2025: {
      document: "2025 IT-40 instruction booklet, and IC 6-3-1-3.5 and 6-3-2-1",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      rate: 0.03,
      shareOfNewDeductions: 0,
    },
    2026: {
      document: "Departmental Notice #1 of 2026, and IC 6-3-1-3.5 and 6-3-2-1",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f (withholding parameters of 2026)",
      checked: "2026-11-28",
      rate: 0.0295,
      shareOfNewDeductions: 1,
    },
  },
  returnOf(filer, law) {
    const { people, dependents, federal } = filer;
    const { tipDeduction, overtimeDeduction, carLoanDeduction } = federal;
    return {
      start: federalAgi(filer),
      subtractions: [
        socialSecurity(filer),
        [
          "Tips, overtime and car loan interest",
          law.shareOfNewDeductions * (tipDeduction + overtimeDeduction + carLoanDeduction),
        ],
      ],
      deductions: [
        ["Exemptions", 1_000 * (people.length + dependents)],
        ["Additional exemptions for children", 1_500 * dependents],
        ["Aged and blind exemptions", agedExemptions(filer)],
      ],
      rates: [law.rate],
      limits: [],
      refundableCredits: [
        earnedIncomeCredit(filer, 0.1),
        ["Unified tax credit for the elderly", elderlyCredit(filer)],
      ],
    };
  },
  local: { name: "county income tax", range: [0.5, 3], base: "stateTaxableIncome" },
  notModeled: [
    "the deductions for rent and for property tax",
    "the $1,500 more that are exempt in the first year of a child",
    "dependents of 19 and older who are not students, who are exempt to $1,000 only",
    "529 contributions",
  ],
});

/** IC 6-3-1-3.5(a)(4) and (5): more where the federal income is small. */
function agedExemptions({ status, people, household, federal }: Filer): number {
  const aged = people.filter(({ age }) => age >= 65).length;
  const limit = status === "marriedFilingSeparately" ? 20_000 : 40_000;
  const isSmall = federal.adjustedGrossIncome < limit;
  return 1_000 * (aged + (household.blind ?? 0)) + (isSmall ? 500 * aged : 0);
}

/** IC 6-3-3-9. */
function elderlyCredit({ people, federal }: Filer): number {
  const aged = people.filter(({ age }) => age >= 65).length;
  return steppedAmount(elderlyCredits[aged] ?? [], federal.adjustedGrossIncome);
}

/** By federal income: for none, one and two who are 65 or older. */
const elderlyCredits: readonly Steps[] = [
  [],
  [
    [-Infinity, 100],
    [1_000, 50],
    [3_000, 40],
    [10_000, 0],
  ],
  [
    [-Infinity, 140],
    [1_000, 90],
    [3_000, 80],
    [10_000, 0],
  ],
];
