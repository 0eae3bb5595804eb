import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import type { Filer, Person } from "../filer";
import { federalAgi } from "../rules/federal-lines";
import { povertyLineOf } from "../rules/poverty-line-of";
import { defineState } from "../state-law";

type Numbers = {
  rates: readonly number[];
  /** Of Social Security above the income up to which none is taxed. */
  untaxedBenefits: number;
};

export const westVirginia = defineState<Numbers>({
  code: "WV",
  years: {
    2025: {
      document: "2025 Form IT-140 booklet, and W. Va. Code 11-21-4i, 11-21-12 and 11-21-16",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and Budget-Lab-Yale/Tax-Simulator@ae4131ecbbe4",
      checked: "2026-11-28",
      rates: [0.0222, 0.0296, 0.0333, 0.0444, 0.0482],
      untaxedBenefits: 0.65,
    },
    2026: {
      document: "SB 392 of 2026, and W. Va. Code 11-21-4j, 11-21-12 and 11-21-16",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, Budget-Lab-Yale/Tax-Simulator@ae4131ecbbe4 and TheAxiomFoundation/axiom-corpus@a1deadcba657",
      checked: "2026-11-28",
      rates: [0.0211, 0.0281, 0.0316, 0.0422, 0.0458],
      untaxedBenefits: 1,
    },
  },
  returnOf(filer, law) {
    const { people, status, federal } = filer;
    const share = untaxedShareOfBenefits(filer, law);
    const benefits = share * federal.taxableSocialSecurity;
    const senior = sumBy(people, (person) => seniorDeduction(person, share));
    const earned = earnedIncomeExclusion(filer);
    const exempt = exemptions(filer);
    const taxable = federal.adjustedGrossIncome - benefits - senior - earned - exempt;
    const isSeparate = status === "marriedFilingSeparately";
    const levels = isSeparate ? limits.map((limit) => limit / 2) : limits;
    return {
      start: federalAgi(filer),
      subtractions: [
        ["Social Security", benefits],
        ["Senior citizen deduction", senior],
      ],
      deductions: [
        ["Low-income earned income exclusion", earned],
        ["Exemptions", exempt],
      ],
      rates: law.rates,
      limits: levels,
      credits: [
        ["Family tax credit", familyCreditShare(filer) * graduatedTax(taxable, law.rates, levels)],
      ],
    };
  },
  notModeled: [
    "529 contributions",
    "pensions from the military, the police and other public jobs",
    "the credits for child care and property tax",
  ],
});

const limits = [10_000, 25_000, 40_000, 60_000];

/** W. Va. Code 11-21-12(c)(8): all of them up to a federal income. */
const untaxedShareOfBenefits = ({ isJoint, federal }: Filer, { untaxedBenefits }: Numbers) =>
  federal.adjustedGrossIncome <= (isJoint ? 100_000 : 50_000) ? 1 : untaxedBenefits;

/** W. Va. Code 11-21-12(c)(9): $8,000 of one's own income from 65 on, less what else was taken off. */
const seniorDeduction = ({ age, agi, taxableSocialSecurity }: Person, share: number) =>
  age >= 65 ? Math.max(0, Math.min(8_000, agi) - share * taxableSocialSecurity) : 0;

/** W. Va. Code 11-21-10: of the least incomes. */
function earnedIncomeExclusion({ status, federal }: Filer): number {
  const most = status === "marriedFilingSeparately" ? 5_000 : 10_000;
  const { adjustedGrossIncome: income, earnedIncome } = federal;
  return income <= most ? Math.max(0, Math.min(income, earnedIncome)) : 0;
}

/** W. Va. Code 11-21-16: $500 in all for somebody whom another can claim; one more for a survivor. */
function exemptions({ status, people, dependents, household }: Filer): number {
  const own = household.isDependent ? 0 : people.length;
  const count = own + dependents + (status === "qualifyingSurvivingSpouse" ? 1 : 0);
  return count === 0 ? 500 : 2_000 * count;
}

/** W. Va. Code 11-21-22a: all of the tax up to the poverty line, and a tenth less for each step above. */
function familyCreditShare(filer: Filer): number {
  const { year, status, people, dependents, household, federal } = filer;
  if (household.isDependent) return 0;
  const line = povertyLineOf(year, Math.min(8, people.length + dependents));
  const part = status === "marriedFilingSeparately" ? 0.5 : 1;
  const above = federal.adjustedGrossIncome - part * line;
  return Math.min(1, Math.max(0, 1 - Math.ceil(above / (part * 300)) / 10));
}
