import { dateSerial } from "@/lib/finance/date-serial";
import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";

/**
 * When the four estimated payments of a year are due.
 *
 * - `year` the tax year
 *
 * Returns four days: the 15th of April, June, September and the next January, or the Monday after where
 * that is a Saturday or Sunday. A holiday on such a day, which moves it once more, is not looked up.
 *
 * @example estimatedPaymentDates(2025)[1].day // 16
 * @example estimatedPaymentDates(2026)[3].year // 2027
 *
 * Source: 26 U.S.C. 6654(c)(2) and 7503.
 */
export const estimatedPaymentDates = (year: number): CalendarDay[] =>
  [3, 5, 8, 12].map((months) => onWorkday(monthsAfter({ year, month: 1, day: 15 }, months)));

/** Day 0 of the count is a Saturday. */
function onWorkday(day: CalendarDay): CalendarDay {
  const weekday = dateSerial(day) % 7;
  const later = { 0: 2, 1: 1 }[weekday] ?? 0;
  return { ...day, day: day.day + later };
}
