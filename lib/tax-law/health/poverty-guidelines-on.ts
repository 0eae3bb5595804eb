import { povertyGuidelines, type PovertyGuidelines } from "./poverty-guidelines";

/**
 * The poverty guidelines that were last published on a day: the newest known here where the day is
 * past them, the oldest where it is before all of them.
 *
 * - `day` of the calendar, `month` from 1 to 12
 *
 * Medicaid goes by those of today, and the premium credit of a coverage year by those of the first
 * day of its open enrollment, November 1 of the year before.
 *
 * @example povertyGuidelinesOn({ year: 2026, month: 1, day: 14 }).year // 2025
 * @example povertyGuidelinesOn({ year: 2026, month: 1, day: 15 }).year // 2026
 *
 * Source: 26 U.S.C. 36B(d)(3)(B); 42 U.S.C. 9902(2).
 */
export function povertyGuidelinesOn(day: {
  year: number;
  month: number;
  day: number;
}): PovertyGuidelines {
  const date = [day.year, day.month, day.day]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  const [oldest] = povertyGuidelines as readonly [PovertyGuidelines];
  return povertyGuidelines.findLast(({ published }) => published <= date) ?? oldest;
}
