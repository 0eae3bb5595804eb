/**
 * The year that people choose health coverage for on a day: from November 1, when open enrollment
 * begins, the coming year, and until then the year itself. Where enrollment stays open into January,
 * that year has begun.
 *
 * - `month` from 1 to 12
 *
 * @example coverageYearOn({ year: 2026, month: 10 }) // 2026
 * @example coverageYearOn({ year: 2026, month: 11 }) // 2027
 *
 * Source: 45 CFR 155.410(e).
 */
export const coverageYearOn = ({ year, month }: { year: number; month: number }): number =>
  month >= 11 ? year + 1 : year;
