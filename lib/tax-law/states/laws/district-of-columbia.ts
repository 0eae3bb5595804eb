import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import { survivorAsJoint } from "../../years/by-status";
import { lawOf } from "../../years/law-of";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { defineState, type NamedAmount } from "../state-law";

type Numbers = {
  standardDeduction: ByStatus<number>;
  /** For each who is 65 or older, or blind: not married, and married. */
  agedOrBlind: readonly [unmarried: number, married: number];
  /** From here on the credit of workers without children falls. */
  creditFallsFrom: number;
};

const rates = [0.04, 0.06, 0.065, 0.085, 0.0925, 0.0975, 0.1075];
const limits = [10_000, 40_000, 60_000, 250_000, 500_000, 1_000_000];

export const districtOfColumbia = defineState<Numbers>({
  code: "DC",
  years: {
    2025: {
      document: "2025 D-40 booklet, and D.C. Code 47-1801.04 to 47-1806.04",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      standardDeduction: survivorAsJoint({
        single: 15_000,
        marriedFilingJointly: 30_000,
        marriedFilingSeparately: 15_000,
        headOfHousehold: 22_500,
      }),
      agedOrBlind: [2_000, 1_600],
      creditFallsFrom: 23_288,
    },
  },
  // Form D-40 taxes spouses apart where that costs less than together: see its calculation J.
  returnOf(filer, law) {
    const incomes = filer.people.map(({ agi, taxableSocialSecurity }) => ({
      start: agi,
      benefits: taxableSocialSecurity,
      income: agi - taxableSocialSecurity,
    }));
    const all = {
      start: sumBy(incomes, ({ start }) => start),
      benefits: sumBy(incomes, ({ benefits }) => benefits),
      income: sumBy(incomes, ({ income }) => income),
    };
    const deduction = standardDeduction(filer, law);
    const left = Math.max(0, all.income - deduction);
    // They may share the deduction as they like: best so that the same is left of both incomes.
    const smaller = Math.max(0, Math.min(left / 2, ...incomes.map(({ income }) => income)));
    const isFirst = (incomes[0]?.income ?? 0) <= (incomes[1]?.income ?? 0);
    const lefts = isFirst ? [smaller, left - smaller] : [left - smaller, smaller];
    const tax = (taxable: number) => graduatedTax(taxable, rates, limits);
    const isApart = filer.isJoint && tax(smaller) + tax(left - smaller) < tax(left);
    const columns = isApart
      ? incomes.map((one, position) => ({
          ...one,
          deduction: one.income - (lefts[position] ?? 0),
        }))
      : [{ ...all, deduction }];
    return columns.map((one, position) => ({
      start: ["Federal adjusted gross income", one.start],
      subtractions: [["Taxable Social Security", one.benefits]],
      deductions: [["Standard deduction", one.deduction]],
      rates,
      limits,
      refundableCredits: position === 0 ? [earnedIncomeCredit(filer, law)] : [],
    }));
  },
  notModeled: [
    "itemized deductions",
    "losses of the self-employed above $12,000, which are added back",
    "the property tax credit",
    "the credits for child care",
  ],
});

const standardDeduction = (filer: Filer, law: Numbers) => {
  const { status } = filer;
  const [unmarried, married] = law.agedOrBlind;
  const isUnmarried = status === "single" || status === "headOfHousehold";
  return law.standardDeduction[status] + agedOrBlind(filer) * (isUnmarried ? unmarried : married);
};

/** D.C. Code 47-1806.04(f): all of the federal credit, and without children one that ends later. */
function earnedIncomeCredit(filer: Filer, law: Numbers): NamedAmount {
  const { household, federal } = filer;
  const amount = household.children ? federal.earnedIncomeCredit : childlessCredit(filer, law);
  return ["Earned income credit", amount];
}

function childlessCredit(filer: Filer, law: Numbers): number {
  const { year, status, people, household, federal } = filer;
  const { ages, byChildren, investmentIncome } = lawOf(`${year}`).earnedIncomeCredit;
  const [band] = byChildren;
  const isOfAge = people.some(({ age }) => age >= ages[0] && age <= ages[1]);
  const isNone = status === "marriedFilingSeparately" || household.isDependent || !isOfAge;
  if (!band || isNone || federal.disqualifiedIncome > investmentIncome) return 0;
  const income = Math.max(federal.earnedIncome, federal.adjustedGrossIncome);
  const above = Math.max(0, income - law.creditFallsFrom);
  return Math.max(0, Math.min(band.rate * federal.earnedIncome, band.most) - 0.0848 * above);
}
