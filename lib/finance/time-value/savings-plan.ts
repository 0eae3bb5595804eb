import { growthEarned } from "./growth-earned";
import { nominalRate } from "./nominal-rate";
import { payment } from "./payment";
import { savingMonths } from "./saving-months";

/** What savings earn, and when they are needed. Left out, neither counts. */
export type InterestAndDate = {
  /** The annual percentage yield in percent a year, 0 or more. */
  apy?: number;
  /** Whole months from now, 1 or more. Null where no date is aimed at. */
  byMonths?: number | null;
};

/** What interest and a date make of monthly savings. Null is what was not asked, or needs no answer. */
export type SavingsPlan = {
  /** Whole months until the target is reached. Null where nothing is paid in. */
  totalMonths: number | null;
  /** Dollars after these months. Null without interest, like the two after it. */
  balance: number | null;
  /** Dollars of it that were earned. */
  interest: number | null;
  /** How many months fewer than without interest. */
  monthsSooner: number | null;
  /** Dollars a month that reach the target in the months that were asked for, 0 or more. */
  monthlyForDate: number | null;
};

/**
 * How savings reach a target with interest, by a level amount at the end of each month.
 *
 * - `monthly`, `opening`, `target` in dollars, 0 or more
 * - `options` the interest, and the months to reach it in
 *
 * Where the target is reached already, only its months are said: none.
 *
 *     totalMonths = the least n with FV(rate, n, −monthly, −opening) ≥ target
 *     monthlyForDate = the payment with FV(rate, byMonths, −payment, −opening) = target
 *     where (1 + rate)^12 = 1 + apy ÷ 100
 *
 * @example savingsPlan(450, 3500, 18_000, { apy: 4 }).totalMonths // 30
 * @example savingsPlan(450, 3500, 18_000, { apy: 4, byMonths: 24 }).monthlyForDate // 570.2726…
 */
export function savingsPlan(
  monthly: number,
  opening: number,
  target: number,
  { apy = 0, byMonths = null }: InterestAndDate,
): SavingsPlan {
  const rate = nominalRate(apy / 100, 12) / 12;
  const totalMonths = monthly > 0 ? savingMonths(rate, monthly, opening, target) : null;
  const isSaved = opening >= target;
  const monthlyForDate =
    byMonths === null || isSaved ? null : Math.max(0, payment(rate, byMonths, opening, -target));
  if (apy === 0 || isSaved || totalMonths === null)
    return { totalMonths, balance: null, interest: null, monthsSooner: null, monthlyForDate };

  const interest = growthEarned(rate, totalMonths, monthly, opening);
  return {
    totalMonths,
    balance: opening + monthly * totalMonths + interest,
    interest,
    monthsSooner: savingMonths(0, monthly, opening, target) - totalMonths,
    monthlyForDate,
  };
}
