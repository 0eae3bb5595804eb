import { medicarePremiumsOf } from "../health/medicare-premiums-of";
import { povertyGuidelinesOn } from "../health/poverty-guidelines-on";
import { povertyLine } from "../health/poverty-line";
import { premiumCreditOf } from "../health/premium-credit-of";
import { taxFamily } from "../health/tax-family";
import { taxFamilySize } from "../health/tax-family-size";
import type { Household } from "../household";
import type { AdjustedGrossIncome } from "../income/adjusted-gross-income";
import type { HouseholdLoans } from "../student-loans/household-loans";
import { planNumbers } from "../student-loans/plan-numbers";
import type { LawYear, PhaseDown, ReducedDeduction } from "../years/law-year";
import type { KeptOptions } from "./kept-with-returns";

const { rap } = planNumbers;

/** Amounts of an income at which something of a household’s return changes at once, in dollars a year. */
type IncomeLimits = {
  /** The income that they are of. */
  incomeOf: (income: AdjustedGrossIncome) => number;
  /** Rising. */
  limits: readonly number[];
};

/**
 * Where the law takes something away, or gives it, at a certain income and not little by little: the ends of
 * the steps of credits, deductions and premiums, out of the tables of the law.
 *
 * - `law` of the year
 * - `medicare` people on Medicare, `loans` federal student loans repaid by income
 *
 * Returns limits of adjusted gross income, and of the incomes that premiums go by. Only the rules that the
 * household has something of are asked; whether a limit costs anything is not.
 *
 * @example incomeLimitsOf({ filingStatus: "single", children: 1 }, law2026, {})[0].limits.length // 44
 * @example incomeLimitsOf({ filingStatus: "single", retirementSavings: 2_000 }, law2026, {})[0].limits[0] // 24250
 *
 * Source: 26 U.S.C. 21, 24, 25B, 36B, 163(h), 224 and 225; 42 U.S.C. 1395r(i); 34 CFR 685.209(b)(2).
 */
export function incomeLimitsOf(
  household: Household,
  law: LawYear,
  { medicare = 0, loans }: KeptOptions,
): IncomeLimits[] {
  const { filingStatus: status, taxExemptInterest = 0 } = household;
  return [
    {
      incomeOf: (income) => income.adjustedGrossIncome,
      limits: [
        ...ofChildren(household, law),
        ...ofCare(household, law),
        ...ofSaving(household, law),
        ...ofDeductions(household, law),
        ...ofLoans(loans),
      ].toSorted((one, other) => one - other),
    },
    {
      // 26 U.S.C. 36B(d)(2)(B).
      incomeOf: (income) => taxFamily(household, income).income,
      limits: ofPremiumCredit(household, law),
    },
    {
      // 42 U.S.C. 1395r(i)(4)(A).
      incomeOf: (income) => income.adjustedGrossIncome + taxExemptInterest,
      limits:
        medicare > 0
          ? medicarePremiumsOf(law.year).limits[
              household.livedApart === "allYear" ? "single" : status
            ]
          : [],
    },
  ];
}

/** So many steps of the same size. */
const stepsFrom = (from: number, step: number, count: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(count)) }, (_, place) => from + place * step);

const thousand = 1_000;

function ofChildren(household: Household, { childCredit }: LawYear): number[] {
  const { children = 0, olderChildren = 0, otherDependents = 0 } = household;
  const credit =
    children * childCredit.child + (olderChildren + otherDependents) * childCredit.otherDependent;
  const from = childCredit.thresholds[household.filingStatus];
  return stepsFrom(from, thousand, credit / childCredit.lessPerThousand);
}

function ofCare(household: Household, { dependentCare }: LawYear): number[] {
  if (!household.dependentCareExpenses) return [];
  const { from, phaseDown, secondPhaseDown } = dependentCare;
  const limitsOf = ({ threshold, step, least }: PhaseDown, before: number) => {
    const status = household.filingStatus;
    // Hundredths, of which floats keep some dust.
    return stepsFrom(threshold[status], step[status], Math.round((before - least) * 100));
  };
  return [
    ...limitsOf(phaseDown, from),
    ...(secondPhaseDown ? limitsOf(secondPhaseDown, phaseDown.least) : []),
  ];
}

const ofSaving = (
  { filingStatus, retirementSavings = 0, spouseRetirementSavings = 0 }: Household,
  { savingByIncome }: LawYear,
): readonly number[] =>
  retirementSavings + spouseRetirementSavings > 0
    ? savingByIncome.saversCredit.limits[filingStatus]
    : [];

function ofDeductions(household: Household, law: LawYear): number[] {
  const { filingStatus: status, mortgageInsurance = 0 } = household;
  const { tips, overtime, carLoanInterest } = law.temporaryDeductions;
  const ofOne = ({ most, thresholds, lessPerThousand }: ReducedDeduction, amount = 0) => {
    const deducted = Math.min(amount, most[status]);
    // One more: tips and overtime lose a step at its end, interest at its beginning.
    const count = deducted > 0 ? deducted / lessPerThousand + 1 : 0;
    return stepsFrom(thresholds[status], thousand, count);
  };
  const { share, thresholds, step } = law.mortgageInsurance;
  return [
    ...ofOne(tips, household.tips),
    ...ofOne(overtime, household.overtime),
    ...ofOne(carLoanInterest, household.carLoanInterest),
    ...(share * mortgageInsurance > 0 ? stepsFrom(thresholds[status], step[status], 10) : []),
  ];
}

/** 34 CFR 685.209(b)(2): RAP takes more of all income above the end of each band. */
const ofLoans = (loans: HouseholdLoans | undefined): number[] =>
  loans?.plan === "rap" ? stepsFrom(rap.band, rap.band, rap.mostPercent) : [];

function ofPremiumCredit(household: Household, law: LawYear): number[] {
  const { marketplace } = household;
  if (!marketplace) return [];
  const line = povertyLine(
    povertyGuidelinesOn({ year: law.year - 1, month: 11, day: 1 }),
    marketplace.place ?? "contiguous",
    taxFamilySize(household),
  );
  const { bands } = premiumCreditOf(law.year);
  const lines = [
    // 26 U.S.C. 36B(c)(1)(A): none below the line.
    1,
    ...bands.flatMap(({ from, to }) => [from, to ?? from]),
    ...law.premiumRepayment.limits.map(({ below }) => below),
  ];
  return [...new Set(lines)].toSorted((one, other) => one - other).map((one) => one * line);
}
