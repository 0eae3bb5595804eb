import { dateSerial } from "@/lib/finance/date-serial";
import type { CalendarDay } from "@/lib/finance/months-after";

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
  [
    { year, month: 4, day: 15 },
    { year, month: 6, day: 15 },
    { year, month: 9, day: 15 },
    { year: year + 1, month: 1, day: 15 },
  ].map(onWorkday);

function onWorkday({ year, month, day }: CalendarDay): CalendarDay {
  const later = { 6: 2, 0: 1 }[weekdayOf({ year, month, day })] ?? 0;
  return { year, month, day: day + later };
}

/** 0 is a Sunday: day 1 of the count is one. */
const weekdayOf = (day: CalendarDay) => (dateSerial(day) - 1) % 7;
