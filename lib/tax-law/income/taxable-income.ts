/**
 * The income that income tax is on.
 *
 * - `income` dollars, after the adjustments that anybody may take
 * - `standard` deduction of the year and the status, in dollars
 * - `itemized` deductions in dollars, 0 where there are none
 *
 * Returns dollars, 0 where the deduction is larger.
 *
 *     taxable = income − the larger of standard and itemized
 *
 * A taxpayer chooses one of the two. Married persons who file separately have no such choice: when
 * one of them itemizes, the standard deduction of the other is 0.
 *
 * @example taxableIncome(75_000, 16_100) // 58900
 * @example taxableIncome(75_000, 16_100, 20_000) // 55000
 *
 * Source: 26 U.S.C. 63(b), (c) and (e).
 */
export const taxableIncome = (income: number, standard: number, itemized = 0): number =>
  Math.max(0, income - Math.max(standard, itemized));
