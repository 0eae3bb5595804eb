import { planNumbers } from "./plan-numbers";
import { rapPayment } from "./rap-payment";

/** Where a dollar more of income lifts the payment, and by how much: dollars a year, and a month. */
type RapStep = { income: number; rise: number };

/**
 * The next income at which the payment under RAP steps up: the end of a band. Null above the last one.
 *
 * - `income` adjusted gross income in dollars a year
 * - `dependents` claimed on the tax return
 *
 *     rise = payment at the percent of the next band − payment at that of this one, both on the income at its end
 *
 * The least payment can hide a step: then it is the one after.
 *
 * @example nextRapStep(52_000, 0)?.income // 60000
 * @example nextRapStep(100_000, 0)?.rise // 83.33333333…
 * @example nextRapStep(100_001, 0) // null
 *
 * Source: 34 CFR 685.209(b)(2): “more than $10,000 and not more than $20,000”.
 */
export function nextRapStep(income: number, dependents: number): RapStep | null {
  const { band, mostPercent, perDependent, leastPayment } = planNumbers.rap;
  for (let percent = Math.max(1, Math.ceil(income / band)); percent <= mostPercent; percent += 1) {
    const end = percent * band;
    const above = Math.max(leastPayment, (end * percent) / 1200 - perDependent * dependents);
    const rise = above - rapPayment(end, dependents);
    if (rise > 0) return { income: end, rise };
  }
  return null;
}
