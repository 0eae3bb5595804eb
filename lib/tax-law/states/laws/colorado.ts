import { sumBy } from "@/lib/finance/sum-by";

import { survivorAsSingle } from "../../years/by-status";
import type { Filer, Person } from "../filer";
import { creditAtOtherAges } from "../rules/credit-at-other-ages";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  rate: number;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
  /** For each child under 6, by federal income: of couples, and of all others. */
  childCredit: readonly [joint: Steps, other: Steps];
  /** For each child under 6; three quarters of it under 17. */
  familyCredit: number;
  /** For each adult, by income with all benefits. */
  salesTaxRefund: Steps;
};

export const colorado = defineState<Numbers>({
  code: "CO",
  years: {
    2025: {
      document: "2025 DR 0104 booklet, and C.R.S. 39-22-104 to 39-22-130",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      contributions: [{ name: "FAMLI premium", rate: 0.0045, wageBase: 176_100 }],
      rate: 0.044,
      earnedIncomeCreditShare: 0.5,
      childCredit: [
        [
          [-Infinity, 1_200],
          [36_001, 600],
          [61_001, 200],
          [87_001, 0],
        ],
        [
          [-Infinity, 1_200],
          [26_001, 600],
          [51_001, 200],
          [77_001, 0],
        ],
      ],
      familyCredit: 3_273,
      salesTaxRefund: [
        [-Infinity, 19],
        [52_001, 25],
        [105_001, 29],
        [168_001, 35],
        [233_001, 37],
        [299_001, 59],
      ],
    },
  },
  returnOf: (filer, law) => ({
    start: ["Federal taxable income", filer.federal.taxableIncome],
    additions: [
      ["Federal deductions above a limit", deductionsAdded(filer)],
      ["Business income deduction", businessDeductionAdded(filer)],
    ],
    subtractions: [["Pensions and Social Security", retirementSubtraction(filer)]],
    rates: [law.rate],
    limits: [],
    refundableCredits: [
      [
        "Earned income credit",
        law.earnedIncomeCreditShare *
          (filer.federal.earnedIncomeCredit + creditAtOtherAges(filer, 19, 64)),
      ],
      ["Child tax credit", childCredit(filer, law)],
      ["Family affordability credit", familyCredit(filer, law)],
      ["Sales tax refund", salesTaxRefund(filer, law)],
    ],
  }),
  notModeled: [
    "state taxes that are added back to itemized deductions",
    "the alternative minimum tax",
    "529 contributions",
    "the credits for child care and for care workers",
    "occupational taxes of Denver and other cities",
  ],
});

/** C.R.S. 39-22-104(3)(p.5): from $300,000 on, the standard or itemized deductions above a limit. */
function deductionsAdded({ isJoint, federal }: Filer): number {
  if (federal.adjustedGrossIncome < 300_000) return 0;
  return Math.max(0, federal.deductionUsed - (isJoint ? 16_000 : 12_000));
}

/** C.R.S. 39-22-104(3)(o). */
const businessDeductionAdded = ({ isJoint, federal }: Filer) =>
  federal.adjustedGrossIncome > (isJoint ? 1_000_000 : 500_000) ? federal.businessDeduction : 0;

/** C.R.S. 39-22-104(4)(f): from 55 on, pensions as far as Social Security leaves room. */
const retirementSubtraction = (filer: Filer) =>
  sumBy(filer.people, (person) => {
    const benefits = benefitsSubtracted(person, filer);
    const room = Math.max(0, steppedAmount(mostRetirementIncome, person.age) - benefits);
    return benefits + Math.min(person.pension, room);
  });

const mostRetirementIncome: Steps = [
  [55, 20_000],
  [65, 24_000],
];

/** All of it from 65 on, or from 55 on where the income is small. */
function benefitsSubtracted({ age, taxableSocialSecurity }: Person, filer: Filer): number {
  if (age < 55) return 0;
  const isSmall = filer.federal.adjustedGrossIncome <= (filer.isJoint ? 95_000 : 75_000);
  return age >= 65 || isSmall ? taxableSocialSecurity : Math.min(taxableSocialSecurity, 20_000);
}

/** C.R.S. 39-22-129. */
function childCredit({ isJoint, childAges, federal }: Filer, law: Numbers): number {
  const [joint, other] = law.childCredit;
  const each = steppedAmount(isJoint ? joint : other, federal.adjustedGrossIncome);
  return each * childAges.filter((age) => age < 6).length;
}

/** C.R.S. 39-22-130: 6.875% less for each $5,000 of federal income above a limit. */
function familyCredit({ status, childAges, federal }: Filer, law: Numbers): number {
  const above = Math.max(0, federal.adjustedGrossIncome - familyCreditFallsFrom[status]);
  const share = Math.max(0, 1 - 0.06875 * Math.ceil(above / 5_000));
  return share * law.familyCredit * sumBy(childAges, (age) => (age < 6 ? 1 : 0.75));
}

const familyCreditFallsFrom = survivorAsSingle({
  single: 15_000,
  marriedFilingJointly: 25_000,
  marriedFilingSeparately: 15_000,
  headOfHousehold: 15_000,
});

/** C.R.S. 39-22-2003: what the state took above its limit. */
const salesTaxRefund = ({ people, household, federal }: Filer, law: Numbers) => {
  const untaxedBenefits = (household.socialSecurity ?? 0) - federal.taxableSocialSecurity;
  const income = federal.adjustedGrossIncome + untaxedBenefits;
  return steppedAmount(law.salesTaxRefund, income) * people.length;
};
