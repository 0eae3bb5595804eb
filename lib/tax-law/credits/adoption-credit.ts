import type { LawYear } from "@/lib/tax-law/years/law-year";

/** Dollars, the second before it is limited to the tax. */
type AdoptionCredit = { refundable: number; nonRefundable: number };

/**
 * The credit for adoptions that became final in the year.
 *
 * - `expenses` of each child in dollars, without what an employer paid
 * - `income` adjusted gross income in dollars
 *
 *     of a child = the smaller of expenses and the most, × what of the phase-out is left
 *     refundable = up to $5,120 of it in 2026
 *
 * What is above the tax can be taken in the next five years. Not modeled: a child with special needs, for whom
 * the most counts whatever was paid; and expenses before the adoption is final.
 *
 * @example adoptionCredit(law2026.adoption, [14_000, 14_000], 282_314).nonRefundable // 5696.2
 *
 * Source: 26 U.S.C. 23, and Form 8839.
 */
export function adoptionCredit(
  { most, phaseOut: [from, to], refundable: paidOut }: LawYear["adoption"],
  expenses: readonly number[],
  income: number,
): AdoptionCredit {
  const kept = Math.min(1, Math.max(0, (to - income) / (to - from)));
  const credits = expenses.map((paid) => Math.min(paid, most) * kept);
  const refundable = credits.reduce((sum, credit) => sum + Math.min(credit, paidOut), 0);
  const credit = credits.reduce((sum, one) => sum + one, 0);
  return { refundable, nonRefundable: credit - refundable };
}
