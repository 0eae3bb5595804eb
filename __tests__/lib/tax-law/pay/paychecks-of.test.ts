import type { CalendarDay } from "@/lib/finance/months-after";
import {
  payPeriodsLater,
  paysPerYear,
  type PayFrequency,
} from "@/lib/tax-law/pay/pay-periods-later";
import { paychecksOf, type PaySchedule } from "@/lib/tax-law/pay/paychecks-of";

const on = (month: number, day: number, year = 2026): CalendarDay => ({ year, month, day });

/** The next pays after one, as month and day. */
const daysAfter = (day: CalendarDay, frequency: PayFrequency, count: number) =>
  Array.from({ length: count }, (_, place) => {
    const later = payPeriodsLater(day, frequency, place + 1);
    return `${later.month}/${later.day}`;
  });

describe("pay periods later", () => {
  test("weeks are weeks, over the end of a month, of February and of a year", () => {
    expect(daysAfter(on(2, 13), "weekly", 3)).toEqual(["2/20", "2/27", "3/6"]);
    expect(daysAfter(on(12, 18), "biweekly", 2)).toEqual(["1/1", "1/15"]);
    expect(daysAfter(on(2, 20, 2028), "weekly", 2)).toEqual(["2/27", "3/5"]);
  });

  test("a month later is the same day, and the last day stays the last", () => {
    expect(daysAfter(on(1, 15), "monthly", 3)).toEqual(["2/15", "3/15", "4/15"]);
    expect(daysAfter(on(1, 31), "monthly", 3)).toEqual(["2/28", "3/31", "4/30"]);
    expect(daysAfter(on(1, 30), "monthly", 2)).toEqual(["2/28", "3/30"]);
  });

  test("twice a month is a day and the one 15 days from it, or the 15th and the last", () => {
    expect(daysAfter(on(1, 15), "semimonthly", 4)).toEqual(["1/31", "2/15", "2/28", "3/15"]);
    expect(daysAfter(on(2, 28), "semimonthly", 3)).toEqual(["3/15", "3/31", "4/15"]);
    expect(daysAfter(on(2, 5), "semimonthly", 4)).toEqual(["2/20", "3/5", "3/20", "4/5"]);
    expect(daysAfter(on(2, 20), "semimonthly", 3)).toEqual(["3/5", "3/20", "4/5"]);
  });

  test.each(Object.keys(paysPerYear) as PayFrequency[])(
    "%s: back is the way that it went",
    (of) => {
      for (const day of [on(3, 5), on(3, 15), on(3, 20), on(3, 31)])
        for (const periods of [1, 2, 7, 24])
          expect(payPeriodsLater(payPeriodsLater(day, of, periods), of, -periods)).toEqual(day);
    },
  );
});

const schedule = (change: Partial<PaySchedule>): PaySchedule => ({
  frequency: "biweekly",
  periodEnd: on(2, 10),
  payDate: on(2, 13),
  start: on(1, 1),
  end: on(12, 31),
  ...change,
});
const paychecks = (change: Partial<PaySchedule>, today = on(2, 15)) =>
  paychecksOf(schedule(change), today);

describe("the pays of a year", () => {
  test("a pay belongs to the year in which it is paid", () => {
    // January 2 to December 18 are 26 pays.
    expect(paychecks({})).toEqual({
      soFar: 4,
      firstPart: 0,
      left: 22,
      lastPart: 0,
      beforeNewForm: 1,
    });
    // The period that ends on December 29 is paid in January.
    const late = { periodEnd: on(12, 15), payDate: on(12, 31) };
    expect(paychecks(late, on(12, 31)).left).toBe(0);
  });

  test("a job that ends in the middle of a period is paid for the days of it", () => {
    const { left, lastPart } = paychecks({ end: on(10, 31) });
    // The period before the last ends on October 20: 11 of 14 days.
    expect([left, lastPart]).toEqual([18, expect.closeTo(11 / 14, 12)]);
    expect(paychecks({ end: on(10, 20) })).toMatchObject({ left: 18, lastPart: 0 });
    expect(paychecks({ end: on(2, 10) })).toMatchObject({ left: 0, lastPart: 0 });
    expect(paychecks({ end: on(2, 1) })).toMatchObject({ left: 0, lastPart: 0 });
  });

  test("a job that begins in the middle of a period too", () => {
    const begun = { periodEnd: on(5, 1), payDate: on(5, 3), start: on(4, 1) };
    // April 1 to 3 are 3 of 14 days.
    expect(paychecks(begun)).toMatchObject({ soFar: 2, firstPart: expect.closeTo(3 / 14, 12) });
    expect(paychecks({ ...begun, start: on(4, 4) })).toMatchObject({ soFar: 2, firstPart: 0 });
    expect(paychecks({ ...begun, start: on(4, 25) })).toMatchObject({
      soFar: 0,
      firstPart: expect.closeTo(7 / 14, 12),
    });
  });

  test("a new form is in force after two weekly pays, after one, or after two weeks", () => {
    expect(paychecks({ frequency: "weekly" }).beforeNewForm).toBe(2);
    const monthly = { frequency: "monthly", periodEnd: on(4, 30), payDate: on(5, 5) } as const;
    expect(paychecks(monthly, on(5, 21)).beforeNewForm).toBe(0);
    expect(paychecks(monthly, on(5, 22)).beforeNewForm).toBe(1);
    const twice = { frequency: "semimonthly", periodEnd: on(1, 31), payDate: on(2, 5) } as const;
    expect(paychecks(twice, on(2, 5)).beforeNewForm).toBe(0);
    expect(paychecks(twice, on(2, 6)).beforeNewForm).toBe(1);
    expect(paychecks(twice, on(2, 19)).beforeNewForm).toBe(2);
  });

  test("twice a month, from February 5, 21 pays are left in the year", () => {
    const twice = { frequency: "semimonthly", periodEnd: on(1, 31), payDate: on(2, 5) } as const;
    expect(paychecks(twice)).toMatchObject({ soFar: 3, left: 21 });
  });
});
