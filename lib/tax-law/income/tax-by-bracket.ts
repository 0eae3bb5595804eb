/** One bracket, what of the amount falls into it, and the tax on that. */
type BracketTax = {
  /** Fraction. */
  rate: number;
  /** Dollars; `upTo` is null in the last bracket, which has no end. */
  over: number;
  upTo: number | null;
  taxed: number;
  tax: number;
};

/**
 * A graduated tax, bracket by bracket, lowest first, those that nothing falls into included.
 *
 * - `amount` dollars; below 0 counts as 0
 * - `rates` fractions, one for each bracket
 * - `limits` where the brackets end, in dollars, rising; the last bracket has no end
 *
 *     taxed = what of the amount is over the limit before and up to this one
 *     tax   = rate × taxed
 *
 * @example taxByBracket(60_000, [0.1, 0.12, 0.22], [12_400, 50_400])[2].taxed // 9600
 *
 * Source: 26 U.S.C. 1(j)(2) and 2001(c).
 */
export function taxByBracket(
  amount: number,
  rates: readonly number[],
  limits: readonly number[],
): BracketTax[] {
  return rates.map((rate, bracket) => {
    const over = limits[bracket - 1] ?? 0;
    const upTo = limits[bracket] ?? null;
    const taxed = Math.max(0, Math.min(amount, upTo ?? amount) - over);
    return { rate, over, upTo, taxed, tax: rate * taxed };
  });
}
