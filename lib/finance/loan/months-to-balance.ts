import { payment } from "@/lib/finance/time-value/payment";
import { periods as periodsOf } from "@/lib/finance/time-value/periods";

import { remainingBalance } from "./remaining-balance";

/**
 * After how many payments a loan in level payments owes no more than a limit.
 *
 * - `rate` per period as a fraction, 0 or more
 * - `periods` the whole term, fractions included, above 0
 * - `principal` and `limit` in dollars, 0 or more
 *
 * Returns 0 where the loan begins within the limit, and never more than the payments of the term.
 *
 *     the smallest whole n with balance after n payments ≤ limit
 *     n is about periods − NPER(rate, −payment, limit): the payments that the limit itself would take
 *
 * The logarithm proposes, and the balance itself settles it: a billionth of the limit is dust.
 *
 * @example monthsToBalance(0.065 / 12, 360, 380_000, 320_000) // 124
 */
export function monthsToBalance(
  rate: number,
  periods: number,
  principal: number,
  limit: number,
): number {
  if (principal <= limit) return 0;
  const level = payment(rate, periods, -principal);
  const isWithin = (paid: number) =>
    remainingBalance(rate, periods, principal, paid) <= limit * (1 + 1e-9);
  const proposed = Math.round(periods - periodsOf(rate, -level, limit));
  const first = Math.max(1, proposed - 1);
  return [first, first + 1].find(isWithin) ?? first + 2;
}
