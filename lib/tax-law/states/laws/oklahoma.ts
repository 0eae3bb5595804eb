import { sumBy } from "@/lib/finance/sum-by";

import { earnedIncomeCredit as creditOf } from "../../credits/earned-income-credit";
import { survivorAsJoint } from "../../years/by-status";
import type { LawYear } from "../../years/law-year";
import type { Filer } from "../filer";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { defineState } from "../state-law";

type Numbers = {
  rates: readonly number[];
  /** Twice on the returns of couples, survivors and heads of household. */
  limits: readonly number[];
};

export const oklahoma = defineState<Numbers>({
  code: "OK",
  years: {
    2025: {
      document: "2025 Form 511 packet, and 68 O.S. 2355 to 2358",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and Budget-Lab-Yale/Tax-Simulator@15dca02e0bed",
      checked: "2026-11-28",
      rates: [0.0025, 0.0075, 0.0175, 0.0275, 0.0375, 0.0475],
      limits: [1_000, 2_500, 3_750, 4_900, 7_200],
    },
    2026: {
      document: "HB 2764 of 2025, and 68 O.S. 2355 to 2358",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and Budget-Lab-Yale/Tax-Simulator@15dca02e0bed",
      checked: "2026-11-28",
      rates: [0, 0.025, 0.035, 0.045],
      limits: [3_750, 4_900, 7_200],
    },
  },
  returnOf(filer, law) {
    const { status, people, federal } = filer;
    const income = federal.adjustedGrossIncome;
    const pensions = sumBy(people, ({ pension }) => Math.min(pension, 10_000));
    const agi = income - federal.taxableSocialSecurity - pensions;
    const ofIncome = income > 0 ? Math.min(1, Math.max(0, agi / income)) : 0;
    const isAlone = status === "single" || status === "marriedFilingSeparately";
    return {
      start: federalAgi(filer),
      subtractions: [socialSecurity(filer), ["Retirement income", pensions]],
      deductions: [
        ["Standard deduction", standardDeduction[status]],
        ["Exemptions", exemptions(filer)],
      ],
      rates: law.rates,
      limits: isAlone ? law.limits : law.limits.map((limit) => 2 * limit),
      credits: [["Child tax credit", ofIncome * childCredit(filer)]],
      refundableCredits: [
        ["Earned income credit", ofIncome * earnedIncomeCredit(filer)],
        ["Sales tax relief credit", salesTaxCredit(filer)],
      ],
    };
  },
  notModeled: [
    "itemized deductions",
    "529 contributions",
    "military pensions, and federal ones in place of Social Security",
    "gains on property in Oklahoma",
    "the credits for child care and property tax",
  ],
});

const standardDeduction = survivorAsJoint({
  single: 6_350,
  marriedFilingJointly: 12_700,
  marriedFilingSeparately: 6_350,
  headOfHousehold: 9_350,
});

/** 68 O.S. 2358(E)(1): one for each person, again for the blind, and from 65 on with little income; none for
 * somebody whom another can claim. */
function exemptions({ status, people, dependents, household, federal }: Filer): number {
  const isLow = federal.adjustedGrossIncome <= incomeOfOldAgeExemption[status];
  const old = isLow ? people.filter(({ age }) => age >= 65).length : 0;
  const own = household.isDependent ? 0 : people.length + (household.blind ?? 0) + old;
  return 1_000 * (own + dependents);
}

const incomeOfOldAgeExemption = survivorAsJoint({
  single: 15_000,
  marriedFilingJointly: 25_000,
  marriedFilingSeparately: 12_500,
  headOfHousehold: 19_000,
});

/** 68 O.S. 2357(B)(2): 5% of the federal credit, up to a federal income of $100,000. */
const childCredit = ({ federal }: Filer) =>
  federal.adjustedGrossIncome <= 100_000 ? 0.05 * federal.childCredit : 0;

/** 68 O.S. 2357.43: 5% of what the federal law of 2020 would give. */
const earnedIncomeCredit = ({ status, childAges, people, household, federal }: Filer) =>
  0.05 *
  creditOf(federalCreditOf2020, status, {
    children: childAges.length,
    earnedIncome: federal.earnedIncome,
    adjustedGrossIncome: federal.adjustedGrossIncome,
    disqualifiedIncome: federal.disqualifiedIncome,
    ages: household.isDependent ? [] : people.map(({ age }) => age),
  });

const band = (
  rate: number,
  most: number,
  phaseOutRate: number,
  phaseOutFrom: number,
): LawYear["earnedIncomeCredit"]["byChildren"][number] => ({
  rate,
  most,
  phaseOutRate,
  phaseOutFrom,
  phaseOutFromJoint: phaseOutFrom + 5_890,
});

/** Rev. Proc. 2019-44, section 3.06. */
const federalCreditOf2020: LawYear["earnedIncomeCredit"] = {
  year: 2020,
  document: "Rev. Proc. 2019-44",
  checked: "2026-11-28",
  byChildren: [
    band(0.0765, 538, 0.0765, 8_790),
    band(0.34, 3_584, 0.1598, 19_330),
    band(0.4, 5_920, 0.2106, 19_330),
    band(0.45, 6_660, 0.2106, 19_330),
  ],
  investmentIncome: 3_650,
  ages: [25, 64],
};

/** 68 O.S. 5011: $40 for each person, by all that the household takes in. */
function salesTaxCredit({ people, dependents, federal }: Filer): number {
  const losses = sumBy(people, ({ selfEmployment }) => Math.max(0, -selfEmployment));
  const income = federal.totalIncome + losses + federal.earnedIncomeCredit;
  const isOlderOrHasDependents = dependents > 0 || people.some(({ age }) => age >= 65);
  return income <= (isOlderOrHasDependents ? 50_000 : 20_000)
    ? 40 * (people.length + dependents)
    : 0;
}
