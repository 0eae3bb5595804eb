import { sumBy } from "@/lib/finance/sum-by";

import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { earnedIncomeCredit, federalAgi } from "../rules/federal-lines";
import { defineState } from "../state-law";

type Numbers = {
  limits: readonly number[];
  standardDeduction: ByStatus<number>;
  exemption: number;
  /** Above `from`, deduction and exemptions fall by a fifth for each `step` or part of it. */
  fall: { from: number; step: number };
  retirement: {
    /** Who is as old at the end of the year has reached full retirement age. */
    age: number;
    /** None from this income on. */
    endsAt: ByStatus<number>;
    /** Of the pensions of one person. */
    mostPension: number;
  };
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
};

const retirementOf2025: Numbers["retirement"] = {
  // The form’s date is March 1, 1959: of those who are 66, one in six was born before it.
  age: 67,
  endsAt: survivorAsJoint({
    single: 107_000,
    marriedFilingJointly: 133_750,
    marriedFilingSeparately: 107_000,
    headOfHousehold: 107_000,
  }),
  mostPension: 50_000,
};

export const rhodeIsland = defineState<Numbers>({
  code: "RI",
  years: {
    2025: {
      document: "2025 Form RI-1040 instructions, and R.I.G.L. 44-30-2.6 and 44-30-12",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, TheAxiomFoundation/axiom-corpus@59ffa6cb50b9 and, for disability insurance, https://dlt.ri.gov/press-releases/2025-tax-rates-unemployment-insurance-and-temporary-disability-insurance",
      checked: "2026-11-28",
      contributions: [{ name: "Temporary disability insurance", rate: 0.013, wageBase: 89_200 }],
      limits: [79_900, 181_650],
      standardDeduction: survivorAsJoint({
        single: 10_900,
        marriedFilingJointly: 21_800,
        marriedFilingSeparately: 10_900,
        headOfHousehold: 16_350,
      }),
      exemption: 5_100,
      fall: { from: 254_250, step: 7_250 },
      retirement: retirementOf2025,
      earnedIncomeCreditShare: 0.16,
    },
    2026: {
      document: "2026 Form RI-1040ES, ADV 2025-22, and R.I.G.L. 44-30-2.6 and 44-30-12",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, TheAxiomFoundation/axiom-corpus@59ffa6cb50b9, TheAxiomFoundation/axiom-corpus@dcdb4e424d7e and, for disability insurance, https://oceanstateobserver.com/article/876547389-2026-tax-rates-for-unemployment-insurance-and-temporary-disability-insurance",
      checked: "2026-11-28",
      contributions: [{ name: "Temporary disability insurance", rate: 0.011, wageBase: 100_000 }],
      limits: [82_050, 186_450],
      standardDeduction: survivorAsJoint({
        single: 11_200,
        marriedFilingJointly: 22_400,
        marriedFilingSeparately: 11_200,
        headOfHousehold: 16_800,
      }),
      exemption: 5_250,
      fall: { from: 261_000, step: 7_450 },
      // The state sets the limits of 2026 after the year.
      retirement: retirementOf2025,
      earnedIncomeCreditShare: 0.16,
    },
  },
  returnOf(filer, law) {
    const { status, people, dependents, household, federal } = filer;
    const retired = retiredPeople(filer, law);
    const benefits = sumBy(retired, ({ taxableSocialSecurity }) => taxableSocialSecurity);
    const pensions = sumBy(retired, ({ pension }) => Math.min(pension, law.retirement.mostPension));
    const share = shareLeft(federal.adjustedGrossIncome - benefits - pensions, law);
    const own = household.isDependent ? 0 : people.length;
    return {
      start: federalAgi(filer),
      subtractions: [
        ["Social Security", benefits],
        ["Retirement income", pensions],
      ],
      deductions: [
        ["Standard deduction", share * law.standardDeduction[status]],
        ["Exemptions", share * law.exemption * (own + dependents)],
      ],
      rates: [0.0375, 0.0475, 0.0599],
      limits: law.limits,
      refundableCredits: [earnedIncomeCredit(filer, law.earnedIncomeCreditShare)],
    };
  },
  notModeled: [
    "what inflation adds in 2026 to the incomes up to which retirement income is not taxed",
    "withdrawals from IRAs, which are taxed at every age",
    "529 contributions",
    "military pensions",
    "the credit for child care and the property tax relief credit",
  ],
});

/** R.I.G.L. 44-30-12(c)(8) and (9): who is of full retirement age, where the income is below the limit. */
const retiredPeople = ({ status, people, federal }: Filer, { retirement }: Numbers) =>
  federal.adjustedGrossIncome < retirement.endsAt[status]
    ? people.filter(({ age }) => age >= retirement.age)
    : [];

/** R.I.G.L. 44-30-2.6(c): nothing is left above four steps. */
const shareLeft = (income: number, { fall }: Numbers) =>
  Math.max(0, 1 - 0.2 * Math.ceil(Math.max(0, income - fall.from) / fall.step));
