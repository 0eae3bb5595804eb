import type { CalendarDay } from "./months-after";

/**
 * A day as ISO 8601 writes it, year, month, day.
 *
 * @example isoOfDay({ year: 2026, month: 2, day: 3 }).length // 10
 */
export const isoOfDay = ({ year, month, day }: CalendarDay): string =>
  [String(year).padStart(4, "0"), ...[month, day].map((one) => String(one).padStart(2, "0"))].join(
    "-",
  );
