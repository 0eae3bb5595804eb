import fc from "fast-check";

import { monthsAfter } from "@/lib/finance/months-after";

const day = (text: string) => {
  const [year = NaN, month = NaN, day = NaN] = text.split("-").map(Number);
  return { year, month, day };
};

test.each([
  ["2026-01-15", 1, "2026-02-15"],
  ["2025-12-15", 1, "2026-01-15"],
  ["2025-01-31", 1, "2025-02-28"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2000-01-30", 1, "2000-02-29"],
  ["1900-01-30", 1, "1900-02-28"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2024-02-29", 48, "2028-02-29"],
  ["2026-03-31", 1, "2026-04-30"],
  ["2026-03-31", 2, "2026-05-31"],
  ["2026-11-30", 360, "2056-11-30"],
  ["2026-01-15", 0, "2026-01-15"],
  ["2026-01-31", -2, "2025-11-30"],
  ["2026-12-31", -12, "2025-12-31"],
])("%s and %d months is %s", (from, months, to) => {
  expect(monthsAfter(day(from), months)).toEqual(day(to));
});

test("is a day that the calendar has, in the month that the calendar means", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1900-01-01"), max: new Date("2999-12-31"), noInvalidDate: true }),
      fc.integer({ min: -1000, max: 12_000 }),
      (date, months) => {
        const from = {
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        };
        const to = monthsAfter(from, months);
        const lastDay = new Date(Date.UTC(from.year, from.month + months, 0));
        expect([to.year, to.month]).toEqual([lastDay.getUTCFullYear(), lastDay.getUTCMonth() + 1]);
        expect(to.day).toBe(Math.min(from.day, lastDay.getUTCDate()));
      },
    ),
  );
});
