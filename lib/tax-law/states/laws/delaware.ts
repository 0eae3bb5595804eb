import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import type { Filer, Person } from "../filer";
import { defineState, type NamedAmount, type StateReturn } from "../state-law";

const rates = [0, 0.022, 0.039, 0.048, 0.052, 0.0555, 0.066];
const limits = [2_000, 5_000, 10_000, 20_000, 25_000, 60_000];

export const delaware = defineState({
  code: "DE",
  // The numbers stand in the statute: no year changes them.
  years: {
    2025: {
      document: "2025 PIT-RES instructions, and 30 Del. C. 1102 to 1117",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      contributions: [{ name: "Delaware Paid Leave", rate: 0.004, wageBase: 176_100 }],
    },
    2026: {
      document: "30 Del. C. 1102 to 1117",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f (withholding parameters of 2026)",
      checked: "2026-11-28",
      contributions: [{ name: "Delaware Paid Leave", rate: 0.004, wageBase: 184_500 }],
    },
  },
  // Form PIT-RES taxes spouses in two columns, each with its own credits, where that costs less than one.
  returnOf(filer) {
    const ways = [[column(filer, filer.people)], filer.people.map((one) => column(filer, [one]))];
    const results = ways.map((columns) => withCredits(filer, columns));
    return results.reduce((best, one) => (one.tax < best.tax ? one : best)).returns;
  },
  local: { name: "wage tax of Wilmington", range: [0, 1.25], base: "wages" },
  notModeled: [
    "itemized deductions",
    "military pensions before 60, of which more is exempt",
    "529 contributions",
    "the credit for child care",
  ],
});

type Column = { one: StateReturn; tax: number; ownCredits: number };

/** Of one spouse, or of all who file. */
function column({ household }: Filer, people: readonly Person[]): Column {
  const agi = sumBy(people, (person) => person.agi);
  const benefits = sumBy(people, ({ taxableSocialSecurity }) => taxableSocialSecurity);
  const pensions = sumBy(people, pensionExclusion);
  const exclusion = lowIncomeExclusion(people, agi - benefits - pensions);
  const aged = people.filter(({ age }) => age >= 65).length;
  // Which of two spouses is blind is not known.
  const agedOrBlind = aged + Math.min(people.length, household.blind ?? 0);
  const deductions: NamedAmount[] = [
    ["Standard deduction", 3_250 * people.length],
    ["Additional standard deduction", 2_500 * agedOrBlind],
  ];
  const taxable = agi - benefits - pensions - exclusion - sumBy(deductions, ([, amount]) => amount);
  return {
    one: {
      start: ["Federal adjusted gross income", agi],
      subtractions: [
        ["Taxable Social Security", benefits],
        ["Pension exclusion", pensions],
        ["Exclusion for those 60 or older", exclusion],
      ],
      deductions,
      rates,
      limits,
    },
    tax: graduatedTax(taxable, rates, limits),
    ownCredits:
      credit *
      ((household.isDependent ? 0 : people.length) + people.filter(({ age }) => age >= 60).length),
  };
}

/** 30 Del. C. 1110: for each person, again from 60 on, and for each dependent. */
const credit = 110;

/** 30 Del. C. 1106(b)(3): from 60 on, investments too. */
const pensionExclusion = ({ age, pension, investment }: Person) =>
  age >= 60 ? Math.max(0, Math.min(12_500, pension + investment)) : Math.min(2_000, pension);

/** 30 Del. C. 1106(b)(2): where all are 60 or older, with little income and less of it earned. */
function lowIncomeExclusion(people: readonly Person[], income: number): number {
  const count = people.length;
  const earned = sumBy(people, ({ wages, selfEmployment }) => wages + selfEmployment);
  const isLow = income <= 10_000 * count && earned < 2_500 * count;
  return isLow && people.every(({ age }) => age >= 60) ? 2_000 * count : 0;
}

/** The returns with what of the credits is used, and the tax after all of them. */
function withCredits(
  { dependents, federal }: Filer,
  columns: readonly Column[],
): { returns: StateReturn[]; tax: number } {
  const room = columns.map(({ tax, ownCredits }) => Math.max(0, tax - ownCredits));
  const shared = mostOfDependents(dependents, room);
  const left = sumBy(room, (amount) => amount) - shared;
  const personal = sumBy(columns, ({ tax }) => tax) - left;

  // 30 Del. C. 1117: a fifth of the federal credit as far as there is tax in the column of the
  // higher income, or 4.5% of it paid out.
  const ofHigher = Math.min(left, Math.max(...room));
  const unpaid = Math.min(0.2 * federal.earnedIncomeCredit, ofHigher);
  const paid = 0.045 * federal.earnedIncomeCredit;
  const isPaid = paid > unpaid;
  return {
    returns: columns.map(({ one }, position) =>
      position > 0
        ? one
        : {
            ...one,
            credits: [
              ["Personal credits", personal],
              ["Earned income credit", isPaid ? 0 : unpaid],
            ],
            refundableCredits: [["Refundable earned income credit", isPaid ? paid : 0]],
          },
    ),
    tax: left - Math.max(paid, unpaid),
  };
}

/** The most that credits of dependents can lower the tax of the columns, where each goes to one of them. */
function mostOfDependents(dependents: number, [first = 0, second = 0]: readonly number[]): number {
  const ways = Array.from(
    { length: dependents + 1 },
    (_, ofFirst) =>
      Math.min(first, credit * ofFirst) + Math.min(second, credit * (dependents - ofFirst)),
  );
  return Math.max(...ways);
}
