import { taxByBracket } from "./tax-by-bracket";

/**
 * The rate of a graduated tax on the last dollar of an amount. At a limit it is still the lower rate.
 *
 * - `amount` dollars; `rates` fractions, `limits` dollars, as in taxByBracket
 *
 * Returns a fraction, 0 where there is nothing to tax.
 *
 *     rate = that of the highest bracket that some of the amount falls into
 *
 * @example marginalRate(50_400, [0.1, 0.12, 0.22], [12_400, 50_400]) // 0.12
 * @example marginalRate(50_400.01, [0.1, 0.12, 0.22], [12_400, 50_400]) // 0.22
 */
export const marginalRate = (
  amount: number,
  rates: readonly number[],
  limits: readonly number[],
): number => taxByBracket(amount, rates, limits).findLast(({ taxed }) => taxed > 0)?.rate ?? 0;
