import type { CalendarDay } from "./months-after";

/**
 * The number that spreadsheets count a day by: 1 January 1900 is day 2 here, as in every program
 * that does not repeat Lotus's leap day of that year; from 1 March 1900 on all agree.
 *
 * Days are counted in years that begin on 1 March, so that a leap day is the last of its year:
 *
 *     days = 365 × year + ⌊year ÷ 4⌋ − ⌊year ÷ 100⌋ + ⌊year ÷ 400⌋ + ⌊(153 × month + 2) ÷ 5⌋ + day
 *
 * where `month` counts from March.
 *
 * @example dateSerial({ year: 2026, month: 11, day: 21 }) // 46347
 *
 * Source: the Gregorian calendar, as the spreadsheet function DATE reads it.
 */
export function dateSerial({ year, month, day }: CalendarDay): number {
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const days =
    365 * marchYear +
    Math.floor(marchYear / 4) -
    Math.floor(marchYear / 100) +
    Math.floor(marchYear / 400) +
    Math.floor((153 * marchMonth + 2) / 5) +
    day;
  return days - before1900;
}

/** The days of this count up to 30 December 1899, which spreadsheets call day 0. */
const before1900 = 693_900;
