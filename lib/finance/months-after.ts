/** A day of the calendar: `month` from 1 to 12, `day` from 1. */
export type CalendarDay = { year: number; month: number; day: number };

/**
 * The same day of the month, a whole number of months later (or earlier, when negative).
 *
 * Returns the month's last day where the month has no such day: 31 January and one month is
 * 28 February, or 29 in a leap year.
 *
 * @example monthsAfter({ year: 2024, month: 1, day: 31 }, 1).day // 29
 * @example monthsAfter({ year: 2025, month: 12, day: 15 }, 1).year // 2026
 *
 * Source: the Gregorian calendar, as the spreadsheet function EDATE reads it.
 */
export function monthsAfter({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const count = year * 12 + (month - 1) + months;
  const laterYear = Math.floor(count / 12);
  const laterMonth = count - laterYear * 12 + 1;
  return {
    year: laterYear,
    month: laterMonth,
    day: Math.min(day, daysInMonth(laterYear, laterMonth)),
  };
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
