import { reducedDeduction } from "./reduced-deduction";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The deduction of 2025 to 2028 for tips, itemized or not.
 *
 * - `tips` in the year that count as qualified, in dollars
 * - `income` the adjusted gross income in dollars
 *
 * Returns dollars. None on a separate return.
 *
 *     deduction = the smaller of tips and $25,000 − $100 for each whole $1,000 above the threshold
 *
 * @example tipDeduction(law2026.temporaryDeductions, "single", 8_000, 152_500) // 7800
 *
 * Source: 26 U.S.C. 224.
 */
export const tipDeduction = (
  { tips: law }: LawYear["temporaryDeductions"],
  status: FilingStatus,
  tips: number,
  income: number,
): number => reducedDeduction(law, status, tips, income, "whole");
