import { sumBy } from "@/lib/finance/sum-by";

import type { ScheduleRow } from "./amortization-schedule";
import { payoffOrder, type Debt, type PayoffMethod } from "./payoff-order";

/** How several debts are paid off from one budget. */
export type DebtsPayoff = {
  /** All the debts together, month by month, until nothing is owed. */
  schedule: readonly ScheduleRow[];
  /** The month in which each debt is paid off, in the order given: 0 where nothing is owed. */
  paidOffIn: readonly number[];
  /** Dollars of interest on each debt. */
  interest: readonly number[];
};

/** Hundred years of months: a plan that takes longer is none. */
const longestPlan = 1_200;

/** The part of a payment that is no payment more: the last digits of a computer. */
const dust = 1e-9;

/**
 * Paying off several debts from one budget: all the minimums, and `extra` on top of them.
 *
 * - `debts` with their minimums; `extra` in dollars a month, 0 or more
 *
 * Returns the months, and for each debt when it is paid off and its interest. Null where that takes more than
 * 1,200 months. The payments add up to the balances and the interest; the last balance is exactly 0.
 *
 * Each month, interest of apr ÷ 1200 is added to what a debt owed after the month before. Each debt gets its
 * own minimum, or what is left of it. The rest of the budget, with the minimums of debts that are gone, goes
 * to the first debt in the order of payoffOrder, and what is left over to the next.
 *
 *     budget  = minimum 1 + minimum 2 + … + extra
 *     payment = min(budget, all balances + their interest)
 *
 * A month takes as many steps as there are debts left.
 *
 * @example debtsPayoff("avalanche", [{ balance: 1_000, apr: 12, minimum: 100 }], 0)?.schedule.length // 11
 */
export function debtsPayoff(
  method: PayoffMethod,
  debts: readonly Debt[],
  extra: number,
): DebtsPayoff | null {
  const budget = sumBy(debts, ({ minimum }) => minimum) + extra;
  const paidOffIn = debts.map(() => 0);
  const interestOn = debts.map(() => 0);
  const schedule: ScheduleRow[] = [];
  let open = payoffOrder(method, debts)
    .map((position): OpenDebt => {
      const { balance, apr, minimum } = debts[position] as Debt;
      return { position, owed: balance, rate: apr / 1200, minimum };
    })
    .filter(({ owed }) => owed > 0);

  for (let month = 1; open.length > 0; month += 1) {
    if (month > longestPlan) return null;
    let charged = 0;
    let paid = 0;
    for (const debt of open) {
      const interest = debt.owed * debt.rate;
      interestOn[debt.position] = (interestOn[debt.position] as number) + interest;
      charged += interest;
      const due = debt.owed + interest;
      const minimum = Math.min(debt.minimum, due);
      debt.owed = due - minimum;
      paid += minimum;
    }
    let left = budget - paid;
    let balance = 0;
    for (const debt of open) {
      const more = debt.owed <= left + dust * budget ? debt.owed : Math.max(0, left);
      debt.owed -= more;
      left -= more;
      paid += more;
      balance += debt.owed;
      paidOffIn[debt.position] = month;
    }
    schedule.push({ month, payment: paid, principal: paid - charged, interest: charged, balance });
    open = open.filter(({ owed }) => owed > 0);
  }
  return { schedule, paidOffIn, interest: interestOn };
}

type OpenDebt = {
  /** Where it stands in the list. */
  position: number;
  /** Dollars after the month before. */
  owed: number;
  /** A month, as a fraction. */
  rate: number;
  minimum: number;
};
