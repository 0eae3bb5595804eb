import { reducedDeduction } from "./reduced-deduction";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The deduction of 2025 to 2028 for overtime pay, itemized or not.
 *
 * - `premium` what the year’s overtime was paid above the regular rate, in dollars: a third of pay at
 *   one and a half times
 * - `income` the adjusted gross income in dollars
 *
 * Returns dollars. None on a separate return.
 *
 *     deduction = the smaller of premium and $12,500, or $25,000 on a joint return,
 *                 − $100 for each whole $1,000 above the threshold
 *
 * @example overtimeDeduction(law2026.temporaryDeductions, "single", 20_000, 60_000) // 12500
 *
 * Source: 26 U.S.C. 225.
 */
export const overtimeDeduction = (
  { overtime }: LawYear["temporaryDeductions"],
  status: FilingStatus,
  premium: number,
  income: number,
): number => reducedDeduction(overtime, status, premium, income, "whole");
