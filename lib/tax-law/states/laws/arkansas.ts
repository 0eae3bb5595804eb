import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import type { ByStatus } from "../../years/law-year";
import type { Filer, Person } from "../filer";
import { defineState, type NamedAmount, type StateReturn } from "../state-law";

type Numbers = {
  rates: readonly number[];
  limits: readonly number[];
  /** Of each who files: twice on a joint return. */
  standardDeduction: number;
  highIncome: { over: number; first: number; each: number; most: number };
  /** With one dependent or none, and with more. */
  lowIncomeTables: ByStatus<readonly [few: LowIncomeTable, more: LowIncomeTable]>;
  /** From here on the additional credit falls. */
  creditFallsFrom: number;
};

/**
 * Runs of rows of $100, of income that is over an amount: the tax of the first row, and what each adds. Nothing up
 * to the first run.
 */
type LowIncomeTable = {
  until: number;
  runs: readonly { over: number; first: number; each: number }[];
};

const none: LowIncomeTable = { until: 0, runs: [] };

const ofSingle: LowIncomeTable = {
  until: 17_500,
  runs: [
    { over: 14_643, first: 29, each: 0 },
    { over: 14_700, first: 33, each: 7 },
  ],
};

const ofHead: readonly [LowIncomeTable, LowIncomeTable] = [
  {
    until: 25_300,
    runs: [{ over: 20_820, first: 67.2, each: 9.4 }],
  },
  {
    until: 29_000,
    runs: [{ over: 24_818, first: 94.4, each: 12.4 }],
  },
];

const ofCouple: readonly [LowIncomeTable, LowIncomeTable] = [
  {
    until: 29_000,
    runs: [{ over: 24_695, first: 76.8, each: 10.4 }],
  },
  {
    until: 36_100,
    runs: [
      { over: 29_722, first: 111.4, each: 10.4 },
      { over: 31_300, first: 278.05, each: 10.9 },
    ],
  },
];

export const arkansas = defineState<Numbers>({
  code: "AR",
  years: {
    2025: {
      document:
        "2025 AR1000F instructions and tax tables, and A.C.A. 26-51-201 to 26-51-511, 26-51-815",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and its pull request 7365; for the standard deduction VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f (withholding parameters of 2026)",
      checked: "2026-11-28",
      rates: [0, 0.02, 0.03, 0.034, 0.039],
      limits: [5_600, 11_200, 16_000, 26_400],
      standardDeduction: 2_470,
      highIncome: { over: 95_000, first: 51, each: 10, most: 331 },
      lowIncomeTables: {
        single: [ofSingle, ofSingle],
        marriedFilingJointly: ofCouple,
        marriedFilingSeparately: [none, none],
        headOfHousehold: ofHead,
        qualifyingSurvivingSpouse: ofHead,
      },
      creditFallsFrom: 26_500,
    },
  },
  // Form AR1000F taxes spouses in two columns where that costs less than together.
  returnOf(filer, law) {
    const together = [column(filer, filer.people, law)];
    const apart = filer.people.map((person) => column(filer, [person], law));
    const columns = dueOf(apart) < dueOf(together) ? apart : together;
    const credits: NamedAmount[] = [
      ["Low-income table", sumBy(columns, ({ saved }) => saved)],
      ["Personal tax credits", personalCredits(filer)],
      ["Additional tax credit", sumBy(columns, ({ additional }) => additional)],
    ];
    return columns.map(({ one }, position) => (position === 0 ? { ...one, credits } : one));
  },
  notModeled: [
    "itemized deductions",
    "military pensions, which are not taxed",
    "gains above $10 million",
    "the credit for child care",
  ],
});

type Column = { one: StateReturn; tax: number; saved: number; additional: number };

/** What the choice of columns is made by: the personal credits are the same either way. */
const dueOf = (columns: readonly Column[]) =>
  sumBy(columns, ({ tax, saved, additional }) => tax - saved - additional);

