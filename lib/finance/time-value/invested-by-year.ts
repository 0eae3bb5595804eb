import { futureValue } from "./future-value";
import { growthEarned } from "./growth-earned";

/** What is invested during a year, in dollars, and the months it is spread over: 12 or fewer. */
type YearlyAmount = { amount: number; months: number };

/** One year of it, in unrounded dollars: earned during the year, and there at its end. */
type InvestedYear = { growth: number; balance: number };

/**
 * How investments grow when the amount differs from year to year.
 *
 * - `annualRate` in percent a year, above −1,200, compounded monthly
 * - `opening` in dollars, 0 or more
 * - `years` each amount in dollars, 0 or more, spread evenly over its months, at the end of each
 *
 * Returns a row for each year.
 *
 *     balance after year k = FV(annualRate / 1200, months, −amount / months, −balance before)
 *
 * @example investedByYear(6, 1000, [{ amount: 1200, months: 12 }])[0].balance // 2295.234…
 * @example investedByYear(0, 0, [{ amount: 100, months: 12 }, { amount: 50, months: 6 }])[1].balance // 150
 */
export function investedByYear(
  annualRate: number,
  opening: number,
  years: readonly YearlyAmount[],
): InvestedYear[] {
  const rate = annualRate / 1200;
  let balance = opening;
  return years.map(({ amount, months }) => {
    const each = amount / months;
    const growth = growthEarned(rate, months, each, balance);
    balance = futureValue(rate, months, -each, -balance);
    return { growth, balance };
  });
}
