import { graduatedTax } from "../../income/graduated-tax";
import { survivorAsJoint } from "../../years/by-status";
import type { Filer } from "../filer";
import { federalAgi } from "../rules/federal-lines";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

const rates = [0.02, 0.045, 0.055, 0.06, 0.065, 0.069, 0.0699];

const limits = survivorAsJoint({
  single: [10_000, 50_000, 100_000, 200_000, 250_000, 500_000],
  marriedFilingJointly: [20_000, 100_000, 200_000, 400_000, 500_000, 1_000_000],
  marriedFilingSeparately: [10_000, 50_000, 100_000, 200_000, 250_000, 500_000],
  headOfHousehold: [16_000, 80_000, 160_000, 320_000, 400_000, 800_000],
});

export const connecticut = defineState({
  code: "CT",
  // The numbers stand in the statute since 2024: no year changes them.
  years: {
    2025: {
      document: "2025 Form CT-1040 instructions and CT-1040 TCS, and C.G.S. 12-700 to 12-704e",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, https://taxformfinder.org/index.php/connecticut/form-ct-1040-tcs and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      contributions: [{ name: "CT Paid Leave", rate: 0.005, wageBase: 176_100 }],
    },
    2026: {
      document: "C.G.S. 12-700 to 12-704e",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and VonHoltenCodes/SlowBooks-Pro-2026@53a43c34381f (withholding parameters of 2026)",
      checked: "2026-11-28",
      contributions: [{ name: "CT Paid Leave", rate: 0.005, wageBase: 184_500 }],
    },
  },
  returnOf(filer) {
    const { status, federal } = filer;
    const benefits = socialSecurityAdjustment(filer);
    const pensions = pensionSubtraction(filer);
    const agi = federal.adjustedGrossIncome - benefits - pensions;
    const exemption = personalExemption(filer, agi);
    const addBack = grownBy(addBacks[status], agi);
    const recapture = recaptures[status].reduce((sum, one) => sum + grownBy(one, agi), 0);
    const tax = graduatedTax(agi - exemption, rates, limits[status]) + addBack + recapture;
    // Table E names incomes that are more than an amount.
    const creditShare = steppedAmount(creditShares[status], agi - 0.01);
    return {
      start: federalAgi(filer),
      subtractions: [
        ["Social Security benefit adjustment", benefits],
        ["Pensions and annuities", pensions],
      ],
      deductions: [["Personal exemption", exemption]],
      rates,
      limits: limits[status],
      otherTaxes: [
        ["2% rate phase-out add-back", addBack],
        ["Tax recapture", recapture],
      ],
      credits: [["Personal tax credit", creditShare * tax]],
      refundableCredits: [["Earned income tax credit", earnedIncomeCredit(filer)]],
    };
  },
  notModeled: [
    "the property tax credit",
    "the alternative minimum tax",
    "withdrawals from IRAs in 2025, of which three quarters count as pensions",
    "pensions of teachers, of which half is exempt at least",
  ],
});

/** C.G.S. 12-701(a)(20)(B)(x): all that is taxed, or all but a quarter of the benefits. */
function socialSecurityAdjustment({ status, household, federal }: Filer): number {
  const limit = status === "single" || status === "marriedFilingSeparately" ? 75_000 : 100_000;
  if (federal.adjustedGrossIncome < limit) return federal.taxableSocialSecurity;
  const excess = Math.max(0, federal.combinedIncome - firstThresholds[status]);
  const taxed = 0.25 * Math.min(household.socialSecurity ?? 0, excess);
  return Math.max(0, federal.taxableSocialSecurity - taxed);
}

/** 26 U.S.C. 86(c)(1). */
const firstThresholds = {
  ...survivorAsJoint({
    single: 25_000,
    marriedFilingJointly: 32_000,
    marriedFilingSeparately: 0,
    headOfHousehold: 25_000,
  }),
  qualifyingSurvivingSpouse: 25_000,
};

/** C.G.S. 12-701(a)(20)(B)(xxi): a share that falls with federal income. */
const pensionSubtraction = ({ status, household, federal }: Filer) => {
  const isCouple = status === "marriedFilingJointly" || status === "qualifyingSurvivingSpouse";
  // The steps of all others are half as far apart.
  const income = federal.adjustedGrossIncome;
  const counted = isCouple ? income : 100_000 + 2 * (income - 75_000);
  return steppedAmount(pensionShares, counted) * (household.pension ?? 0);
};

