import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import { survivorAsJoint } from "../../years/by-status";
import type { Filer, Person } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { creditAtOtherAges } from "../rules/credit-at-other-ages";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { pensionLessBenefits } from "../rules/pension-less-benefits";
import { povertyLineOf } from "../rules/poverty-line-of";
import { steppedAmountOver, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  /** Twice for couples, surviving spouses and heads of household. */
  standardDeduction: number;
  /** For each person of 65 or older, less all benefits of Social Security. */
  pensionExclusion: number;
  /** On net gains, where the federal income is above the other. */
  gainsSurtax: { rate: number; above: number };
};

export const maryland = defineState<Numbers>({
  code: "MD",
  years: {
    2025: {
      document:
        "2025 Resident booklet, and Tax-General 10-105, 10-106, 10-207 to 10-217 and 10-701 to 10-755",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, CodePhantom-1/kultranz-2026-tax-brackets@1aff52b12ef1 and, for the county tax, the booklet of 2024 in PolicyEngine/policyengine-us@e863167faa5e",
      checked: "2026-11-28",
      standardDeduction: 3_350,
      pensionExclusion: 41_200,
      gainsSurtax: { rate: 0.02, above: 350_000 },
    },
  },
  returnOf(filer, law) {
    const { status, people, federal } = filer;
    const pensions = sumBy(people, (person) => pensionExclusion(filer, person, law));
    const secondIncome = twoIncomeSubtraction(filer, law);
    const agi =
      federal.adjustedGrossIncome - federal.taxableSocialSecurity - pensions - secondIncome;
    const deduction = law.standardDeduction * (isSingle(filer) ? 1 : 2);
    const exemptions = exemptionsOf(filer);
    const surtax = gainsSurtax(filer, law);
    const taxable = Math.max(0, agi - deduction - exemptions);
    const tax = graduatedTax(taxable, rates, limits[status]) + surtax;
    const work = earnedIncomeCredit(filer, tax);
    const earnedInPoverty = isInPoverty(filer) && work.credit < tax ? federal.earnedIncome : 0;
    return {
      start: federalAgi(filer),
      subtractions: [
        socialSecurity(filer),
        ["Pension exclusion", pensions],
        ["Two-income subtraction", secondIncome],
      ],
      deductions: [
        ["Standard deduction", deduction],
        ["Exemptions", exemptions],
      ],
      rates,
      limits: limits[status],
      otherTaxes: [["Capital gains surtax", surtax]],
      credits: [
        ["Earned income credit", work.credit],
        ["Poverty level credit", 0.05 * earnedInPoverty],
        ["Senior tax credit", seniorCredit(filer)],
      ],
      refundableCredits: [
        ["Refundable earned income credit", work.refundable],
        ["Child tax credit", childCredit(filer)],
      ],
      // Tax-General 10-704(d) and 10-709(d): Form 502, lines 29 and 30.
      localCredits: (rate) => [
        ["Local earned income credit", 10 * rate * work.federal],
        ["Local poverty level credit", rate * earnedInPoverty],
      ],
    };
  },
  local: { name: "county income tax", range: [2.25, 3.3], base: "stateTaxableIncome" },
  notModeled: [
    "itemized deductions",
    "military pensions and 529 contributions",
    "the credits for child care",
    "the brackets of Anne Arundel and Frederick counties",
    "Montgomery County’s own earned income credit",
  ],
});

const rates = [0.02, 0.03, 0.04, 0.0475, 0.05, 0.0525, 0.055, 0.0575, 0.0625, 0.065];

/** Tax-General 10-105(a). */
const limits = survivorAsJoint({
  single: [1_000, 2_000, 3_000, 100_000, 125_000, 150_000, 250_000, 500_000, 1_000_000],
  marriedFilingJointly: [
    1_000, 2_000, 3_000, 150_000, 175_000, 225_000, 300_000, 600_000, 1_200_000,
  ],
  marriedFilingSeparately: [
    1_000, 2_000, 3_000, 100_000, 125_000, 150_000, 250_000, 500_000, 1_000_000,
  ],
  headOfHousehold: [1_000, 2_000, 3_000, 150_000, 175_000, 225_000, 300_000, 600_000, 1_200_000],
});

