/** A debt with a payment that is due each month. */
export type Debt = {
  /** Dollars owed, 0 or more. */
  balance: number;
  /** Percent a year, 0 or more. */
  apr: number;
  /** Dollars due each month, 0 or more. */
  minimum: number;
};

/** Which debt gets what is left of a budget: the one at the highest rate, or the one with the smallest balance. */
export type PayoffMethod = "avalanche" | "snowball";

/**
 * The order in which debts get what is left of a budget after every minimum.
 *
 * Returns the positions of the debts, counted from 0. The order is made once, of what is owed at the start.
 *
 *     avalanche = the highest rate first; of equal rates the smallest balance, then as listed
 *     snowball  = the smallest balance first; of equal balances the highest rate, then as listed
 *
 * @example payoffOrder("avalanche", [{ balance: 9, apr: 7, minimum: 1 }, { balance: 40, apr: 25, minimum: 1 }])[0] // 1
 */
export function payoffOrder(method: PayoffMethod, debts: readonly Debt[]): number[] {
  const byRate = (one: Debt, other: Debt) => other.apr - one.apr;
  const byBalance = (one: Debt, other: Debt) => one.balance - other.balance;
  const [first, second] = method === "avalanche" ? [byRate, byBalance] : [byBalance, byRate];
  return debts
    .map((debt, position) => ({ debt, position }))
    .sort(
      (one, other) =>
        first(one.debt, other.debt) ||
        second(one.debt, other.debt) ||
        one.position - other.position,
    )
    .map(({ position }) => position);
}
