import { federalReturn, type FederalReturn } from "@/lib/tax-law/federal-return";
import type { Household } from "@/lib/tax-law/household";
import type { KnownYear } from "@/lib/tax-law/years/law-years";

import { leastRaise } from "./raises";

/** What a raise takes away or brings in besides the bracket, as a sentence calls it. */
const causes: readonly [
  words: string,
  isAtWork: (before: FederalReturn, after: FederalReturn) => boolean,
][] = [
  [
    "the earned income credit falls",
    (before, after) => after.earnedIncomeCredit < before.earnedIncomeCredit,
  ],
  ["the child credit falls", (before, after) => after.fullChildCredit < before.fullChildCredit],
  [
    "the credit for care falls",
    (before, after) => after.dependentCareCredit < before.dependentCareCredit,
  ],
  [
    "the education credits fall",
    (before, after) =>
      after.educationCredit + after.refundedEducationCredit <
      before.educationCredit + before.refundedEducationCredit,
  ],
  ["the saver’s credit falls", (before, after) => after.saversCredit < before.saversCredit],
  [
    "the adoption credit falls",
    (before, after) =>
      after.adoptionCredit + after.refundedAdoptionCredit <
      before.adoptionCredit + before.refundedAdoptionCredit,
  ],
  [
    "the premium credit falls",
    (before, after) =>
      after.refundedPremiumCredit - after.repaidPremiumCredit <
      before.refundedPremiumCredit - before.repaidPremiumCredit,
  ],
  [
    "fewer medical costs count",
    (before, after) => before.itemizes && after.medicalDeduction < before.medicalDeduction,
  ],
  [
    "more Social Security is taxed",
    (before, after) => after.taxableSocialSecurity > before.taxableSocialSecurity,
  ],
  ["the senior deduction falls", (before, after) => after.seniorDeduction < before.seniorDeduction],
  [
    "the tip or overtime deduction falls",
    (before, after) =>
      after.tipDeduction + after.overtimeDeduction < before.tipDeduction + before.overtimeDeduction,
  ],
  [
    "the car loan deduction falls",
    (before, after) => after.carLoanDeduction < before.carLoanDeduction,
  ],
  [
    "the business deduction falls",
    (before, after) => after.businessDeduction < before.businessDeduction,
  ],
  [
    "the limit on state taxes falls",
    (before, after) => before.itemizes && after.stateTaxDeduction < before.stateTaxDeduction,
  ],
  [
    "the mortgage insurance deduction falls",
    (before, after) =>
      before.itemizes && after.mortgageInsuranceDeduction < before.mortgageInsuranceDeduction,
  ],
  [
    "the alternative minimum tax grows",
    (before, after) => after.alternativeMinimumTax > before.alternativeMinimumTax,
  ],
  [
    "gains are taxed at a higher rate",
    (before, after) => after.capitalGainsTax > before.capitalGainsTax,
  ],
  [
    "net investment income tax applies",
    (before, after) => after.netInvestmentIncomeTax > before.netInvestmentIncomeTax,
  ],
];

/** Why another $1,000 costs more than its bracket says: none where it does not. */
export const lostWithIncome = (before: FederalReturn, after: FederalReturn): string[] =>
  causes.flatMap(([words, isAtWork]) => (isAtWork(before, after) ? [words] : []));

/** Why the next $1,000 of wages does. */
export const reasonsForNextRate = (household: Household, year: KnownYear): string[] =>
  lostWithIncome(
    federalReturn(household, year),
    federalReturn({ ...household, wages: (household.wages ?? 0) + leastRaise }, year),
  );
