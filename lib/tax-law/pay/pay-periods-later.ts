import { daysAfter } from "@/lib/finance/days-after";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";

/** How often one is paid. */
export type PayFrequency = "weekly" | "biweekly" | "semimonthly" | "monthly";

/** How many pays there are in a year. */
export const paysPerYear: Readonly<Record<PayFrequency, number>> = {
  weekly: 52,
  biweekly: 26,
  semimonthly: 24,
  monthly: 12,
};

/**
 * The day on which the same thing falls some pay periods later, or earlier.
 *
 * - `day` of a pay, or the last of a pay period
 * - `periods` whole number, below 0 for earlier ones
 *
 * Weeks are 7 days. A month later is the same day of the next month, and the last day of a month stays the last.
 * Twice a month is that day and the one 15 days from it in the same month, or the 15th and the last day.
 *
 * @example payPeriodsLater({ year: 2026, month: 2, day: 3 }, "biweekly", 1).day // 17
 * @example payPeriodsLater({ year: 2026, month: 1, day: 31 }, "semimonthly", 1).day // 15
 * @example payPeriodsLater({ year: 2026, month: 1, day: 31 }, "monthly", 1).day // 28
 */
export function payPeriodsLater(
  day: CalendarDay,
  frequency: PayFrequency,
  periods: number,
): CalendarDay {
  switch (frequency) {
    case "weekly":
      return daysAfter(day, 7 * periods);
    case "biweekly":
      return daysAfter(day, 14 * periods);
    case "monthly":
      return inMonth(day, periods, isLastOfMonth(day) ? 31 : day.day);
    case "semimonthly": {
      const [first, second] = daysOfMonth(day);
      const isSecond = day.day > 15 || isLastOfMonth(day);
      const halves = periods + (isSecond ? 1 : 0);
      const months = Math.floor(halves / 2);
      return inMonth(day, months, halves - 2 * months === 0 ? first : second);
    }
  }
}

/** The two days of each month: 31 is the last. */
function daysOfMonth(day: CalendarDay): readonly [number, number] {
  if (isLastOfMonth(day) || day.day === 15) return [15, 31];
  return day.day < 15 ? [day.day, day.day + 15] : [day.day - 15, day.day];
}

/** That day of a month some months later, or its last where it is shorter. */
const inMonth = ({ year, month }: CalendarDay, months: number, day: number): CalendarDay =>
  monthsAfter({ year, month, day }, months);

const isLastOfMonth = (day: CalendarDay) => monthsAfter({ ...day, day: 31 }, 0).day === day.day;
