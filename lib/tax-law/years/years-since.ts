/**
 * How many years the calendar is past the year of a law: null while that law is the newest there
 * can be, so that a page says so only when it has to.
 *
 * @example yearsSince(2026, { year: 2028 }) // 2
 */
export const yearsSince = (lawYear: number, today: { year: number }): number | null =>
  today.year > lawYear ? today.year - lawYear : null;
