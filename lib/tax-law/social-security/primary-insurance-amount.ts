import { bendPoints } from "./bend-points";
import { costOfLivingAdjustments } from "./cost-of-living-adjustments";
import { valueOfYear } from "./value-of-year";

/**
 * The primary insurance amount (PIA): the benefit a month at full retirement age, in dollars.
 *
 * - `averageEarnings` a month, indexed, in dollars: cents are dropped
 * - `eligibilityYear` in which the age of 62 is reached, from 1983, since when all of it is rounded down, to the newest
 *   with bend points
 * - `adjustedThrough` the last year whose cost-of-living adjustment counts. Of those from `eligibilityYear` on all do,
 *   also before a claim. None counts where it is left out.
 *
 * A RangeError says so for other years.
 *
 *     amount = 90% of the earnings up to the first bend point, 32% up to the second and 15% beyond, down to the dime;
 *              then × (1 + each adjustment), each time down to the dime
 *
 * Not modeled: the special minimum of long careers with low pay.
 *
 * @example primaryInsuranceAmount(5_825, 2026) // 2609.8
 * @example primaryInsuranceAmount(11_463, 2021, 2025) // 4152.4
 *
 * Source: 42 U.S.C. 415(a)(1)(A) and 415(i)(2)(A)(ii), and SSA’s manual for the rounding (POMS RS 00601.020,
 * https://secure.ssa.gov/apps10/poms.nsf/lnx/0300601020, read on 2026-11-28).
 */
export function primaryInsuranceAmount(
  averageEarnings: number,
  eligibilityYear: number,
  adjustedThrough = eligibilityYear - 1,
): number {
  if (eligibilityYear < 1983)
    throw new RangeError(`eligibilityYear must be 1983 or later. It is ${eligibilityYear}.`);
  const { year: newest } = costOfLivingAdjustments;
  if (adjustedThrough > newest)
    throw new RangeError(`adjustedThrough can be at most ${newest}. It is ${adjustedThrough}.`);

  const [first, second] = bendPoints(eligibilityYear);
  const earnings = Math.floor(averageEarnings);
  const cents =
    90 * Math.min(earnings, first) +
    32 * Math.max(0, Math.min(earnings, second) - first) +
    15 * Math.max(0, earnings - second);
  let dimes = Math.floor(cents / 10);
  for (let year = eligibilityYear; year <= adjustedThrough; year++) {
    const perThousand = 1_000 + Math.round(10 * valueOfYear(costOfLivingAdjustments, year));
    dimes = Math.floor((dimes * perThousand) / 1_000);
  }
  return dimes / 10;
}
