import { dateSerial } from "@/lib/finance/date-serial";
import type { CalendarDay } from "@/lib/finance/months-after";

import { payPeriodsLater, type PayFrequency } from "./pay-periods-later";

/** A job or a pension of a year, as its last pay stub says. */
export type PaySchedule = {
  frequency: PayFrequency;
  /** The last day that the stub pays for. */
  periodEnd: CalendarDay;
  payDate: CalendarDay;
  /** Of the job, in this year: January 1 or before for all that began earlier. */
  start: CalendarDay;
  /** December 31 or after for all that go on. */
  end: CalendarDay;
};

/** How many pays of the year are whole, and what parts of a pay the first and the last are. */
export type Paychecks = {
  soFar: number;
  /** A fraction, 0 where the first pay is whole. */
  firstPart: number;
  /** Whole ones after the stub, within the year. */
  left: number;
  /** What is paid after them for a period that the job does not go to the end of: a fraction. */
  lastPart: number;
  /** How many pays after the stub come before a new W-4 is in force, whether they are left or not. */
  beforeNewForm: number;
};

/** Employers have this long to follow a new form, as the IRS’s estimator has it. */
const daysForNewForm = 14;

/**
 * The pays of a job in the year of its last pay stub, before and after it.
 *
 * - `today` on which a new W-4 is handed in
 *
 * A pay belongs to the year in which it is paid. A new form is in force after two weekly pays or one every other
 * week, counted from the stub; otherwise after two weeks.
 *
 * @example paychecksOf({ frequency: "biweekly", periodEnd: { year: 2026, month: 2, day: 10 }, payDate: { year: 2026, month: 2, day: 13 }, start: { year: 2026, month: 1, day: 1 }, end: { year: 2026, month: 10, day: 31 } }, { year: 2026, month: 2, day: 15 }).left // 18
 *
 * Source: IRS Tax Withholding Estimator, docs/taxes/withholdings-basics.md and facts/payPeriodCalculations.xml.
 */
export function paychecksOf(schedule: PaySchedule, today: CalendarDay): Paychecks {
  const { frequency, periodEnd, payDate, start, end } = schedule;
  const { year } = payDate;
  const payOf = (place: number) => payPeriodsLater(payDate, frequency, place);
  const endOf = (place: number) => dateSerial(payPeriodsLater(periodEnd, frequency, place));

  let earlier = 0;
  while (payOf(-earlier - 1).year === year) earlier += 1;
  let later = 0;
  while (payOf(later + 1).year === year && endOf(later) < dateSerial(end)) later += 1;

  // A job that began before the year has no first day in it, and a pay before the first day is none.
  const firstDay = dateSerial(start);
  const isAllYear = firstDay <= dateSerial({ year, month: 1, day: 1 });
  const places = Array.from({ length: earlier + 1 }, (_, place) => -place);
  const soFar = places.filter((place) => isAllYear || endOf(place - 1) + 1 >= firstDay).length;
  const first = -soFar;
  const daysBefore = Math.max(0, endOf(first) - firstDay + 1);
  const firstPart = isAllYear ? 0 : daysBefore / (endOf(first) - endOf(first - 1));

  const daysOver = Math.max(0, endOf(later) - dateSerial(end));
  const isCut = later > 0 && daysOver > 0;
  const left = later - (isCut ? 1 : 0);
  const daysOfLast = endOf(later) - endOf(later - 1);
  return {
    soFar,
    firstPart,
    left,
    lastPart: isCut ? 1 - daysOver / daysOfLast : 0,
    beforeNewForm: beforeNewForm(frequency, payOf, today),
  };
}

/** No check that is paid already comes under the new form. */
function beforeNewForm(
  frequency: PayFrequency,
  payOf: (place: number) => CalendarDay,
  today: CalendarDay,
): number {
  const paidBy = (day: number) => {
    let paid = 0;
    while (dateSerial(payOf(paid + 1)) <= day) paid += 1;
    return paid;
  };
  const now = dateSerial(today);
  if (frequency === "weekly") return Math.max(2, paidBy(now));
  if (frequency === "biweekly") return Math.max(1, paidBy(now));
  return paidBy(now + daysForNewForm);
}
