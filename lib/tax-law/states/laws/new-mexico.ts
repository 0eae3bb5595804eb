import { survivorAsJoint } from "../../years/by-status";
import type { Filer } from "../filer";
import { creditAtOtherAges } from "../rules/credit-at-other-ages";
import { federalAgi, grossIncome } from "../rules/federal-lines";
import { steppedAmountOver, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  /** For each child, by federal income. */
  childCredit: Steps;
  /** By income, for one to six exemptions. */
  rebate: readonly (readonly [over: number, byExemptions: readonly number[]])[];
  /** What of the net gains is not taxed. */
  gainsDeduction: number;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
};

export const newMexico = defineState<Numbers>({
  code: "NM",
  years: {
    2025: {
      document: "2025 PIT-1 instructions and PIT-RC, and 7-2-5.2 to 7-2-39 and 7-2-7 NMSA",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and CodePhantom-1/kultranz-2026-tax-brackets@1aff52b12ef1",
      checked: "2026-11-28",
      childCredit: [
        [-Infinity, 637],
        [25_000, 424],
        [50_000, 212],
        [75_000, 106],
        [100_000, 79],
        [200_000, 53],
        [350_000, 26],
      ],
      rebate: [
        [-Infinity, [224, 298, 373, 448, 522, 597]],
        [1_000, [252, 362, 465, 580, 655, 775]],
        [1_500, [252, 362, 465, 580, 655, 810]],
        [2_500, [252, 362, 465, 580, 655, 839]],
        [7_500, [235, 356, 448, 568, 660, 839]],
        [8_000, [212, 327, 431, 551, 660, 804]],
        [9_000, [195, 287, 390, 488, 586, 764]],
        [10_000, [166, 241, 316, 413, 511, 689]],
        [11_500, [149, 212, 270, 339, 419, 551]],
        [13_000, [132, 195, 252, 316, 362, 448]],
        [14_500, [120, 178, 212, 270, 327, 385]],
        [16_500, [114, 149, 189, 241, 287, 344]],
        [18_000, [103, 132, 166, 206, 252, 298]],
        [19_500, [91, 120, 160, 189, 212, 264]],
        [23_000, [86, 114, 137, 166, 195, 224]],
        [24_500, [74, 103, 132, 160, 178, 206]],
        [26_000, [63, 91, 120, 149, 160, 195]],
        [27_500, [57, 86, 114, 132, 149, 178]],
        [29_500, [45, 63, 91, 114, 132, 149]],
        [31_000, [40, 57, 74, 91, 114, 120]],
        [32_500, [28, 45, 57, 74, 91, 103]],
        [34_000, [17, 40, 45, 63, 74, 86]],
        [36_000, [0, 0, 0, 0, 0, 0]],
      ],
      gainsDeduction: 2_500,
      earnedIncomeCreditShare: 0.25,
    },
  },
  returnOf(filer, law) {
    const { status, federal } = filer;
    return {
      start: federalAgi(filer),
      deductions: [
        ["Federal standard deduction", federal.standardDeduction],
        ["Certain dependents", dependentsDeduction(filer)],
        ["Capital gains", gainsDeduction(filer, law)],
        ["Social Security", socialSecurityExemption(filer)],
        ["Age 65 or blind", agedExemption(filer)],
        ["Low- and middle-income exemption", lowIncomeExemption(filer)],
      ],
      rates: [0.015, 0.032, 0.043, 0.047, 0.049, 0.059],
      limits: limits[status],
      refundableCredits: [
        ["Working families credit", workingFamiliesCredit(filer, law)],
        ["Child income credit", childCredit(filer, law)],
        ["Low income comprehensive rebate", lowIncomeRebate(filer, law)],
      ],
    };
  },
  notModeled: [
    "itemized deductions",
    "military pay and pensions",
    "medical expenses",
    "children of 17 or older in the child income credit",
    "the credit for child day care and the rebate for property tax",
  ],
});

/** 7-2-7 NMSA. */
const limits = survivorAsJoint({
  single: [5_500, 16_500, 33_500, 66_500, 210_000],
  marriedFilingJointly: [8_000, 25_000, 50_000, 100_000, 315_000],
  marriedFilingSeparately: [4_000, 12_500, 25_000, 50_000, 157_500],
  headOfHousehold: [8_000, 25_000, 50_000, 100_000, 315_000],
});

