import { sumBy } from "@/lib/finance/sum-by";

import { survivorAsJoint } from "../../years/by-status";
import type { Filer } from "../filer";
import { earnedIncomeCredit, federalAgi, socialSecurity } from "../rules/federal-lines";
import { defineState } from "../state-law";

type Numbers = {
  rate: number;
  /** Twice for couples, surviving spouses and heads of household. */
  standardDeduction: number;
  /** For each person of 65 or older. */
  retirementExemption: number;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
};

export const louisiana = defineState<Numbers>({
  code: "LA",
  years: {
    2025: {
      document: "2025 Form IT-540 instructions, and R.S. 47:32, 47:44.1, 47:294 and 47:297.8",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and R.S. 47:44.1 and 47:294 at casetext.com",
      checked: "2026-11-28",
      rate: 0.03,
      standardDeduction: 12_500,
      retirementExemption: 12_000,
      earnedIncomeCreditShare: 0.05,
    },
  },
  returnOf: (filer, law) => ({
    start: federalAgi(filer),
    subtractions: [
      socialSecurity(filer),
      ["Retirement income exemption", retirementExemption(filer, law)],
    ],
    deductions: [["Standard deduction", law.standardDeduction * deductionsOfStatus[filer.status]]],
    rates: [law.rate],
    limits: [],
    refundableCredits: [earnedIncomeCredit(filer, law.earnedIncomeCreditShare)],
  }),
  notModeled: [
    "medical expenses above the federal standard deduction",
    "public pensions, which are not taxed",
    "school tuition and 529 contributions",
    "the credits for child care",
  ],
});

/** R.S. 47:44.1: up to a limit of each person’s pensions from 65 on. */
const retirementExemption = ({ people }: Filer, law: Numbers) =>
  sumBy(people, ({ age, pension }) => (age >= 65 ? Math.min(pension, law.retirementExemption) : 0));

/** R.S. 47:294. */
const deductionsOfStatus = survivorAsJoint({
  single: 1,
  marriedFilingJointly: 2,
  marriedFilingSeparately: 1,
  headOfHousehold: 2,
});
