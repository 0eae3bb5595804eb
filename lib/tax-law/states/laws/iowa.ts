import { sumBy } from "@/lib/finance/sum-by";

import type { Filer } from "../filer";
import { earnedIncomeCredit, socialSecurity } from "../rules/federal-lines";
import { defineState, type NamedAmount } from "../state-law";

type Numbers = {
  rate: number;
  /** Of all but single filers, on what is above a limit. */
  alternateRate: number;
};

export const iowa = defineState<Numbers>({
  code: "IA",
  years: {
    2025: {
      document: "2025 IA 1040 and its expanded instructions, and Iowa Code 422.5 to 422.12B",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, https://revenue.iowa.gov/taxes/tax-guidance/individual-income-tax/1040-expanded-instructions/whats-new and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      rate: 0.038,
      alternateRate: 0.043,
    },
    2026: {
      document: "Iowa Code 422.5 to 422.12B",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f (withholding parameters of 2026)",
      checked: "2026-11-28",
      rate: 0.038,
      alternateRate: 0.043,
    },
  },
  returnOf(filer, law) {
    const { federal } = filer;
    const pensions = sumBy(filer.people, ({ age, pension }) => (age >= 55 ? pension : 0));
    const subtracted = federal.taxableSocialSecurity + pensions;
    const tax = law.rate * Math.max(0, federal.taxableIncome - subtracted);
    return {
      start: ["Federal taxable income", federal.taxableIncome],
      subtractions: [socialSecurity(filer), ["Retirement income", pensions]],
      rates: [law.rate],
      limits: [],
      credits: credits(filer, law, tax, incomeOf(filer) - subtracted),
      refundableCredits: [earnedIncomeCredit(filer, 0.15)],
    };
  },
  notModeled: [
    "the surtax of school districts, up to 20% of the tax",
    "529 contributions",
    "the credit for child care",
    "the low-income exemption and the alternate tax of spouses who file separately",
  ],
});

/** What the exemption of small incomes is measured by: the deductions but for tips and the like count in it. */
const incomeOf = ({ federal }: Filer) => {
  const { tipDeduction, overtimeDeduction, carLoanDeduction } = federal;
  const kept = tipDeduction + overtimeDeduction + carLoanDeduction;
  return Math.max(0, federal.adjustedGrossIncome - kept);
};

/** Iowa Code 422.5(3): a small income is exempt, and the tax never takes more than what is above it. */
function credits(filer: Filer, law: Numbers, tax: number, income: number): NamedAmount[] {
  const { status, people, household } = filer;
  const exemptions: NamedAmount = ["Exemption credits", exemptionCredits(filer)];
  if (status === "marriedFilingSeparately") return [exemptions];

  const isAged = people.some(({ age }) => age >= 65);
  const isSingle = status === "single";
  const ofSingle = household.isDependent ? 0 : isAged ? 24_000 : 9_000;
  const limit = isSingle ? ofSingle : isAged ? 32_000 : 13_500;
  if (income <= limit) return [["Low-income exemption", tax]];

  if (isSingle) {
    const after = Math.max(0, tax - exemptionCredits(filer));
    return [exemptions, ["Tax reduction", Math.max(0, after - (income - limit))]];
  }
  return [["Alternate tax", Math.max(0, tax - law.alternateRate * (income - limit))], exemptions];
}

/** Iowa Code 422.12: for each person, once more for a head of household, and half of it again for age and blindness. */
function exemptionCredits({ status, people, dependents, household }: Filer): number {
  const heads = status === "headOfHousehold" ? 1 : 0;
  const aged = people.filter(({ age }) => age >= 65).length;
  return 40 * (people.length + heads + dependents) + 20 * (aged + (household.blind ?? 0));
}