/** 7-2-39 NMSA: for each dependent but the first, of couples and heads of household. */
const dependentsDeduction = ({ status, dependents, household }: Filer) =>
  (status === "marriedFilingJointly" || status === "headOfHousehold") && !household.isDependent
    ? 4_000 * Math.max(0, dependents - 1)
    : 0;

/** 7-2-34 NMSA: half of it on a separate return. */
const gainsDeduction = ({ status, federal }: Filer, law: Numbers) =>
  Math.max(0, Math.min(federal.netGain, law.gainsDeduction)) /
  (status === "marriedFilingSeparately" ? 2 : 1);

/** 7-2-5.14 NMSA: up to an income. */
const socialSecurityExemption = ({ status, federal }: Filer) =>
  federal.adjustedGrossIncome <= benefitsExemptTo[status] ? federal.taxableSocialSecurity : 0;

const benefitsExemptTo = survivorAsJoint({
  single: 100_000,
  marriedFilingJointly: 150_000,
  marriedFilingSeparately: 75_000,
  headOfHousehold: 150_000,
});

/** 7-2-5.2 NMSA: for each who is 65 or older, or blind. */
function agedExemption({ status, people, household, federal }: Filer): number {
  const aged = people.filter(({ age }) => age >= 65).length;
  const agedOrBlind = Math.min(people.length, aged + (household.blind ?? 0));
  return agedOrBlind * steppedAmountOver(agedExemptions[status], federal.adjustedGrossIncome);
}

/** $1,000 less above each of eight amounts, which lie one step apart. */
const fallingBySteps = (from: number, step: number): Steps => [
  [-Infinity, 8_000],
  ...[7_000, 6_000, 5_000, 4_000, 3_000, 2_000, 1_000, 0].map(
    (amount, index) => [from + index * step, amount] as const,
  ),
];

const agedExemptions = survivorAsJoint({
  single: fallingBySteps(18_000, 1_500),
  marriedFilingJointly: fallingBySteps(30_000, 3_000),
  marriedFilingSeparately: fallingBySteps(15_000, 1_500),
  headOfHousehold: fallingBySteps(30_000, 3_000),
});

/** 7-2-5.8 NMSA: for each person and dependent. */
function lowIncomeExemption({ status, people, dependents, household, federal }: Filer): number {
  const { from, rate } = lowIncomeFall[status];
  const above = Math.max(0, federal.adjustedGrossIncome - from);
  const each = household.isDependent ? 0 : Math.max(0, 2_500 - rate * above);
  return each * (people.length + dependents);
}

const lowIncomeFall = survivorAsJoint({
  single: { from: 20_000, rate: 0.15 },
  marriedFilingJointly: { from: 30_000, rate: 0.1 },
  marriedFilingSeparately: { from: 15_000, rate: 0.2 },
  headOfHousehold: { from: 30_000, rate: 0.1 },
});

/** 7-2-18.15 NMSA: from 18 to 24 without children too. */
const workingFamiliesCredit = (filer: Filer, law: Numbers) =>
  law.earnedIncomeCreditShare *
  (filer.federal.earnedIncomeCredit + creditAtOtherAges(filer, 18, 24));

/** 7-2-18.34 NMSA: half of it on a separate return. */
const childCredit = ({ status, childAges, federal }: Filer, law: Numbers) =>
  (childAges.length * steppedAmountOver(law.childCredit, federal.adjustedGrossIncome)) /
  (status === "marriedFilingSeparately" ? 2 : 1);

/** 7-2-14 NMSA: with two exemptions more for each who is 65 or older; half of it on a separate return. */
function lowIncomeRebate(filer: Filer, law: Numbers): number {
  const { status, people, dependents, household } = filer;
  if (household.isDependent) return 0;

  const aged = people.filter(({ age }) => age >= 65).length;
  const exemptions = people.length + dependents + 2 * aged + (household.blind ?? 0);
  const income = grossIncome(filer);
  const [, byExemptions = []] = law.rebate.findLast(([over]) => income > over) ?? [];
  const amount = byExemptions[Math.min(exemptions, byExemptions.length) - 1] ?? 0;
  return status === "marriedFilingSeparately" ? amount / 2 : amount;
}
