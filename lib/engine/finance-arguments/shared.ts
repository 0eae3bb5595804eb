import { calendarDay, dayOfCalendar, dollars, timing } from "../arguments";
import { listOf, optional } from "../checks";

export const day = dayOfCalendar(calendarDay);
export const flows = listOf(dollars);
export const level = { futureValue: optional(dollars), type: optional(timing) };
