import { graduatedTax } from "../../income/graduated-tax";
import { survivorAsJoint } from "../../years/by-status";
import type { ByStatus } from "../../years/law-year";
import type { Filer } from "../filer";
import { federalAgi, socialSecurity } from "../rules/federal-lines";
import { defineState, type NamedAmount } from "../state-law";

type Numbers = {
  rate: number;
  /** Up to here nothing is taxed. */
  limits: ByStatus<readonly number[]>;
  childCredit: number;
  groceryCredit: number;
};

export const idaho = defineState<Numbers>({
  code: "ID",
  years: {
    2025: {
      document: "2025 Form 40 instructions, and Idaho Code 63-3022 to 63-3029L",
      readIn:
        "PolicyEngine/policyengine-us@8914f89da054 and DTRules/DTRules@02ca024b5e2e (the Tax Foundation’s 2025 table)",
      checked: "2026-11-28",
      rate: 0.053,
      limits: survivorAsJoint({
        single: [4_811],
        marriedFilingJointly: [9_622],
        marriedFilingSeparately: [4_811],
        headOfHousehold: [9_622],
      }),
      childCredit: 205,
      groceryCredit: 155,
    },
  },
  returnOf(filer, law) {
    const { status, federal, childAges, people, dependents, household } = filer;
    const deductions: NamedAmount[] = [
      ["Standard deduction", federal.standardDeduction],
      ["Business income deduction", federal.businessDeduction],
      ["New federal deductions", federal.addedDeductions],
    ];
    const rates = [0, law.rate];
    const limits = law.limits[status];
    const taxed = deductions.reduce(
      (left, [, amount]) => left - amount,
      federal.adjustedGrossIncome - federal.taxableSocialSecurity,
    );
    return {
      start: federalAgi(filer),
      subtractions: [socialSecurity(filer)],
      deductions,
      rates,
      limits,
      otherTaxes: [["Permanent building fund", buildingFund(filer)]],
      credits: [
        [
          "Child tax credit",
          // It does not lower what is due to the building fund.
          Math.min(law.childCredit * childAges.length, graduatedTax(taxed, rates, limits)),
        ],
      ],
      refundableCredits: [
        [
          "Grocery credit",
          household.isDependent ? 0 : law.groceryCredit * (people.length + dependents),
        ],
      ],
    };
  },
  notModeled: [
    "itemized deductions",
    "public and military pensions, which are taxed less",
    "gains on property in Idaho",
    "the deduction for child care",
  ],
});

/** Idaho Code 63-3082: $10 of those who must file, but for the blind. */
const buildingFund = ({ household, federal }: Filer) => {
  const untaxedBenefits = (household.socialSecurity ?? 0) - federal.taxableSocialSecurity;
  const mustFile = federal.totalIncome - untaxedBenefits > federal.standardDeduction;
  return mustFile && !household.blind ? 10 : 0;
};