const isSingle = ({ status }: Filer) => status === "single" || status === "marriedFilingSeparately";

/** Tax-General 10-209. */
const pensionExclusion = (filer: Filer, person: Person, law: Numbers) =>
  person.age >= 65 ? pensionLessBenefits(filer, person, law.pensionExclusion) : 0;

/** Tax-General 10-207(r): up to $1,200 of what the spouse with the lower income has. */
function twoIncomeSubtraction(filer: Filer, law: Numbers): number {
  if (!filer.isJoint) return 0;
  const incomes = filer.people.map(
    (person) => person.agi - person.taxableSocialSecurity - pensionExclusion(filer, person, law),
  );
  return Math.max(0, Math.min(1_200, ...incomes));
}

/** Tax-General 10-211: for each person and dependent less from $100,000 or $150,000 of income on. */
function exemptionsOf(filer: Filer): number {
  const { people, dependents, federal } = filer;
  const steps = isSingle(filer) ? exemptionOfSingle : exemptionOfOthers;
  const each = steppedAmountOver(steps, federal.adjustedGrossIncome);
  return each * (people.length + dependents) + 1_000 * agedOrBlind(filer);
}

const exemptionOfSingle: Steps = [
  [-Infinity, 3_200],
  [100_000, 1_600],
  [125_000, 800],
  [150_000, 0],
];

const exemptionOfOthers: Steps = [
  [-Infinity, 3_200],
  [150_000, 1_600],
  [175_000, 800],
  [200_000, 0],
];

const gainsSurtax = ({ federal }: Filer, { gainsSurtax: law }: Numbers) =>
  federal.adjustedGrossIncome > law.above ? law.rate * Math.max(0, federal.netGain) : 0;

/**
 * Tax-General 10-704: with a child or a spouse half the federal credit, and what 45% of it is above the tax; else
 * all of it, paid out. Without children from the youngest age on.
 */
function earnedIncomeCredit(filer: Filer, tax: number) {
  const { status, childAges } = filer;
  const federal = filer.federal.earnedIncomeCredit + creditAtOtherAges(filer, 1, 24);
  const isMarried = status === "marriedFilingJointly" || status === "marriedFilingSeparately";
  return isMarried || childAges.length > 0
    ? { federal, credit: 0.5 * federal, refundable: Math.max(0, 0.45 * federal - tax) }
    : { federal, credit: federal, refundable: Math.max(0, federal - tax) };
}

/** Tax-General 10-709(a): whether all income and the earned income are below the poverty level. */
function isInPoverty({ year, people, dependents, household, federal }: Filer): boolean {
  const level = povertyLineOf(year, people.length + dependents);
  const { earnedIncome, adjustedGrossIncome } = federal;
  return !household.isDependent && Math.max(earnedIncome, adjustedGrossIncome) <= level;
}

/** Tax-General 10-755: from 65 on, up to an income. */
function seniorCredit(filer: Filer): number {
  const { isJoint, people, federal } = filer;
  const seniors = people.filter(({ age }) => age >= 65).length;
  if (seniors === 0) return 0;
  if (federal.adjustedGrossIncome > (isSingle(filer) ? 100_000 : 150_000)) return 0;
  return isSingle(filer) || (isJoint && seniors === 1) ? 1_000 : 1_750;
}

/** Tax-General 10-751: $500 for each child under 6, $50 less for each $1,000 of income above $15,000. */
function childCredit({ childAges, federal }: Filer): number {
  const income = federal.adjustedGrossIncome;
  if (income > 24_000) return 0;
  const steps = Math.ceil(Math.max(0, income - 15_000) / 1_000);
  return Math.max(0, 500 * childAges.filter((age) => age < 6).length - 50 * steps);
}
