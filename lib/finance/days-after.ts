import { dateSerial } from "./date-serial";
import { monthsAfter, type CalendarDay } from "./months-after";

/**
 * The day a number of days later, or earlier, when negative.
 *
 * - `days` whole number
 *
 * @example daysAfter({ year: 2026, month: 12, day: 25 }, 14).year // 2027
 * @example daysAfter({ year: 2024, month: 3, day: 1 }, -1).day // 29
 *
 * Source: the Gregorian calendar.
 */
export function daysAfter(day: CalendarDay, days: number): CalendarDay {
  const wanted = dateSerial(day) + days;
  const isMonthOf = (first: CalendarDay) =>
    dateSerial(first) <= wanted && wanted < dateSerial(monthsAfter(first, 1));
  let first: CalendarDay = { ...day, day: 1 };
  while (!isMonthOf(first)) first = monthsAfter(first, days < 0 ? -1 : 1);
  return { ...first, day: wanted - dateSerial(first) + 1 };
}
