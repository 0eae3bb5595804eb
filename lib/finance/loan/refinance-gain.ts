import type { ScheduleRow } from "./amortization-schedule";

/** How two loans compare after so many months, in unrounded dollars. */
export type RefinanceMonth = {
  month: number;
  /** Payments on the old loan minus payments on the new one, so far. */
  saved: number;
  /** What is still owed on each. */
  currentBalance: number;
  newBalance: number;
  /** What refinancing has gained so far, below 0 where it has lost. */
  gain: number;
};

/**
 * What a new loan in place of an old one has gained after each month.
 *
 * - `current` and `renewed` are the schedules of the old and the new loan; one without rows costs nothing
 * - `cash` in dollars: what the borrower is handed at closing, minus what is paid there
 *
 * Returns a row for each month until both loans are repaid; after that nothing changes.
 *
 *     gain(k) = Σ (old payment − new payment) + (old balance − new balance) + cash
 *
 * Each payment is interest and principal, so the gain is also the interest saved so far minus the costs,
 * whether they are added to the new loan or paid in cash: cash out is owed and held, and cancels.
 *
 * @example refinanceGain([{ month: 1, payment: 110, principal: 100, interest: 10, balance: 0 }], [], -100)[0].gain // 10
 */
export function refinanceGain(
  current: readonly ScheduleRow[],
  renewed: readonly ScheduleRow[],
  cash: number,
): RefinanceMonth[] {
  let saved = 0;
  return Array.from({ length: Math.max(current.length, renewed.length) }, (_, index) => {
    saved += (current[index]?.payment ?? 0) - (renewed[index]?.payment ?? 0);
    const currentBalance = current[index]?.balance ?? 0;
    const newBalance = renewed[index]?.balance ?? 0;
    const gain = saved + (currentBalance - newBalance) + cash;
    return { month: index + 1, saved, currentBalance, newBalance, gain };
  });
}
