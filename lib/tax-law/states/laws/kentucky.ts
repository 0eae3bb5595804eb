import { sumBy } from "@/lib/finance/sum-by";

import type { Filer, Person } from "../filer";
import { povertyLineOf } from "../rules/poverty-line-of";
import { defineState, type NamedAmount, type StateReturn } from "../state-law";

type Numbers = {
  rate: number;
  standardDeduction: number;
};

export const kentucky = defineState<Numbers>({
  code: "KY",
  years: {
    2025: {
      document: "2025 Form 740 instructions and Schedule ITC, and KRS 141.019 to 141.081",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      rate: 0.04,
      standardDeduction: 3_270,
    },
    2026: {
      document: "2026 Form 740-ES instructions, and KRS 141.019 to 141.081",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, TheAxiomFoundation/axiom-corpus@96c4c008a764 and https://news.bloombergtax.com/payroll/kentucky-income-tax-rate-to-decrease-in-2026",
      checked: "2026-11-28",
      rate: 0.035,
      standardDeduction: 3_360,
    },
  },
  // Form 740 taxes spouses in two columns where that costs less than one.
  returnOf(filer, law) {
    const together = [returnOf(filer.people, law)];
    const apart = filer.people.map((person) => returnOf([person], law));
    const columns = taxOf(apart) < taxOf(together) ? apart : together;
    const personal = sumBy(columns, (column) => Math.min(column.personal, column.tax));
    const left = taxOf(columns) - personal;
    const credits: NamedAmount[] = [
      ["Personal tax credits", personal],
      ["Family size tax credit", forgivenShare(filer) * left],
    ];
    return columns.map(({ one }, position) => (position === 0 ? { ...one, credits } : one));
  },
  local: { name: "occupational license tax of city and county", range: [0, 4], base: "wages" },
  notModeled: [
    "itemized deductions",
    "public pensions for work before 1998, of which more is exempt",
    "the credits for child care and tuition",
  ],
});

type Column = { one: StateReturn; tax: number; personal: number };

const taxOf = (columns: readonly Column[]) => sumBy(columns, ({ tax }) => tax);

/** Of one spouse, or of all who file: with one standard deduction either way. */
function returnOf(people: readonly Person[], law: Numbers): Column {
  const start = sumBy(people, ({ agi }) => agi);
  const benefits = sumBy(people, ({ taxableSocialSecurity }) => taxableSocialSecurity);
  const pensions = pensionExclusion(people);
  const taxable = Math.max(0, start - benefits - pensions - law.standardDeduction);
  return {
    one: {
      start: ["Federal adjusted gross income", start],
      subtractions: [
        ["Taxable Social Security", benefits],
        ["Pension income exclusion", pensions],
      ],
      deductions: [["Standard deduction", law.standardDeduction]],
      rates: [law.rate],
      limits: [],
    },
    tax: law.rate * taxable,
    personal: 40 * people.filter(({ age }) => age >= 65).length,
  };
}

/** KRS 141.019(1)(i). */
const pensionExclusion = (people: readonly Person[]) =>
  sumBy(people, ({ pension }) => Math.min(pension, 31_110));

/**
 * KRS 141.066: all of the tax up to the poverty line, and a tenth less at each of ten steps above it. Spouses of one
 * home who file separately have it on a combined return, by what both have: less than zero counts as zero
 * (141.066(1)(d) and (4)).
 */
function forgivenShare({ year, people, dependents, federal, household }: Filer): number {
  const { spouseIncome } = household;
  const family = people.length + (spouseIncome === undefined ? 0 : 1) + dependents;
  const line = povertyLineOf(year, Math.min(4, family));
  const own = federal.adjustedGrossIncome;
  const income = spouseIncome === undefined ? own : Math.max(0, own) + Math.max(0, spouseIncome);
  return 1 - steps.filter((step) => income > step * line).length / 10;
}

const steps = [1, 1.04, 1.08, 1.12, 1.16, 1.2, 1.24, 1.27, 1.3, 1.33];
