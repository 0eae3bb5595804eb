/** A day of the calendar: `month` from 1 to 12. */
type Day = { year: number; month: number; day: number };

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
export const estimatedPaymentDates = (year: number): Day[] =>
  [
    { year, month: 4, day: 15 },
    { year, month: 6, day: 15 },
    { year, month: 9, day: 15 },
    { year: year + 1, month: 1, day: 15 },
  ].map(onWorkday);

function onWorkday({ year, month, day }: Day): Day {
  const later = { 6: 2, 0: 1 }[weekdayOf({ year, month, day })] ?? 0;
  return { year, month, day: day + later };
}

/** How far each month’s days are moved in the week, in a year that begins in March. */
const shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];

/** 0 is a Sunday. Source: Sakamoto’s method, of the Gregorian calendar. */
function weekdayOf({ year, month, day }: Day): number {
  const marchYear = month < 3 ? year - 1 : year;
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return (marchYear + leapDays + (shifts[month - 1] ?? 0) + day) % 7;
}
