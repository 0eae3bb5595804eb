import { taxByBracket } from "./tax-by-bracket";

/**
 * A graduated tax: each part of an amount at the rate of the bracket that it falls into.
 *
 * - `amount` dollars; below 0 counts as 0
 * - `rates` fractions, `limits` dollars, as in taxByBracket
 *
 * Returns dollars, not rounded.
 *
 *     tax = rate 1 × taxed 1 + rate 2 × taxed 2 + …
 *
 * @example graduatedTax(60_000, [0.1, 0.12, 0.22], [12_400, 50_400]) // 7912
 *
 * Source: 26 U.S.C. 1(j)(2) and 2001(c). Below $100,000 of taxable income a return takes the
 * tax from the Tax Table, which is this one at the middle of a step of $50: up to $6 away.
 */
export const graduatedTax = (
  amount: number,
  rates: readonly number[],
  limits: readonly number[],
): number => taxByBracket(amount, rates, limits).reduce((sum, { tax }) => sum + tax, 0);
