import { survivorAsJoint, survivorAsSingle } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { agedOrBlind } from "../rules/aged-or-blind";
import { earnedIncomeCredit, federalAgi, socialSecurity } from "../rules/federal-lines";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  limits: ByStatus<readonly number[]>;
  standardDeduction: ByStatus<number>;
  /** The most federal tax that is subtracted, by federal income. */
  federalTax: ByStatus<Steps>;
  exemptionCredit: number;
  youngChildCredit: { each: number; fallsFrom: number };
  /** Of the federal earned income credit: with a child under 3, and else. */
  earnedIncomeCreditShares: readonly [youngest: number, other: number];
};

/** Down by a fifth of it in each of five steps: nothing is left above the last. */
const fallingInFifths = (most: number, from: number, step: number): Steps => [
  [-Infinity, most],
  ...[0.8, 0.6, 0.4, 0.2, 0].map((share, index) => [from + index * step, share * most] as const),
];

export const oregon = defineState<Numbers>({
  code: "OR",
  years: {
    2025: {
      document: "2025 Form OR-40 instructions and Publication OR-17",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, Budget-Lab-Yale/Tax-Simulator@1e98e9f1c03f and ryanduguid/openaccountants@bf2b787cd0bc",
      checked: "2026-11-28",
      contributions: [
        { name: "Statewide transit tax", rate: 0.001 },
        { name: "Paid Leave Oregon", rate: 0.006, wageBase: 176_100 },
      ],
      limits: survivorAsJoint({
        single: [4_400, 11_100, 125_000],
        marriedFilingJointly: [8_800, 22_200, 250_000],
        marriedFilingSeparately: [4_400, 11_100, 125_000],
        headOfHousehold: [8_800, 22_200, 250_000],
      }),
      standardDeduction: survivorAsJoint({
        single: 2_835,
        marriedFilingJointly: 5_670,
        marriedFilingSeparately: 2_835,
        headOfHousehold: 4_560,
      }),
      federalTax: survivorAsJoint({
        single: fallingInFifths(8_500, 125_000, 5_000),
        marriedFilingJointly: fallingInFifths(8_500, 250_000, 10_000),
        marriedFilingSeparately: fallingInFifths(4_250, 125_000, 5_000),
        headOfHousehold: fallingInFifths(8_500, 250_000, 10_000),
      }),
      exemptionCredit: 256,
      youngChildCredit: { each: 1_050, fallsFrom: 26_550 },
      earnedIncomeCreditShares: [0.12, 0.09],
    },
  },
  returnOf(filer, law) {
    const { status, federal, childAges } = filer;
    const { adjustedGrossIncome } = federal;
    const federalTax = Math.max(0, federal.tax + federal.earnedIncomeCredit);
    const mostFederalTax = steppedAmount(law.federalTax[status], adjustedGrossIncome);
    const [youngest, other] = law.earnedIncomeCreditShares;
    return {
      start: federalAgi(filer),
      subtractions: [socialSecurity(filer), ["Federal tax", Math.min(federalTax, mostFederalTax)]],
      deductions: [["Standard deduction", standardDeduction(filer, law)]],
      rates: [0.0475, 0.0675, 0.0875, 0.099],
      limits: law.limits[status],
      credits: [
        ["Exemption credit", exemptionCredit(filer, law)],
        ["Retirement income credit", retirementCredit(filer)],
      ],
      refundableCredits: [
        earnedIncomeCredit(filer, childAges.some((age) => age < 3) ? youngest : other),
        ["Oregon kids credit", kidsCredit(filer, law)],
      ],
    };
  },
  local: {
    name: "Portland’s Metro and Multnomah County taxes",
    range: [0, 4],
    base: "stateTaxableIncome",
  },
  notModeled: [
    "itemized deductions",
    "the kicker",
    "federal pensions from before October 1991",
    "the credit for child care",
    "that Portland’s Metro and Multnomah taxes begin at $125,000 of taxable income ($200,000 for couples)",
    "Eugene’s payroll tax",
  ],
});

const standardDeduction = (filer: Filer, law: Numbers) => {
  const { status } = filer;
  const isMarried = status !== "single" && status !== "headOfHousehold";
  return law.standardDeduction[status] + agedOrBlind(filer) * (isMarried ? 1_000 : 1_200);
};

/** ORS 316.085: none above $100,000, or $200,000 for couples and heads of household. */
function exemptionCredit({ status, people, dependents, federal }: Filer, law: Numbers) {
  const isAlone = status === "single" || status === "marriedFilingSeparately";
  if (federal.adjustedGrossIncome > (isAlone ? 100_000 : 200_000)) return 0;
  return law.exemptionCredit * (people.length + dependents);
}

/** ORS 316.157: 9% of pensions from 62 on, where little Social Security and little else comes in. */
function retirementCredit({ status, people, household, federal }: Filer) {
  const pensions = people.reduce((sum, { age, pension }) => sum + (age >= 62 ? pension : 0), 0);
  const base = baseOfRetirementCredit[status];
  const income = federal.adjustedGrossIncome - federal.taxableSocialSecurity;
  const left = Math.max(0, base - (household.socialSecurity ?? 0));
  return 0.09 * Math.min(pensions, Math.max(0, left - Math.max(0, income - 2 * base)));
}

const baseOfRetirementCredit = survivorAsSingle({
  single: 7_500,
  marriedFilingJointly: 15_000,
  marriedFilingSeparately: 7_500,
  headOfHousehold: 7_500,
});

/** For up to five children under 6; it falls to nothing over $5,000 of income. */
function kidsCredit({ childAges, federal }: Filer, { youngChildCredit: law }: Numbers) {
  const young = Math.min(5, childAges.filter((age) => age < 6).length);
  const above = Math.max(0, federal.adjustedGrossIncome - law.fallsFrom);
  return young * law.each * Math.max(0, 1 - above / 5_000);
}
