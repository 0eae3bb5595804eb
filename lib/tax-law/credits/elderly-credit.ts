import { elderlyCreditLaw } from "@/lib/tax-law/years/fixed-by-statute";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";

/**
 * The credit for people of 65 or older, before it is limited to the tax.
 *
 * - `seniors` how many on the return are 65 or older
 * - `income` adjusted gross income in dollars
 * - `untaxedBenefits` Social Security that is not taxed, in dollars
 *
 * Returns dollars.
 *
 *     credit = 15% × (initial amount − untaxed benefits − half of the income above the threshold), at least 0
 *
 * The standard deduction covers almost every income that is low enough for it. Those below 65 who are disabled
 * have it too, which is not modeled, and spouses who file separately only if they lived apart all year.
 *
 * @example elderlyCredit("single", 1, 12_000, 0) // 412.5
 *
 * Source: 26 U.S.C. 22.
 */
export function elderlyCredit(
  status: FilingStatus,
  seniors: number,
  income: number,
  untaxedBenefits: number,
): number {
  const { rate, thresholds } = elderlyCreditLaw;
  const above = Math.max(0, income - thresholds[status]);
  return rate * Math.max(0, elderlyAmountOf(status, seniors) - untaxedBenefits - above / 2);
}

/**
 * What the credit begins with, in dollars: of nobody, of one or of two on the return.
 *
 * @example elderlyAmountOf("marriedFilingJointly", 2) // 7500
 *
 * Source: 26 U.S.C. 22(c)(2)(A).
 */
export const elderlyAmountOf = (status: FilingStatus, seniors: number): number =>
  [0, elderlyCreditLaw.ofOne[status]][seniors] ?? elderlyCreditLaw.ofBoth;
