import { firstWhole } from "@/lib/finance/first-whole";

import { risingPresentValue } from "./rising-present-value";

/** A hundred years: nobody is paid for longer. */
const most = 1_200;

/**
 * After how many months the payments that rise once a year are worth an amount: how long a sum pays for them, the last
 * one smaller, and at rate 0 when they have paid it back.
 *
 * - `rate` a month as a fraction, above −1
 * - `payment` of each month of the first year, `worth` in dollars, 0 or more
 * - `rise` after every twelve payments, as a fraction, 0 or more
 *
 * Returns a number from 1 to 1,200, Infinity where a hundred years of payments are worth less.
 *
 *     the smallest whole n with risingPresentValue(rate, n, payment, rise) ≥ worth
 *
 * A part of the amount as small as 10^−11 is dust and not a month more.
 *
 * @example risingMonths(0, 100, 0.1, 1860) // 18
 * @example risingMonths(0.04 / 12, 2380, 0, 417_411.28) // 264
 * @example risingMonths(0.01, 100, 0, 10_000) // Infinity
 */
export const risingMonths = (rate: number, payment: number, rise: number, worth: number): number =>
  firstWhole(
    (months) => risingPresentValue(rate, months, payment, rise) >= worth * (1 - 1e-11),
    most,
  );
