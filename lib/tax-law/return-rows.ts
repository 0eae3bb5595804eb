import { adoptionCredit } from "./credits/adoption-credit";
import { educationCredits } from "./credits/education-credits";
import type { Household } from "./household";
import { bracketRows, type BracketRow } from "./income/bracket-rows";
import type { ReturnFigures } from "./return-figures";
import type { LawYear } from "./years/law-year";

/** A bracket of the law, and what it would take if gains were taxed like wages, in dollars. */
export type IncomeBracket = BracketRow & { taxWithGains: number };

/** What a student in college costs in a year and brings in credit before the phase-out, in dollars. */
export type Student = { paid: number; credit: number };

/** What an adopted child cost and brings in credit, and what of it is paid out, in dollars. */
export type Adoption = { paid: number; credit: number; paidOut: number };

/** What a return works out row by row. */
export type ReturnRows = {
  brackets: readonly IncomeBracket[];
  students: readonly Student[];
  adoptions: readonly Adoption[];
};

/**
 * What a return works out row by row: its brackets, and each student and adopted child, who each have a limit.
 *
 * - `figures` of the same household and year: returnFigures
 *
 * @example returnRows({ filingStatus: "single", wages: 92_000 }, law2026, { ordinaryIncome: 75_900, taxableIncome: 75_900, adjustedGrossIncome: 92_000 }).brackets[0].tax // 1240
 */
export function returnRows(
  household: Household,
  law: LawYear,
  figures: Pick<ReturnFigures, "ordinaryIncome" | "taxableIncome" | "adjustedGrossIncome">,
): ReturnRows {
  const { rates, limits } = law.incomeTax;
  const rowsOf = (income: number) => bracketRows(income, rates, limits[household.filingStatus]);
  const withGains = rowsOf(figures.taxableIncome);
  return {
    brackets: rowsOf(figures.ordinaryIncome).map((row, place) => ({
      ...row,
      taxWithGains: withGains[place]?.tax ?? 0,
    })),
    students: studentsOf(household, law),
    adoptions: adoptionsOf(household, law, figures.adjustedGrossIncome),
  };
}

const studentsOf = ({ collegeExpenses = [] }: Household, { education }: LawYear): Student[] =>
  collegeExpenses.map((paid) => {
    const { refundable, nonRefundable } = educationCredits(education, "single", 0, [paid], 0);
    return { paid, credit: refundable + nonRefundable };
  });

const adoptionsOf = (
  { adoptionExpenses = [], filingStatus, livedApart }: Household,
  { adoption }: LawYear,
  income: number,
): Adoption[] =>
  adoptionExpenses.map((paid) => {
    // 26 U.S.C. 23(f).
    const isWithout = filingStatus === "marriedFilingSeparately" && !livedApart;
    const counted = isWithout ? 0 : paid;
    const { refundable, nonRefundable } = adoptionCredit(adoption, [counted], income);
    return { paid, credit: refundable + nonRefundable, paidOut: refundable };
  });
