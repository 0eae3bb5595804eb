import { sumBy } from "@/lib/finance/sum-by";

import type { Filer } from "../filer";
import { earnedIncomeCredit, federalAgi, socialSecurity } from "../rules/federal-lines";
import { steppedAmount, type Steps } from "../rules/stepped-amount";
import { defineState } from "../state-law";

type Numbers = {
  rate: number;
  exemption: number;
  /** Of somebody whom another can claim. */
  exemptionOfDependent: number;
  blindExemption: number;
  /** By the age of the older spouse: what of the pensions is not taxed. Twice on a joint return. */
  pensions: Steps;
  /** By the same age: what of any income is not taxed instead. Twice on a joint return. */
  standardDeduction: Steps;
  /** Up to this age, exemptions and Social Security lower it. */
  deductionFallsUpTo: number;
  /** Of the federal earned income credit. */
  earnedIncomeCreditShare: number;
};

export const michigan = defineState<Numbers>({
  code: "MI",
  years: {
    2025: {
      document: "2025 MI-1040 instructions and Form 4884, and MCL 206.30, 206.51 and 206.272",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and Budget-Lab-Yale/Tax-Simulator@eeba3891e2c1, checked with the answers of NBER’s TAXSIM",
      checked: "2026-11-28",
      rate: 0.0425,
      exemption: 5_800,
      exemptionOfDependent: 1_500,
      blindExemption: 3_400,
      // Three quarters of $65,897 for those born from 1946 to 1966, and all of it for older ones.
      pensions: [
        [59, 49_423],
        [80, 65_897],
      ],
      // For those born from 1946 to 1958.
      standardDeduction: [
        [67, 20_000],
        [80, 0],
      ],
      deductionFallsUpTo: 72,
      earnedIncomeCreditShare: 0.3,
    },
  },
  returnOf(filer, law) {
    const exemptions = exemptionsOf(filer, law);
    return {
      start: federalAgi(filer),
      additions: [["Self-employment tax deducted", filer.federal.selfEmploymentTax / 2]],
      subtractions: [
        socialSecurity(filer),
        ["Michigan standard deduction or pensions", retirementSubtraction(filer, law)],
      ],
      deductions: [["Exemptions", exemptions]],
      rates: [law.rate],
      limits: [],
      refundableCredits: [earnedIncomeCredit(filer, law.earnedIncomeCreditShare)],
    };
  },
  local: { name: "city income tax", range: [0, 2.4], base: "wages" },
  notModeled: [
    "public pensions, which are not always limited",
    "interest, dividends and gains of people born before 1946, which are taxed less",
    "529 contributions",
    "the credits for property tax and home heating",
    "what cities tax of their residents besides wages",
  ],
});

function exemptionsOf({ people, dependents, household }: Filer, law: Numbers): number {
  const ofPeople = household.isDependent
    ? law.exemptionOfDependent * people.length
    : law.exemption * (people.length + dependents);
  return ofPeople + law.blindExemption * (household.blind ?? 0);
}

/** MCL 206.30(9) and (10): pensions up to a limit, or the standard deduction where it is more. */
function retirementSubtraction(filer: Filer, law: Numbers): number {
  const { people, isJoint, dependents, federal } = filer;
  const age = Math.max(...people.map((person) => person.age));
  const persons = isJoint ? 2 : 1;
  const pensions = sumBy(people, ({ pension }) => pension);
  const fall =
    age <= law.deductionFallsUpTo
      ? federal.taxableSocialSecurity + law.exemption * (people.length + dependents)
      : 0;
  const deduction = persons * steppedAmount(law.standardDeduction, age) - fall;
  return Math.max(0, deduction, Math.min(pensions, persons * steppedAmount(law.pensions, age)));
}
