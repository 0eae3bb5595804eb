import { medicalFloor } from "@/lib/tax-law/years/fixed-by-statute";

/**
 * The itemized deduction for medical expenses.
 *
 * - `paid` dollars in the year, not repaid by insurance
 * - `income` the adjusted gross income in dollars; below 0 counts as 0
 *
 * Returns dollars.
 *
 *     deduction = paid − 7.5% of income, at least 0
 *
 * @example medicalExpenseDeduction(7_000, 52_000) // 3100
 *
 * Source: 26 U.S.C. 213(a).
 */
export const medicalExpenseDeduction = (paid: number, income: number): number =>
  Math.max(0, paid - medicalFloor * Math.max(0, income));
