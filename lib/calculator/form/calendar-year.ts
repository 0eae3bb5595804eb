import type { CalendarDay } from "@/lib/finance/months-after";

import { numberField, type Bound } from "./number-field";

/** The year of today, as a bound. */
export const thisYear = ({ year }: CalendarDay) => year;

export const nextYear = ({ year }: CalendarDay) => year + 1;

export type MovingBound = "this year" | "next year";

/** A bound by the clock is said in words: whoever reads it may do so in another year. */
export function saidBound(bound: Bound): number | MovingBound {
  if (typeof bound !== "function") return bound;
  if (bound === thisYear) return "this year";
  if (bound === nextYear) return "next year";
  throw new Error("A bound that moves with the calendar has to be said in words here.");
}

/**
 * A year of the calendar, written without a separator: 2018. Its bounds may be functions of today.
 *
 * @example calendarYear("Car year", { min: 1980, max: nextYear })
 */
export const calendarYear = numberField("calendarYear");
