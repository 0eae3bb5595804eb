import { sumBy } from "@/lib/finance/sum-by";

import { graduatedTax } from "../../income/graduated-tax";
import { lawOf } from "../../years/law-of";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { creditAtOtherAges } from "../rules/credit-at-other-ages";
import { earnedIncomeCredit } from "../rules/federal-lines";
import { steppedAmountOver, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  /** For each child under 6, by taxable income. */
  childCredit: Steps;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
};

export const newJersey = defineState<Numbers>({
  code: "NJ",
  years: {
    2025: {
      document: "2025 Form NJ-1040 instructions, and N.J.S.A. 54A:2-1 to 54A:4-17",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and CodePhantom-1/kultranz-2026-tax-brackets@1aff52b12ef1",
      checked: "2026-11-28",
      contributions: [
        { name: "Unemployment and workforce", rate: 0.00425, wageBase: 43_300 },
        { name: "Temporary disability insurance", rate: 0.0023, wageBase: 165_400 },
        { name: "Family leave insurance", rate: 0.0033, wageBase: 165_400 },
      ],
      childCredit: [
        [-Infinity, 1_000],
        [30_000, 800],
        [40_000, 600],
        [50_000, 400],
        [60_000, 200],
        [80_000, 0],
      ],
      earnedIncomeCreditShare: 0.4,
    },
    2026: {
      document: "N.J.S.A. 54A:2-1 to 54A:4-17",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and CodePhantom-1/kultranz-2026-tax-brackets@1aff52b12ef1",
      checked: "2026-11-28",
      contributions: [
        { name: "Unemployment and workforce", rate: 0.00425, wageBase: 44_800 },
        { name: "Temporary disability insurance", rate: 0.0019, wageBase: 171_100 },
        { name: "Family leave insurance", rate: 0.0023, wageBase: 171_100 },
      ],
      childCredit: [
        [-Infinity, 1_250],
        [30_000, 1_000],
        [40_000, 750],
        [50_000, 500],
        [60_000, 250],
        [80_000, 0],
      ],
      earnedIncomeCreditShare: 0.4,
    },
  },
  returnOf(filer, law) {
    const { status } = filer;
    const income = totalIncome(filer);
    const exclusion = retirementExclusion(filer, income);
    const exemptions = exemptionsOf(filer);
    const gross = income - exclusion;
    const taxable = Math.max(0, gross - exemptions);
    const { rates, limits } = brackets[status];
    const isBelowThreshold = gross <= filingThreshold[status];
    return {
      start: ["New Jersey total income", income],
      subtractions: [["Retirement income exclusion", exclusion]],
      deductions: [["Exemptions", exemptions]],
      rates,
      limits,
      credits: [
        ["No tax on so little income", isBelowThreshold ? graduatedTax(taxable, rates, limits) : 0],
      ],
      refundableCredits: [
        earnedIncomeCredit(filer, law.earnedIncomeCreditShare),
        ["Earned income credit at other ages", mostAtOtherAges(filer, law)],
        ["Child tax credit", childCredit(filer, law, taxable)],
      ],
    };
  },
  notModeled: [
    "the deduction or credit for property tax and rent",
    "medical expenses and college costs",
    "veterans’ and students’ exemptions",
    "the credit for child care",
  ],
});

/**
 * N.J.S.A. 54A:5-1: each class of income by itself, a loss of one does not lower another. Social Security is
 * not taxed; what is saved in a 401(k) is not, what is paid into an IRA is.
 */
function totalIncome({ household, people, federal }: Filer): number {
  const { interest = 0, qualifiedDividends = 0, pension = 0 } = household;
  const { rents = 0, businessRents = 0, passThroughIncome = 0, passiveIncome = 0 } = household;
  const { alimonyReceived = 0, otherIncome = 0 } = household;
  return (
    sumBy(people, ({ wages }) => wages) +
    interest +
    qualifiedDividends +
    Math.max(0, federal.netGain) +
    pension +
    profitOf(people) +
    // N.J.S.A. 54A:5-1: each class by itself, unemployment in none of them.
    Math.max(0, rents + businessRents) +
    Math.max(0, passThroughIncome + passiveIncome) +
    (alimonyReceived + otherIncome)
  );
}

