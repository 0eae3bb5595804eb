import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import { twiceIfJoint } from "../../years/by-status";
import type { Filer } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { povertyLineOf } from "../rules/poverty-line-of";
import { defineState } from "../state-law";

type Numbers = {
  /** Twice on a joint return. */
  standardDeduction: number;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
  /** The age of those who were born in 1938: they deduct $12,000 whatever they have. */
  fullAgeDeductionFrom: number;
};

const rates = [0.02, 0.03, 0.05, 0.0575];
const limits = [3_000, 5_000, 17_000];

export const virginia = defineState<Numbers>({
  code: "VA",
  years: {
    2025: {
      document: "2025 Form 760 instructions, and Va. Code 58.1-320 to 58.1-339.8",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f",
      checked: "2026-11-28",
      standardDeduction: 8_750,
      earnedIncomeCreditShare: 0.2,
      fullAgeDeductionFrom: 87,
    },
    2026: {
      document: "Va. Code 58.1-320 to 58.1-339.8",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f",
      checked: "2026-11-28",
      standardDeduction: 8_750,
      earnedIncomeCreditShare: 0.2,
      fullAgeDeductionFrom: 88,
    },
  },
  returnOf(filer, law) {
    const { status, people, dependents, federal } = filer;
    const ageDeductions = people.map(({ age }) => ageDeduction(filer, law, age));
    const forAge = 800 * agedOrBlind(filer);
    const standardDeduction = twiceIfJoint(law.standardDeduction)[status];
    const exemptions = 930 * (people.length + dependents);
    const agi =
      federal.adjustedGrossIncome -
      federal.taxableSocialSecurity -
      sumBy(ageDeductions, (amount) => amount);
    const taxable = agi - standardDeduction - exemptions - forAge;

    // Va. Code 58.1-321: nobody with less is taxed.
    const isTaxed = agi >= twiceIfJoint(11_950)[status];
    const tax = isTaxed ? graduatedTax(taxable, rates, limits) : 0;
    const adjustment = isTaxed ? spouseTaxAdjustment(filer, ageDeductions, taxable) : 0;
    const lowIncome = lowIncomeCredit(filer, agi);
    const earned = law.earnedIncomeCreditShare * federal.earnedIncomeCredit;
    // Va. Code 58.1-339.8: one of the two, and the one for low income is not paid out.
    const takesLowIncome = Math.min(lowIncome, tax - adjustment) > earned;
    return {
      start: federalAgi(filer),
      subtractions: [
        ["Age deduction", sumBy(ageDeductions, (amount) => amount)],
        socialSecurity(filer),
      ],
      deductions: [
        ["Standard deduction", standardDeduction],
        ["Personal exemptions", exemptions],
        ["Exemptions for age and blindness", forAge],
      ],
      rates: isTaxed ? rates : [0],
      limits: isTaxed ? limits : [],
      credits: [
        ["Spouse tax adjustment", adjustment],
        ["Credit for low-income individuals", takesLowIncome ? lowIncome : 0],
      ],
      refundableCredits: [["Refundable income tax credit", takesLowIncome ? 0 : earned]],
    };
  },
  notModeled: [
    "itemized deductions",
    "529 contributions",
    "the deduction for child care",
    "pay and pensions of the military, and low pay of state and federal employees",
  ],
});

/** Va. Code 58.1-322.03(5): $12,000 from 65 on, in all less what a couple or one person has above a limit. */
function ageDeduction({ status, people, federal }: Filer, law: Numbers, age: number): number {
  if (age < 65) return 0;
  if (age >= law.fullAgeDeductionFrom) return 12_000;
  const isMarried = status === "marriedFilingJointly" || status === "marriedFilingSeparately";
  const income = federal.adjustedGrossIncome - federal.taxableSocialSecurity;
  const above = Math.max(0, income - (isMarried ? 75_000 : 50_000));
  const sharing = people.filter((one) => one.age >= 65 && one.age < law.fullAgeDeductionFrom);
  return Math.max(0, 12_000 - above / sharing.length);
}

/** Va. Code 58.1-324(B): what a couple saves where each spouse is taxed alone, up to $259. */
function spouseTaxAdjustment(
  { isJoint, people }: Filer,
  ageDeductions: readonly number[],
  taxable: number,
): number {
  if (!isJoint) return 0;
  const incomes = people.map(
    ({ agi, taxableSocialSecurity, age }, position) =>
      agi - taxableSocialSecurity - (ageDeductions[position] ?? 0) - 930 - (age >= 65 ? 800 : 0),
  );
  const less = Math.max(0, Math.min(...incomes, taxable / 2));
  const taxOn = (income: number) => graduatedTax(income, rates, limits);
  return Math.min(259, taxOn(taxable) - taxOn(less) - taxOn(taxable - less));
}

/** Va. Code 58.1-339.8: $300 for each person up to the poverty line, without what the old and blind deduct. */
function lowIncomeCredit(filer: Filer, agi: number): number {
  const { year, people, dependents, household } = filer;
  const count = people.length + dependents;
  const isOldOrBlind = people.some(({ age }) => age >= 65) || (household.blind ?? 0) > 0;
  if (isOldOrBlind || household.isDependent || agi > povertyLineOf(year, count)) return 0;
  return 300 * count;
}
