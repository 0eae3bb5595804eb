import type { CalendarDay } from "@/lib/finance/months-after";

import { numberField } from "./fields";

/** The year of today, as a bound. */
export const thisYear = ({ year }: CalendarDay) => year;

export const nextYear = ({ year }: CalendarDay) => year + 1;

/** A year of the calendar, written without a separator: 2018. */
export const calendarYear = numberField("calendarYear");
