import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { earnedIncomeCredit, federalAgi, socialSecurity } from "../rules/federal-lines";
import { defineState, type StateYear } from "../state-law";

const statute: StateYear = {
  document: "Form K-40 instructions, and K.S.A. 79-32,110 to 79-32,121",
  readIn:
    "PolicyEngine/policyengine-us@8914f89da054, https://support.taxslayer.com/hc/en-us/articles/360015706212-What-are-the-filing-requirements-for-Kansas and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
  checked: "2026-11-28",
};

export const kansas = defineState({
  code: "KS",
  // The numbers stand in the statute since 2024: no year changes them.
  years: {
    2025: statute,
    2026: {
      ...statute,
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f (withholding parameters of 2026)",
    },
  },
  returnOf: (filer) => ({
    start: federalAgi(filer),
    subtractions: [socialSecurity(filer)],
    deductions: [
      ["Standard deduction", standardDeduction(filer)],
      ["Exemptions", exemptions(filer)],
    ],
    rates: [0.052, 0.0558],
    limits: [filer.isJoint ? 46_000 : 23_000],
    refundableCredits: [earnedIncomeCredit(filer, 0.17)],
  }),
  notModeled: [
    "itemized deductions",
    "public pensions, which are not taxed",
    "529 contributions",
    "the credit for child care",
    "the intangibles tax of counties and cities on interest and dividends",
  ],
});

/** K.S.A. 79-32,119: more for each who is 65 or older, or blind. */
const standardDeduction = (filer: Filer) => {
  const { status } = filer;
  const isMarried = status === "marriedFilingJointly" || status === "marriedFilingSeparately";
  return standardDeductions[status] + agedOrBlind(filer) * (isMarried ? 700 : 850);
};

// A surviving spouse files as a head of household.
const standardDeductions: ByStatus<number> = {
  single: 3_605,
  marriedFilingJointly: 8_240,
  marriedFilingSeparately: 4_120,
  headOfHousehold: 6_180,
  qualifyingSurvivingSpouse: 6_180,
};

/** K.S.A. 79-32,121. */
function exemptions({ status, isJoint, dependents }: Filer): number {
  const isHead = status === "headOfHousehold" || status === "qualifyingSurvivingSpouse";
  return (isJoint ? 18_320 : 9_160) + 2_320 * (dependents + (isHead ? 1 : 0));
}
