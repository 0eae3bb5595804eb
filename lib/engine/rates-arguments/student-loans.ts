import { largest } from "../../calculator/form/number-field";
import {
  dollars,
  dollarsFromZero,
  number,
  percent,
  percentFromZero,
  peopleUpTo,
  wholeAboveZero,
  type ArgumentsOf,
} from "../arguments";
import { isoDay, listOf, objectOf, oneOf, optional, trueOrFalse } from "../checks";
import type * as rates from "../rates";
import { income, people, place, status } from "./household";

const share = number({ min: 0, max: 1 });
const dated = {
  kind: oneOf(["direct", "parentPlus", "parentConsolidation", "parentConsolidationInPlan", "ffel"]),
  loanDate: isoDay,
};
const loan = {
  ...dated,
  balance: number({ above: 0, max: largest.money }),
  rate: percentFromZero,
};

/** What a household repays by income. */
export const householdLoans = objectOf({
  plan: oneOf(["rap", "ibrNew", "ibrOld"]),
  taxpayer: dollarsFromZero,
  spouse: dollarsFromZero,
  rate: percentFromZero,
  place: optional(place),
});

/** The federal repayment plans of student loans. */
export const studentLoanArguments = {
  rapPayment: { income, dependents: people, share: optional(share) },
  nextRapStep: { income, dependents: people },
  ibrPayment: {
    income,
    povertyGuideline: dollarsFromZero,
    percent: percentFromZero,
    standardPayment: dollarsFromZero,
    share: optional(share),
  },
  tieredStandardYears: { owed: dollarsFromZero },
  plansOpenTo: { loans: listOf(objectOf(dated), { min: 1 }) },
  taxOnCanceledDebt: {
    canceled: dollarsFromZero,
    year: objectOf({ income: dollars, prices: number({ above: 0, max: 1_000 }), status }),
  },
  federalPlans: {
    loans: listOf(objectOf(loan), { min: 1, max: 100 }),
    borrower: objectOf({
      agi: income,
      dependents: people,
      familySize: wholeAboveZero,
      incomeGrowth: percent,
      inflation: percent,
      place,
      status,
      share: optional(share),
    }),
    choices: objectOf({ graceMonths: peopleUpTo(600), publicService: trueOrFalse }),
  },
} satisfies Partial<ArgumentsOf<typeof rates>>;
