import { wholeCount } from "@/lib/finance/whole-count";
import { payment } from "@/lib/finance/time-value/payment";

/**
 * After how many payments discount points have paid for themselves.
 *
 * - `cost` of the points in dollars, 0 or more
 * - `annualRate` with the points and `rateWithout` them, in percent a year, 0 or more
 * - `years` the term, above 0; `principal` in dollars
 *
 * Returns null where the payment without the points is no larger, or where the term ends first.
 *
 *     the smallest whole n with n × (payment without points − payment) ≥ cost
 *
 * @example pointsBreakEven(3_200, 6.5, 6.75, 30, 320_000) // 61
 */
export function pointsBreakEven(
  cost: number,
  annualRate: number,
  rateWithout: number,
  years: number,
  principal: number,
): number | null {
  const level = (percent: number) => payment(percent / 1200, years * 12, -principal);
  const saved = level(rateWithout) - level(annualRate);
  const months = saved > 0 ? wholeCount(cost, saved) : Infinity;
  return months <= wholeCount(years * 12, 1) ? months : null;
}