const pensionShares: Steps = [
  [-Infinity, 1],
  [100_000, 0.85],
  [105_000, 0.7],
  [110_000, 0.55],
  [115_000, 0.4],
  [120_000, 0.25],
  [125_000, 0.1],
  [130_000, 0.05],
  [140_000, 0.025],
  [150_000, 0],
];

/** C.G.S. 12-702: $1,000 less for each $1,000 of income above a limit. */
function personalExemption({ status }: Filer, agi: number): number {
  const { most, fallsFrom } = personalExemptions[status];
  return Math.max(0, most - 1_000 * Math.ceil(Math.max(0, agi - fallsFrom) / 1_000));
}

const personalExemptions = survivorAsJoint({
  single: { most: 15_000, fallsFrom: 30_000 },
  marriedFilingJointly: { most: 24_000, fallsFrom: 48_000 },
  marriedFilingSeparately: { most: 12_000, fallsFrom: 24_000 },
  headOfHousehold: { most: 19_000, fallsFrom: 38_000 },
});

/** `each` dollars of tax for each `step` of income above `from`, up to `most`. */
type Growing = { from: number; step: number; each: number; most: number };

const grownBy = ({ from, step, each, most }: Growing, agi: number) =>
  Math.min(most, each * Math.ceil(Math.max(0, agi - from) / step));

/** Table C: what the lowest rate saved. */
const addBacks = survivorAsJoint<Growing>({
  single: { from: 56_500, step: 5_000, each: 25, most: 250 },
  marriedFilingJointly: { from: 100_500, step: 5_000, each: 50, most: 500 },
  marriedFilingSeparately: { from: 50_250, step: 2_500, each: 25, most: 250 },
  headOfHousehold: { from: 78_500, step: 4_000, each: 40, most: 400 },
});

const ofSingle: readonly Growing[] = [
  { from: 105_000, step: 5_000, each: 25, most: 250 },
  { from: 200_000, step: 5_000, each: 90, most: 2_700 },
  { from: 500_000, step: 5_000, each: 50, most: 450 },
];

/** Table D: what the rates below the highest saved. */
const recaptures = survivorAsJoint<readonly Growing[]>({
  single: ofSingle,
  marriedFilingJointly: [
    { from: 210_000, step: 10_000, each: 50, most: 500 },
    { from: 400_000, step: 10_000, each: 180, most: 5_400 },
    { from: 1_000_000, step: 10_000, each: 100, most: 900 },
  ],
  marriedFilingSeparately: ofSingle,
  headOfHousehold: [
    { from: 168_000, step: 8_000, each: 40, most: 400 },
    { from: 320_000, step: 8_000, each: 140, most: 4_200 },
    { from: 800_000, step: 8_000, each: 80, most: 720 },
  ],
});

/** Percents from an income on: each of them $500 after the one before. */
const eachStep = (from: number, percents: readonly number[]): Steps =>
  percents.map((percent, index) => [from + 500 * index, percent / 100] as const);

/** Table E: five runs of shares, by where each begins. */
const shares = (first: number, second: number, third: number, fourth: number, last: number) => [
  ...eachStep(first, [75]),
  ...eachStep(second, [70, 65, 60, 55, 50, 45, 40, 35]),
  ...eachStep(third, [30, 25, 20, 15]),
  ...eachStep(fourth, [14, 13, 12, 11, 10]),
  ...eachStep(last, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]),
];

/** C.G.S. 12-703: of the tax. */
const creditShares = survivorAsJoint<Steps>({
  single: shares(15_000, 18_800, 25_000, 31_300, 60_000),
  marriedFilingJointly: shares(24_000, 30_000, 40_000, 50_000, 96_000),
  marriedFilingSeparately: shares(12_000, 15_000, 20_000, 25_000, 48_000),
  headOfHousehold: shares(19_000, 24_000, 34_000, 44_000, 74_000),
});

/** C.G.S. 12-704e: 40% of the federal credit, and $250 more with a child. */
const earnedIncomeCredit = ({ household, federal }: Filer) =>
  0.4 * federal.earnedIncomeCredit +
  (federal.earnedIncomeCredit > 0 && household.children ? 250 : 0);
