import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { earnedIncomeCredit, federalAgi } from "../rules/federal-lines";
import { defineState } from "../state-law";

type Numbers = {
  rates: readonly [lower: number, upper: number];
  gainsRates: readonly [lower: number, upper: number];
  limit: ByStatus<number>;
  /** For each person of 65 or older. */
  agedSubtraction: number;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
};

export const montana = defineState<Numbers>({
  code: "MT",
  years: {
    2025: {
      document: "2025 Form 2 instructions, and 15-30-2103, 15-30-2120 and 15-30-2318 MCA",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and TheAxiomFoundation/axiom-corpus@a1deadcba657, checked with the answers of NBER’s TAXSIM",
      checked: "2026-11-28",
      rates: [0.047, 0.059],
      gainsRates: [0.03, 0.041],
      limit: survivorAsJoint({
        single: 21_100,
        marriedFilingJointly: 42_200,
        marriedFilingSeparately: 21_100,
        headOfHousehold: 31_700,
      }),
      agedSubtraction: 5_660,
      earnedIncomeCreditShare: 0.1,
    },
    2026: {
      document:
        "Publication 1 of 2026, HB 337 of 2025, and 15-30-2103, 15-30-2120 and 15-30-2318 MCA",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and TheAxiomFoundation/axiom-corpus@6a609b433237",
      checked: "2026-11-28",
      rates: [0.047, 0.0565],
      gainsRates: [0.03, 0.041],
      limit: survivorAsJoint({
        single: 47_500,
        marriedFilingJointly: 95_000,
        marriedFilingSeparately: 47_500,
        headOfHousehold: 71_250,
      }),
      agedSubtraction: 5_660,
      earnedIncomeCreditShare: 0.2,
    },
  },
  returnOf(filer, law) {
    const { status, people, federal } = filer;
    const aged = law.agedSubtraction * people.filter(({ age }) => age >= 65).length;
    const others = federal.addedDeductions + federal.giftDeduction;
    const taxable = federal.adjustedGrossIncome - aged - federal.standardDeduction - others;
    const gains = Math.min(longTermGains(filer), Math.max(0, taxable));
    return {
      start: federalAgi(filer),
      subtractions: [["Age 65 or older", aged]],
      deductions: [
        ["Federal standard deduction", federal.standardDeduction],
        ["Other federal deductions", others],
        ["Long-term gains, taxed apart", gains],
      ],
      rates: law.rates,
      limits: [law.limit[status]],
      otherTaxes: [["Long-term gains", taxOnGains(gains, taxable - gains, law, status)]],
      refundableCredits: [earnedIncomeCredit(filer, law.earnedIncomeCreditShare)],
    };
  },
  notModeled: [
    "itemized deductions",
    "military pay and pensions",
    "529 contributions and tuition",
    "the property tax credit for older homeowners and renters",
  ],
});

/** 15-30-2103(6): what short-term losses leave of them. */
function longTermGains({ household, federal }: Filer): number {
  return Math.max(0, Math.min(household.longTermGains ?? 0, federal.netGain));
}

/** 15-30-2103: at the lower rate as far as other income leaves room in the first bracket. */
function taxOnGains(gains: number, otherIncome: number, law: Numbers, status: Filer["status"]) {
  const [lower, upper] = law.gainsRates;
  const inFirst = Math.min(gains, Math.max(0, law.limit[status] - otherIncome));
  return lower * inFirst + upper * (gains - inFirst);
}
