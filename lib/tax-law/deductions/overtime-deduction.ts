import { reducedDeduction } from "./reduced-deduction";
import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The deduction of 2025 to 2028 for overtime pay, itemized or not.
 *
 * - `premium` what the year’s overtime was paid above the regular rate, in dollars: a third of pay at
 *   one and a half times, half of pay at double time
 * - `income` the adjusted gross income in dollars
 * - `times` the regular rate it was paid at, 1.5 or more: of double time, half the premium counts
 *
 * Returns dollars. None on a separate return.
 *
 *     counted   = premium × half the regular rate ÷ (times − 1)
 *     deduction = the smaller of counted and $12,500, or $25,000 on a joint return,
 *                 − $100 for each whole $1,000 above the threshold
 *
 * @example overtimeDeduction(law2026.temporaryDeductions, "single", 20_000, 60_000) // 12500
 * @example overtimeDeduction(law2026.temporaryDeductions, "single", 8_000, 60_000, 2) // 4000
 *
 * Source: 26 U.S.C. 225, and IRS Notice 2025-69 for double time.
 */
export const overtimeDeduction = (
  { overtime }: LawYear["temporaryDeductions"],
  status: FilingStatus,
  premium: number,
  income: number,
  times = 1.5,
): number => {
  const counted = (premium * 0.5) / Math.max(0.5, times - 1);
  return reducedDeduction(overtime, status, counted, income, "whole");
};
