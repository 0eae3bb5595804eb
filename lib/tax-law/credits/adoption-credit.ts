import type { LawYear } from "@/lib/tax-law/years/law-year";

/** Dollars, the second before it is limited to the tax. */
type AdoptionCredit = { refundable: number; nonRefundable: number };

/**
 * The credit for adoptions that became final in the year.
 *
 * - `expenses` of all of them in dollars, without what an employer paid
 * - `children` how many were adopted
 * - `income` adjusted gross income in dollars
 *
 *     credit     = the smaller of expenses and the most for each child, × what of the phase-out is left
 *     refundable = up to $5,120 of it for each child in 2026
 *
 * What is above the tax can be taken in the next five years. Not modeled: a child with special needs, for whom
 * the most counts whatever was paid; and expenses before the adoption is final.
 *
 * @example adoptionCredit(law2026.adoption, 28_000, 2, 282_314).nonRefundable // 5696.2
 *
 * Source: 26 U.S.C. 23.
 */
export function adoptionCredit(
  { most, phaseOut: [from, to], refundable: paidOut }: LawYear["adoption"],
  expenses: number,
  children: number,
  income: number,
): AdoptionCredit {
  const kept = Math.min(1, Math.max(0, (to - income) / (to - from)));
  const credit = Math.min(expenses, most * children) * kept;
  const refundable = Math.min(credit, paidOut * children);
  return { refundable, nonRefundable: credit - refundable };
}
