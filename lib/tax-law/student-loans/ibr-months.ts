import { payment as levelPayment } from "@/lib/finance/time-value/payment";

import { ibrPayment } from "./ibr-payment";
import { planNumbers } from "./plan-numbers";
import type { OwedLoan } from "./rap-months";

/** A month under IBR, in unrounded dollars. */
export type IbrMonth = {
  month: number;
  /** Adjusted gross income of that year. */
  income: number;
  payment: number;
  interest: number;
  /** Interest that no payment has covered so far. It bears no interest itself. */
  unpaid: number;
  /** Principal and unpaid interest. */
  balance: number;
  /** All payments to the end of this month. */
  paid: number;
};

/**
 * The months of a loan under IBR, until nothing is owed or all payments are made: 240 of a new borrower, 300 of others.
 *
 * - `income` and `guideline`: adjusted gross income, and poverty guideline of the family, in dollars a year, by the
 *   year from 0
 * - `since` new: 10% and 240 payments; old: 15% and 300; `share` of the loans of both spouses, as in ibrPayment
 *
 *     interest = principal × rate ÷ 12
 *     a payment goes to the interest first, unpaid interest of earlier months included, then to the principal
 *
 * Not modeled: the interest of subsidized loans that the government pays in the first three years, and unpaid interest
 * that is added to the principal on leaving the plan.
 *
 * @example ibrMonths({ owed: 30_000, rate: 6.53 }, () => 40_000, () => 15_960, "new").length // 240
 * @example ibrMonths({ owed: 30_000, rate: 6.53 }, () => 40_000, () => 15_960, "new")[239].balance // 37060
 *
 * Source: 20 U.S.C. 1098e; 34 CFR 685.209(f)(2)-(3), (j) and (k)(1)-(2).
 */
export function ibrMonths(
  { owed, rate }: OwedLoan,
  income: (year: number) => number,
  guideline: (year: number) => number,
  since: "new" | "old",
  share = 1,
): IbrMonth[] {
  const { percent, payments } = planNumbers.ibr[since];
  const standard = -levelPayment(rate / 1200, planNumbers.standardYears * 12, owed);
  const months: IbrMonth[] = [];
  let [principal, unpaid, paid] = [owed, 0, 0];
  // The standard payment repays it all: what its last one leaves is no debt, but the dust of sums.
  const dust = owed * 1e-12;
  while (principal > 0 && months.length < payments) {
    const year = Math.floor(months.length / 12);
    const interest = (principal * rate) / 1200;
    const due = ibrPayment(income(year), guideline(year), percent, standard, share);
    const left = principal + unpaid + interest;
    const isLast = due >= left - dust;
    const payment = isLast ? left : due;
    const ofInterest = Math.min(payment, unpaid + interest);
    unpaid = isLast ? 0 : unpaid + interest - ofInterest;
    principal = isLast ? 0 : principal - (payment - ofInterest);
    paid += payment;
    months.push({
      month: months.length + 1,
      income: income(year),
      payment,
      interest,
      unpaid,
      balance: principal + unpaid,
      paid,
    });
  }
  return months;
}
