import { federalReturn, type FederalReturn } from "./federal-return";
import type { Household } from "./household";
import { returnNumbers, type ReturnNumbers } from "./return-numbers";
import type { LawYear } from "./years/law-year";

/** What is zero without the inputs that no page asks for yet. */
const notAsked = [
  "educatorDeduction",
  "selfEmployedHealthDeduction",
  "lowerEarnedIncome",
  "medicalDeduction",
  "foreignTaxCredit",
  "dependentCareCredit",
  "educationCredit",
  "saversCredit",
  "elderlyCredit",
  "adoptionCredit",
  "minimumTaxCredit",
  "otherCredits",
  "refundedEducationCredit",
  "refundedAdoptionCredit",
  "refundedPremiumCredit",
  "nonRefundableCredits",
  "refundableCredits",
  "repaidPremiumCredit",
] as const satisfies readonly (keyof FederalReturn)[];

/** What a page does not show of a return: other sums take it from there. */
const unshown = [
  "adjustments",
  ...notAsked,
  "disqualifiedIncome",
  "capitalLossCarriedForward",
  "deductions",
  "deductionsOfMinimumTax",
] as const satisfies readonly (keyof FederalReturn)[];

type Shown = Omit<FederalReturn, (typeof unshown)[number]>;

/** A return as a page and its workbook have it: line by line, with the numbers of the law. Dollars a year. */
export type ReturnFigures = ReturnNumbers &
  Omit<Shown, "itemizes" | "refund"> & {
    /** 1 on a joint return, which has a spouse on it; else 0. */
    joint: number;
    /** 1 where the itemized deductions are taken; else 0. */
    itemizes: number;
    /** Null where nothing was withheld: then nobody asked. */
    refund: number | null;
    /** Percent of the total income. */
    effectiveRate: number;
  };

/**
 * A federal return as figures, with what it looks up in the tables of the year.
 *
 * @example returnFigures({ filingStatus: "single", wages: 92_000 }, law2026).taxableIncome // 75900
 */
export function returnFigures(household: Household, law: LawYear): ReturnFigures {
  const lines = shownLines(federalReturn(household, law.year));
  const { totalIncome, tax } = lines;
  return {
    ...returnNumbers(household, law),
    ...lines,
    joint: household.filingStatus === "marriedFilingJointly" ? 1 : 0,
    itemizes: lines.itemizes ? 1 : 0,
    refund: (household.withheld ?? 0) > 0 ? lines.refund : null,
    effectiveRate: totalIncome > 0 ? (tax / totalIncome) * 100 : 0,
  };
}

const shownLines = (lines: FederalReturn) =>
  Object.fromEntries(
    Object.entries(lines).filter(([name]) => !(unshown as readonly string[]).includes(name)),
  ) as Shown;
