import { monthsAfter, type CalendarDay } from "./months-after";

/**
 * The day that a text names as ISO 8601 writes it, year, month, day: 2026-11-20. Null where it names none, such
 * as the 30th of February.
 *
 * @example dayOfIso("2026-11-20").day // 20
 * @example dayOfIso("2026-02-30") // null
 */
export function dayOfIso(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day || month > 12) return null;
  const named = { year, month, day };
  return monthsAfter(named, 0).day === day ? named : null;
}
