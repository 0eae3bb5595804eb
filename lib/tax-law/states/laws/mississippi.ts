import { sumBy } from "@/lib/finance/sum-by";

import { survivorAsJoint } from "../../years/by-status";
import type { Filer, Person } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { defineState, type NamedAmount } from "../state-law";

type Numbers = {
  rates: readonly number[];
};

export const mississippi = defineState<Numbers>({
  code: "MS",
  years: {
    2025: {
      document: "2025 Form 80-100 instructions, and sections 27-7-5, 27-7-17 and 27-7-21",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      rates: [0, 0.044],
    },
    2026: {
      document: "HB 1 of 2025, and sections 27-7-5, 27-7-17 and 27-7-21",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and CodePhantom-1/kultranz-2026-tax-brackets@1aff52b12ef1",
      checked: "2026-11-28",
      rates: [0, 0.04],
    },
  },
  // Form 80-105 taxes each spouse by the same rates, and lets them share what is deducted as they like.
  returnOf(filer, { rates }) {
    const deductions = deductionsOf(filer);
    const all = sumBy(deductions, ([, amount]) => amount);
    const incomes = filer.people.map((person) => incomeOf(filer, person));
    let left = all;
    return incomes.map((_, position) => {
      const start = afterLosses(incomes, position);
      const isLast = position === filer.people.length - 1;
      const own = isLast ? left : Math.min(left, Math.max(0, start - untaxed));
      left -= own;
      return {
        start: ["Mississippi adjusted gross income", start],
        deductions: deductions.map(([name, amount]) => [name, (own / all) * amount] as const),
        rates,
        limits: [untaxed],
      };
    });
  },
  notModeled: [
    "itemized deductions",
    "gains on shares of companies of Mississippi, which are not taxed",
    "529 contributions",
    "the credit for child care",
  ],
});

/** Section 27-7-5: of each person’s taxable income. */
const untaxed = 10_000;

/** Without pensions and Social Security; interest on student loans does not lower it. */
function incomeOf({ federal, people }: Filer, person: Person): number {
  const { agi, pension, taxableSocialSecurity } = person;
  const loans = federal.studentLoanDeduction / people.length;
  return agi + loans - pension - taxableSocialSecurity;
}

/** A loss of one spouse lowers the other’s income, as on a joint return that is not combined. */
function afterLosses(incomes: readonly number[], position: number): number {
  const others = incomes.filter((_, index) => index !== position);
  const losses = sumBy(others, (income) => Math.min(0, income));
  return Math.max(0, Math.max(0, incomes[position] ?? 0) + losses);
}

function deductionsOf(filer: Filer): NamedAmount[] {
  const { status, dependents } = filer;
  return [
    ["Standard deduction", standardDeduction[status]],
    ["Exemption", exemption[status]],
    ["Dependents", 1_500 * dependents],
    ["Age 65 or blind", 1_500 * agedOrBlind(filer)],
  ];
}

/** Section 27-7-17(3). */
const standardDeduction = survivorAsJoint({
  single: 2_300,
  marriedFilingJointly: 4_600,
  marriedFilingSeparately: 2_300,
  headOfHousehold: 3_400,
});

/** Section 27-7-21. */
const exemption = survivorAsJoint({
  single: 6_000,
  marriedFilingJointly: 12_000,
  marriedFilingSeparately: 6_000,
  headOfHousehold: 8_000,
});
