/**
 * What money earns in a month beyond inflation, as a fraction; negative where it earns less.
 *
 * - `annualRate` in percent a year, above −1,200, compounded monthly
 * - `inflation` in percent a year, above −100
 *
 *     real return = (1 + annualRate / 1200) / (1 + inflation / 100)^(1/12) − 1
 *
 * @example realMonthlyReturn(6, 0) // 0.005
 * @example realMonthlyReturn(5, 3) // 0.001696213…
 */
export const realMonthlyReturn = (annualRate: number, inflation: number): number =>
  // log1p keeps the digits of a difference that may be small.
  Math.expm1(Math.log1p(annualRate / 1200) - Math.log1p(inflation / 100) / 12);
