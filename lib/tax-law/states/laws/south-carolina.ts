import { sumBy } from "@/lib/finance/sum-by";

import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer, Person } from "../filer";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { defineState, type StateReturn } from "../state-law";

type Numbers = {
  rates: readonly number[];
  limits: readonly number[];
  /** For each dependent, and once more for each child under 6. */
  dependentExemption: number;
  /** Where federal deductions count: what a law that the state does not follow added to the standard one. */
  addedStandardDeduction?: ByStatus<number>;
  /** What counts in place of the federal deductions. */
  incomeAdjustedDeduction?: ByStatus<FallingDeduction>;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
  mostEarnedIncomeCredit: number;
};

/** It falls evenly to nothing while federal income rises by `over` dollars. */
type FallingDeduction = { most: number; fallsFrom: number; over: number };

export const southCarolina = defineState<Numbers>({
  code: "SC",
  years: {
    2025: {
      document: "2025 SC1040 instructions, and sections 12-6-510 to 12-6-3632 of the S.C. Code",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and https://www.efile.com/south-carolina-tax-rates-brackets-and-forms",
      checked: "2026-11-28",
      rates: [0, 0.03, 0.06],
      limits: [3_560, 17_830],
      dependentExemption: 4_930,
      addedStandardDeduction: survivorAsJoint({
        single: 750,
        marriedFilingJointly: 1_500,
        marriedFilingSeparately: 750,
        headOfHousehold: 1_125,
      }),
      earnedIncomeCreditShare: 1.25,
      mostEarnedIncomeCredit: Infinity,
    },
    2026: {
      document: "Act 110 of 2026 (H.4216), and sections 12-6-510 to 12-6-3632 of the S.C. Code",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and TheAxiomFoundation/axiom-corpus@ca65405e54c0 (the Code with Act 110)",
      checked: "2026-11-28",
      rates: [0.0199, 0.0521],
      limits: [30_000],
      // That of 2025: what the state set for 2026 was not found.
      dependentExemption: 4_930,
      incomeAdjustedDeduction: survivorAsJoint({
        single: { most: 15_000, fallsFrom: 40_000, over: 55_000 },
        marriedFilingJointly: { most: 30_000, fallsFrom: 80_000, over: 110_000 },
        marriedFilingSeparately: { most: 15_000, fallsFrom: 40_000, over: 55_000 },
        headOfHousehold: { most: 22_500, fallsFrom: 60_000, over: 82_500 },
      }),
      earnedIncomeCreditShare: 1.25,
      mostEarnedIncomeCredit: 200,
    },
  },
  returnOf(filer, law) {
    const { people, childAges, dependents, federal } = filer;
    const young = childAges.filter((age) => age < 6).length;
    const workCredit = law.earnedIncomeCreditShare * federal.earnedIncomeCredit;
    const { deductions, ...beginning } = incomeBeforeSubtractions(filer, law);
    return {
      ...beginning,
      subtractions: [
        ["Net capital gain deduction", 0.44 * longTermGain(filer)],
        socialSecurity(filer),
        ["Retirement deduction", sumBy(people, retirementDeduction)],
        ["Age 65 and older deduction", sumBy(people, ageDeduction)],
      ],
      deductions: [
        ...deductions,
        ["Dependent exemptions", law.dependentExemption * dependents],
        ["Children under 6", law.dependentExemption * young],
      ],
      rates: law.rates,
      limits: law.limits,
      credits: [
        ["Earned income tax credit", Math.min(law.mostEarnedIncomeCredit, workCredit)],
        ["Two wage earner credit", twoWageEarnerCredit(filer)],
      ],
    };
  },
  notModeled: [
    "what inflation adds to the dependent exemption in 2026",
    "529 contributions",
    "military pensions",
    "state tax that is deducted on the federal return",
    "the credits for child care and tuition",
  ],
});

/** S.C. Code 12-6-50: until 2025 the federal deductions count, and from 2026 on the state’s own one. */
function incomeBeforeSubtractions(filer: Filer, law: Numbers) {
  const { status, federal } = filer;
  const { addedStandardDeduction: added, incomeAdjustedDeduction: own } = law;
  if (own) {
    const deduction = fallingDeduction(own[status], federal.adjustedGrossIncome);
    return {
      start: federalAgi(filer),
      deductions: [["Income adjusted deduction", deduction]],
    } satisfies Partial<StateReturn>;
  }
  return {
    start: ["Federal taxable income", federal.taxableIncome],
    additions: [
      ["Business income deduction", federal.businessDeduction],
      ["Federal deductions of 2025", federal.addedDeductions],
      ["Part of the standard deduction", federal.itemizes || !added ? 0 : added[status]],
    ],
    deductions: [],
  } satisfies Partial<StateReturn>;
}

/** S.C. Code 12-6-1140(15): what it falls by is rounded down to $10. */
function fallingDeduction({ most, fallsFrom, over }: FallingDeduction, income: number): number {
  const share = Math.min(1, Math.max(0, income - fallsFrom) / over);
  return most - Math.floor((most * share) / 10) * 10;
}

/** S.C. Code 12-6-1150: net of a short-term loss; short-term gains do not count. */
const longTermGain = ({ household, federal }: Filer) =>
  Math.max(0, Math.min(household.longTermGains ?? 0, federal.netGain));

/** S.C. Code 12-6-1170(A): pensions of each person, from 65 on more of them. */
const retirementDeduction = ({ age, pension }: Person) =>
  Math.min(pension, age >= 65 ? 10_000 : 3_000);

/** S.C. Code 12-6-1170(B): of any income, less what was taken off for pensions. */
const ageDeduction = (person: Person) =>
  person.age >= 65 ? 15_000 - retirementDeduction(person) : 0;

/** S.C. Code 12-6-3330: of the earnings of the spouse who has less, up to $50,000. */
function twoWageEarnerCredit({ isJoint, people, federal }: Filer): number {
  if (!isJoint) return 0;
  const profit = sumBy(people, ({ selfEmployment }) => Math.max(0, selfEmployment));
  const earnings = people.map(({ wages, selfEmployment }) => {
    const share = profit > 0 ? Math.max(0, selfEmployment) / profit : 0;
    return wages + selfEmployment - (share * federal.selfEmploymentTax) / 2;
  });
  return 0.007 * Math.max(0, Math.min(50_000, ...earnings));
}
