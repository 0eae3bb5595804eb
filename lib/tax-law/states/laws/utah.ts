import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { federalAgi } from "../rules/federal-lines";
import { defineState, type NamedAmount } from "../state-law";

type Numbers = {
  rate: number;
  /** For each dependent, once more in the year of birth. */
  personalExemption: number;
  /** Above this income the taxpayer credit falls by 1.3 cents for each dollar. */
  taxpayerCreditFallsFrom: ByStatus<number>;
  /** For each child under 6. Above this income it falls by a tenth of what is more. */
  childCredit: { each: number; fallsFrom: ByStatus<number> };
  /** What is credited of Social Security falls by 2.5 cents for each dollar above this income. */
  socialSecurityFallsFrom: ByStatus<number>;
  /** The age of those who were born in 1952. */
  retirementCreditFrom: number;
};

export const utah = defineState<Numbers>({
  code: "UT",
  years: {
    2025: {
      document: "2025 Form TC-40 instructions, and Utah Code 59-10-104 to 59-10-1047",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054, Budget-Lab-Yale/Tax-Simulator@ae4131ecbbe4 and TheAxiomFoundation/axiom-corpus@6a609b433237",
      checked: "2026-11-28",
      rate: 0.045,
      personalExemption: 2_111,
      taxpayerCreditFallsFrom: survivorAsJoint({
        single: 18_213,
        marriedFilingJointly: 36_426,
        marriedFilingSeparately: 18_213,
        headOfHousehold: 27_320,
      }),
      childCredit: {
        each: 1_000,
        fallsFrom: survivorAsJoint({
          single: 43_000,
          marriedFilingJointly: 54_000,
          marriedFilingSeparately: 27_000,
          headOfHousehold: 43_000,
        }),
      },
      socialSecurityFallsFrom: survivorAsJoint({
        single: 54_000,
        marriedFilingJointly: 90_000,
        marriedFilingSeparately: 45_000,
        headOfHousehold: 90_000,
      }),
      retirementCreditFrom: 73,
    },
  },
  returnOf: (filer, law) => ({
    start: federalAgi(filer),
    rates: [law.rate],
    limits: [],
    credits: [
      ["Taxpayer tax credit", taxpayerCredit(filer, law)],
      ["Earned income tax credit", earnedIncomeCredit(filer)],
      retirementCredit(filer, law),
      ["Child tax credit", childCredit(filer, law)],
    ],
  }),
  notModeled: [
    "itemized deductions",
    "529 contributions",
    "military pensions",
    "the credit for parents at home",
  ],
});

/** Utah Code 59-10-1018: 6% of the federal deduction and the exemptions, less as income is higher. */
function taxpayerCredit({ status, dependents, childAges, federal }: Filer, law: Numbers): number {
  const born = childAges.filter((age) => age === 0).length;
  const exemptions = law.personalExemption * (dependents + born);
  const above = Math.max(0, federal.adjustedGrossIncome - law.taxpayerCreditFallsFrom[status]);
  return Math.max(0, 0.06 * (federal.standardDeduction + exemptions) - 0.013 * above);
}

/** Utah Code 59-10-1044: a fifth of the federal credit, not more than the wages. */
const earnedIncomeCredit = ({ people, federal }: Filer) =>
  Math.min(
    0.2 * federal.earnedIncomeCredit,
    people.reduce((sum, { wages }) => sum + wages, 0),
  );

/** Utah Code 59-10-1019 and 59-10-1042: $450 for each of the oldest, or the tax on Social Security. */
function retirementCredit({ status, people, federal }: Filer, law: Numbers): NamedAmount {
  const income = federal.adjustedGrossIncome;
  const old = people.filter(({ age }) => age >= law.retirementCreditFrom).length;
  const forAge = 450 * old - 0.025 * Math.max(0, income - retirementCreditFallsFrom[status]);
  const forSocialSecurity =
    law.rate * federal.taxableSocialSecurity -
    0.025 * Math.max(0, income - law.socialSecurityFallsFrom[status]);
  return forAge >= forSocialSecurity
    ? ["Retirement credit", Math.max(0, forAge)]
    : ["Social Security benefits credit", Math.max(0, forSocialSecurity)];
}

const retirementCreditFallsFrom = survivorAsJoint({
  single: 25_000,
  marriedFilingJointly: 32_000,
  marriedFilingSeparately: 16_000,
  headOfHousehold: 32_000,
});

/** Utah Code 59-10-1047. */
function childCredit({ status, childAges, federal }: Filer, { childCredit: law }: Numbers): number {
  const young = childAges.filter((age) => age < 6).length;
  const above = Math.max(0, federal.adjustedGrossIncome - law.fallsFrom[status]);
  return Math.max(0, young * law.each - 0.1 * above);
}
