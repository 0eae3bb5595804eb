import { reducedDeduction } from "./reduced-deduction";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The deduction of 2025 to 2028 for interest on a loan for a new car assembled in the United States,
 * itemized or not.
 *
 * - `interest` paid in the year, in dollars
 * - `income` the adjusted gross income in dollars
 *
 * Returns dollars. It asks for no joint return.
 *
 *     deduction = the smaller of interest and $10,000
 *                 − $200 for each $1,000 above the threshold, or a part of it
 *
 * @example carLoanInterestDeduction(law2026.temporaryDeductions, "single", 3_000, 100_001) // 2800
 *
 * Source: 26 U.S.C. 163(h)(4).
 */
export const carLoanInterestDeduction = (
  { carLoanInterest }: LawYear["temporaryDeductions"],
  status: FilingStatus,
  interest: number,
  income: number,
): number => reducedDeduction(carLoanInterest, status, interest, income, "begun");
