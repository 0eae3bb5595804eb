/** How the minimum payment of a credit card is set. */
export type CardMinimum = {
  /** Of the balance, in percent, from 0 to 100. */
  minimumPercent: number;
  /** Dollars, above 0: no minimum is smaller, unless less is owed. */
  minimumFloor: number;
  /** The month's interest and a percent of the balance, or a percent of the balance with its interest. */
  minimumRule: MinimumRule;
};

export type MinimumRule = "interest+pct" | "pct";

/**
 * The minimum payment of a credit card in a month.
 *
 * - `rate` a month as a fraction, 0 or more
 * - `balance` in dollars before the month's interest, 0 or more
 *
 * Returns dollars: never more than is owed with its interest.
 *
 *     interest+pct: max(floor, balance × rate + balance × percent ÷ 100)
 *     pct:          max(floor, balance × (1 + rate) × percent ÷ 100)
 *
 * @example minimumPayment(0.22 / 12, 5_000, { minimumPercent: 1, minimumFloor: 25, minimumRule: "interest+pct" }) // 141.6666…
 *
 * Source: 12 CFR 1026, Appendix M1: the minimum payment formula of the account, without rounding.
 */
export function minimumPayment(
  rate: number,
  balance: number,
  { minimumPercent, minimumFloor, minimumRule }: CardMinimum,
): number {
  const interest = balance * rate;
  const share = minimumPercent / 100;
  const asked = minimumRule === "pct" ? (balance + interest) * share : interest + balance * share;
  return Math.min(Math.max(minimumFloor, asked), balance + interest);
}