const profitOf = (people: Filer["people"]) =>
  Math.max(
    0,
    sumBy(people, ({ selfEmployment }) => selfEmployment),
  );

/**
 * N.J.S.A. 54A:6-10 and 54A:6-15: from 62 on, pensions up to a limit, and other income with what they leave of it
 * where little is earned. Less from $100,000 of total income on, none from $150,000.
 */
function retirementExclusion(
  { people, status, household, federal }: Filer,
  income: number,
): number {
  const older = people.filter(({ age }) => age >= 62);
  const fraction = steppedAmountOver(excludedFractions[status], income);
  const pensions = sumBy(older, ({ pension }) => pension);
  const earned = sumBy(people, ({ wages }) => wages) + profitOf(people);
  const { interest = 0, qualifiedDividends = 0 } = household;
  const invested = interest + qualifiedDividends + Math.max(0, federal.netGain);
  const all =
    pensions + (older.length * invested) / people.length + sumBy(older, ({ wages }) => wages);
  return Math.min(largestExclusion[status], fraction * (earned <= 3_000 ? all : pensions));
}

const otherFractions: Steps = [
  [-Infinity, 1],
  [100_000, 0.375],
  [125_000, 0.1875],
  [150_000, 0],
];

const excludedFractions: ByStatus<Steps> = {
  single: otherFractions,
  marriedFilingJointly: [
    [-Infinity, 1],
    [100_000, 0.5],
    [125_000, 0.25],
    [150_000, 0],
  ],
  marriedFilingSeparately: [
    [-Infinity, 1],
    [100_000, 0.25],
    [125_000, 0.125],
    [150_000, 0],
  ],
  headOfHousehold: otherFractions,
  qualifyingSurvivingSpouse: otherFractions,
};

const largestExclusion: ByStatus<number> = {
  single: 75_000,
  marriedFilingJointly: 100_000,
  marriedFilingSeparately: 50_000,
  headOfHousehold: 75_000,
  qualifyingSurvivingSpouse: 75_000,
};

/** N.J.S.A. 54A:3-1. */
const exemptionsOf = (filer: Filer) =>
  1_000 * (filer.people.length + agedOrBlind(filer)) + 1_500 * filer.dependents;

const bracketsOfSingle = {
  rates: [0.014, 0.0175, 0.035, 0.05525, 0.0637, 0.0897, 0.1075],
  limits: [20_000, 35_000, 40_000, 75_000, 500_000, 1_000_000],
};

const bracketsOfJoint = {
  rates: [0.014, 0.0175, 0.0245, 0.035, 0.05525, 0.0637, 0.0897, 0.1075],
  limits: [20_000, 50_000, 70_000, 80_000, 150_000, 500_000, 1_000_000],
};

/** N.J.S.A. 54A:2-1. */
const brackets: ByStatus<{ rates: readonly number[]; limits: readonly number[] }> = {
  single: bracketsOfSingle,
  marriedFilingJointly: bracketsOfJoint,
  marriedFilingSeparately: bracketsOfSingle,
  headOfHousehold: bracketsOfJoint,
  qualifyingSurvivingSpouse: bracketsOfJoint,
};

/** N.J.S.A. 54A:2-4: no tax up to so much. */
const filingThreshold: ByStatus<number> = {
  single: 10_000,
  marriedFilingJointly: 20_000,
  marriedFilingSeparately: 10_000,
  headOfHousehold: 20_000,
  qualifyingSurvivingSpouse: 20_000,
};

/**
 * N.J.S.A. 54A:4-7: without children, who is 18 or older but not of the age of the federal credit has the share of
 * the most that it comes to.
 */
function mostAtOtherAges(filer: Filer, { earnedIncomeCreditShare }: Numbers): number {
  const [childless] = lawOf(`${filer.year}`).earnedIncomeCredit.byChildren;
  return creditAtOtherAges(filer, 18) > 0 ? earnedIncomeCreditShare * (childless?.most ?? 0) : 0;
}

/** N.J.S.A. 54A:4-17.1: not for those who are married and file separately. */
const childCredit = ({ status, childAges }: Filer, law: Numbers, taxable: number) =>
  status === "marriedFilingSeparately"
    ? 0
    : steppedAmountOver(law.childCredit, taxable) * childAges.filter((age) => age < 6).length;