/** Of one spouse, or of all who file. */
function column(filer: Filer, people: readonly Person[], law: Numbers): Column {
  const income = sumBy(people, (person) => incomeOf(person, filer));
  const gains = exemptGains(filer) * people.length;
  const pensions = sumBy(people, exemptPension);
  const agi = Math.max(0, income - gains - pensions);
  const deduction = law.standardDeduction * people.length;
  const taxable = Math.max(0, agi - deduction);
  const { rates, limits } = law;
  const more = highIncomeTax(taxable, law);
  const tax = graduatedTax(taxable, rates, limits) + more;
  const isWhole = people.length === filer.people.length;
  const saved = isWhole ? Math.max(0, tax - lowIncomeTax(filer, agi, law)) : 0;
  return {
    one: {
      start: ["Arkansas income", income],
      subtractions: [
        ["Half of long-term gains", gains],
        ["Retirement income", pensions],
      ],
      deductions: [["Standard deduction", deduction]],
      rates,
      limits,
      otherTaxes: [["Adjustment of the brackets", more]],
    },
    tax,
    saved,
    additional: additionalCredit(people.length, saved > 0 ? agi : taxable, law),
  };
}

/** No Social Security, and nothing off for half the self-employment tax. */
function incomeOf(person: Person, { federal }: Filer): number {
  const { wages, selfEmployment, investment, pension, taxableSocialSecurity, agi } = person;
  const income = wages + selfEmployment + investment + pension;
  const deducted = income + taxableSocialSecurity - agi;
  const { adjustments, selfEmploymentTax } = federal;
  const kept = adjustments > 0 ? 1 - selfEmploymentTax / 2 / adjustments : 0;
  return income - kept * deducted;
}

/** A.C.A. 26-51-815(b): half of what long-term gains are above short-term losses, of each who files. */
const exemptGains = ({ household, people }: Filer) => {
  const { longTermGains = 0, shortTermGains = 0 } = household;
  return Math.max(0, 0.5 * (longTermGains + Math.min(0, shortTermGains))) / people.length;
};

/** A.C.A. 26-51-307. */
const exemptPension = ({ pension }: Person) => Math.min(pension, 6_000);

/** A.C.A. 26-51-201: at higher incomes the lowest brackets count less, step by step of $100. */
function highIncomeTax(taxable: number, { highIncome }: Numbers): number {
  const { over, first, each, most } = highIncome;
  if (taxable <= over) return 0;
  return Math.min(most, first + each * Math.floor(Math.max(0, taxable - over - 1) / 100));
}

/** A.C.A. 26-51-301: the standard deduction counts in the table. */
function lowIncomeTax({ status, dependents }: Filer, agi: number, law: Numbers): number {
  const [few, more] = law.lowIncomeTables[status];
  const { until, runs } = dependents > 1 ? more : few;
  const run = runs.findLast(({ over }) => agi > over);
  if (agi > until) return Infinity;
  if (!run) return 0;
  const row = Math.ceil((agi - Math.floor(run.over / 100) * 100) / 100) - 1;
  return Math.round(run.first + run.each * row);
}

/** A.C.A. 26-51-511: $5 less for each $100 above a limit, and twice both on a joint return. */
function additionalCredit(people: number, income: number, law: Numbers): number {
  const steps = Math.ceil(Math.max(0, income - law.creditFallsFrom) / 100);
  return people * Math.max(0, 60 - 5 * steps);
}

/** A.C.A. 26-51-501: for each person, for age, once more at 65 without an exempt pension, and for blindness. */
function personalCredits({ status, people, dependents, household }: Filer): number {
  const isHead = status === "headOfHousehold" || status === "qualifyingSurvivingSpouse";
  const aged = people.filter(({ age }) => age >= 65);
  const agedWithoutPension = aged.filter(({ pension }) => pension === 0).length;
  const count =
    people.length + aged.length + agedWithoutPension + (household.blind ?? 0) + Number(isHead);
  return 29 * (count + dependents);
}
