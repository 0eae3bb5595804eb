import { annuityFactor } from "./annuity-factor";

/**
 * What compound interest adds to an opening amount and to level payments at the end of each period.
 *
 * - `rate` per period as a fraction, above −1
 * - `periods` any number, fractions included; for a negative one what is lost by counting backwards,
 *   so that growthEarned(rate, −n, 1, 0) is n − annuityFactor(rate, n)
 * - `payment` in dollars a period, `opening` in dollars: both count as paid in
 *
 * Returns dollars, 0 at rate 0, negative below it. A payment for a part of a period earns slightly less than nothing:
 * the future value counts it as made a little late.
 *
 *     earned = opening × (g − 1) + payment × ((g − 1) / rate − periods)
 *     where g = (1 + rate)^periods
 *
 * It is the future value less what was paid in, without the digits that the subtraction loses.
 *
 * @example growthEarned(0.005, 12, 100, 1000) // 95.234…
 * @example growthEarned(0, 12, 100, 1000) // 0
 */
export function growthEarned(
  rate: number,
  periods: number,
  payment: number,
  opening: number,
): number {
  // An amount of 0 earns nothing, even where the factor is beyond a double.
  const onOpening = opening && opening * Math.expm1(periods * Math.log1p(rate));
  return onOpening + (payment && payment * earnedByPayments(rate, periods));
}

/** What payments of 1 have earned: the sum of C(periods, k) × rate^(k − 1) over k from 2. */
function earnedByPayments(rate: number, periods: number): number {
  if (Math.abs(rate) * Math.max(Math.abs(periods), 1) > 0.5)
    return -annuityFactor(rate, -periods) - periods;
  let sum = 0;
  let term = periods;
  for (let k = 2; Math.abs(term) > 1e-17 * Math.abs(sum); k += 1) {
    term *= ((periods - k + 1) / k) * rate;
    sum += term;
  }
  return sum;
}
