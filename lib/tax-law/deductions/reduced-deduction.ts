import type { FilingStatus, ReducedDeduction } from "@/lib/tax-law/years/law-year";

/**
 * A deduction up to a limit, less so many dollars for each $1,000 of income above a threshold.
 *
 * - `amount` that could be deducted, in dollars
 * - `income` the adjusted gross income in dollars
 * - `counted` what counts of a part of $1,000: all of it, none, or the part itself
 *
 * Returns dollars, at least 0.
 *
 *     deduction = the smaller of amount and the most − thousands above the threshold × dollars for each
 *
 * @example reducedDeduction(law2026.temporaryDeductions.tips, "single", 8_000, 152_500, "whole") // 7800
 *
 * Source: 26 U.S.C. 163(h)(4)(C), 224(b) and 225(b).
 */
export function reducedDeduction(
  { most, thresholds, lessPerThousand }: ReducedDeduction,
  status: FilingStatus,
  amount: number,
  income: number,
  counted: "whole" | "begun" | "exact",
): number {
  const round = { whole: Math.floor, begun: Math.ceil, exact: Number }[counted];
  const thousands = round(Math.max(0, income - thresholds[status]) / 1_000);
  return Math.max(0, Math.min(amount, most[status]) - thousands * lessPerThousand);
}
