import { planNumbers } from "./plan-numbers";
import { rapPayment } from "./rap-payment";

/** What is owed as repayment begins, in dollars and percent a year. */
export type OwedLoan = { owed: number; rate: number };

/** A month under RAP, in unrounded dollars. */
export type RapMonth = {
  month: number;
  /** Adjusted gross income of that year. */
  income: number;
  payment: number;
  /** Charged on what was owed, before any of it is waived. */
  interest: number;
  waived: number;
  /** Taken off the principal by the government. */
  matched: number;
  balance: number;
  /** All payments to the end of this month. */
  paid: number;
};

/**
 * The months of a loan under RAP, until nothing is owed or 360 payments are made.
 *
 * - `income` adjusted gross income in dollars a year, by the year from 0
 * - `dependents` claimed on the tax return, and `share` of the loans of both spouses, as in rapPayment
 *
 *     waived  = interest − payment, if above 0
 *     matched = the lesser of $50 and the payment − the principal in the payment, if above 0
 *     balance = balance before − principal in the payment − matched
 *
 * Every payment is made in full and on time: a month that is late or short has no waiver and no match.
 *
 * @example rapMonths({ owed: 30_000, rate: 6.53 }, () => 40_000, 0).length // 360
 * @example rapMonths({ owed: 30_000, rate: 6.53 }, () => 40_000, 0)[359].balance // 12000
 *
 * Source: 20 U.S.C. 1087e(q); 34 CFR 685.209(f)(5), (h)(4) and (k)(7)-(8).
 */
export function rapMonths(
  { owed, rate }: OwedLoan,
  income: (year: number) => number,
  dependents: number,
  share = 1,
): RapMonth[] {
  const { principalMatch, payments } = planNumbers.rap;
  const months: RapMonth[] = [];
  let [balance, paid] = [owed, 0];
  while (balance > 0 && months.length < payments) {
    const ofYear = income(Math.floor(months.length / 12));
    const interest = (balance * rate) / 1200;
    const due = rapPayment(ofYear, dependents, share);
    const isLast = due >= balance + interest;
    const payment = isLast ? balance + interest : due;
    const principal = Math.max(0, payment - interest);
    const matched = isLast
      ? 0
      : Math.min(balance - principal, Math.max(0, Math.min(principalMatch, payment) - principal));
    balance = isLast ? 0 : balance - principal - matched;
    paid += payment;
    months.push({
      month: months.length + 1,
      income: ofYear,
      payment,
      interest,
      waived: Math.max(0, interest - payment),
      matched,
      balance,
      paid,
    });
  }
  return months;
}
