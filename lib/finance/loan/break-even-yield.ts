/**
 * The yield on savings at which a dollar saved earns just what a dollar paid on a loan spares, both after tax.
 *
 * - `annualRate` of the loan in percent a year, 0 or more, charged monthly
 * - `savingsTaxRate` in percent of the interest earned, from 0 to below 100
 * - `deductionRate` in percent of the interest paid, the tax that deducting it saves; from 0 to below 100
 *
 * Returns the annual percentage yield in percent.
 *
 *     ((1 + yield)^(1/12) − 1) × (1 − savings tax) = loan rate ÷ 12 × (1 − deduction)
 *
 * Where that holds, whoever prepays and whoever saves stay level in every month, whatever is paid and whenever: each
 * month adds (monthly loan rate − monthly savings rate, both after tax) × what is owed less to what prepaying is ahead.
 *
 * @example breakEvenYield(6.875) // 7.0958…
 * @example breakEvenYield(6, 25) // 8.2999…
 */
export function breakEvenYield(annualRate: number, savingsTaxRate = 0, deductionRate = 0): number {
  const monthly = ((annualRate / 1200) * (1 - deductionRate / 100)) / (1 - savingsTaxRate / 100);
  return 100 * Math.expm1(12 * Math.log1p(monthly));
}
