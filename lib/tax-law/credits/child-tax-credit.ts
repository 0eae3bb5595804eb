import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/** Dollars. */
type ChildTaxCredit = {
  /** Before anything limits it to the tax or to what may be paid out. */
  full: number;
  /** What is not paid out: it lowers the tax as far as there is any. */
  nonRefundable: number;
  /** What could be paid out if there were no tax. */
  mostRefundable: number;
  /** What is paid out beyond the tax. */
  refundable: number;
  /** What both are worth: the tax lowered, and the payment. */
  value: number;
};

type Family = {
  /** Under 17, with Social Security numbers. */
  children: number;
  otherDependents: number;
  /** Dollars. */
  adjustedGrossIncome: number;
  /** Income tax less the credits that come before, in dollars. */
  tax: number;
  /** Wages and net earnings from self-employment less half the tax on them, in dollars. */
  earnedIncome: number;
  /** An employee’s Social Security and Medicare, and half the self-employment tax, in dollars. */
  payrollTax: number;
  /** The earned income credit, in dollars. */
  earnedIncomeCredit: number;
};

/**
 * The child tax credit, and the credit for other dependents.
 *
 *     credit        = children × amount + others × $500, − $50 for each $1,000 above the threshold
 *     refundable    = the smallest of (credit − tax), $1,700 for each child, and 15% of what was earned
 *                     above $2,500: or with three children or more, the payroll taxes less the earned
 *                     income credit, if that is more
 *     nonRefundable = credit − refundable
 *
 * @example childTaxCredit(law2026.childCredit, "headOfHousehold", { children: 1, otherDependents: 0, adjustedGrossIncome: 30_000, tax: 585, earnedIncome: 30_000, payrollTax: 2_295, earnedIncomeCredit: 3_450.62 }).refundable // 1615
 *
 * Source: 26 U.S.C. 24.
 */
export function childTaxCredit(
  law: LawYear["childCredit"],
  status: FilingStatus,
  family: Family,
): ChildTaxCredit {
  const { children, otherDependents, adjustedGrossIncome, tax, earnedIncome } = family;
  const above = Math.max(0, adjustedGrossIncome - law.thresholds[status]);
  const amounts = children * law.child + otherDependents * law.otherDependent;
  const full = Math.max(0, amounts - Math.ceil(above / 1_000) * law.lessPerThousand);

  const { most, rate, earnedAbove } = law.refundable;
  const byEarnings = rate * Math.max(0, earnedIncome - earnedAbove);
  const byPayrollTax =
    children >= 3 ? Math.max(0, family.payrollTax - family.earnedIncomeCredit) : 0;
  const mostRefundable = Math.min(children * most, Math.max(byEarnings, byPayrollTax));
  const refundable = Math.min(Math.max(0, full - tax), mostRefundable);
  return {
    full,
    mostRefundable,
    nonRefundable: full - refundable,
    refundable,
    value: Math.min(full, tax + refundable),
  };
}
