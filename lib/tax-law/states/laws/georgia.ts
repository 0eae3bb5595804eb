import { sumBy } from "@/lib/finance/sum-by";

import type { Filer, Person } from "../filer";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  rate: number;
  /** Twice on a joint return. */
  standardDeduction: number;
  dependentExemption: number;
  /** For each child under 6. */
  childCredit: number;
};

export const georgia = defineState<Numbers>({
  code: "GA",
  years: {
    2025: {
      document: "2025 IT-511 booklet, and O.C.G.A. 48-7-20 to 48-7-27",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, TheAxiomFoundation/axiom-corpus@766b3a3660ca and TheAxiomFoundation/axiom-corpus@f1b44d53d18e",
      checked: "2026-11-28",
      rate: 0.0519,
      standardDeduction: 12_000,
      dependentExemption: 4_000,
      childCredit: 0,
    },
    2026: {
      document: "HB 463 of 2026, HB 136 of 2025, and O.C.G.A. 48-7-20 to 48-7-27",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and TheAxiomFoundation/axiom-corpus@3d221944323e",
      checked: "2026-11-28",
      rate: 0.0499,
      standardDeduction: 15_000,
      dependentExemption: 5_000,
      childCredit: 250,
    },
  },
  returnOf: (filer, law) => ({
    start: federalAgi(filer),
    subtractions: [socialSecurity(filer), ["Retirement income", retirementExclusion(filer)]],
    deductions: [
      ["Standard deduction", law.standardDeduction * (filer.isJoint ? 2 : 1)],
      ["Dependents", law.dependentExemption * filer.dependents],
    ],
    rates: [law.rate],
    limits: [],
    credits: [
      ["Low-income credit", lowIncomeCredit(filer)],
      ["Child tax credit", law.childCredit * filer.childAges.filter((age) => age < 6).length],
    ],
  }),
  notModeled: [
    "itemized deductions",
    "529 contributions",
    "the credit for child care",
    "the exclusion for overtime and tips of 2026",
  ],
});

/** O.C.G.A. 48-7-27(a)(5): from 62 on, pensions and investments, and up to $5,000 of earnings. */
const retirementExclusion = ({ people }: Filer) =>
  sumBy(people, (person) => {
    const most = steppedAmount(exclusions, person.age);
    return Math.max(0, Math.min(most, countedForExclusion(person)));
  });

const exclusions: Steps = [
  [62, 35_000],
  [65, 65_000],
];

const countedForExclusion = ({ pension, investment, wages, selfEmployment }: Person) =>
  pension + investment + Math.min(5_000, wages + selfEmployment);

/** For each person on the return, and once more for those who are 65 or older. */
const lowIncomeCredit = ({ people, dependents, federal }: Filer) =>
  steppedAmount(lowIncomeCredits, federal.adjustedGrossIncome) *
  (people.length + dependents + people.filter(({ age }) => age >= 65).length);

const lowIncomeCredits: Steps = [
  [-Infinity, 26],
  [6_000, 20],
  [8_000, 14],
  [10_000, 8],
  [15_000, 5],
  [20_000, 0],
];
