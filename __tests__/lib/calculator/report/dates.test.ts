import type { DeclaredDate } from "@/lib/calculator/definition";
import { datesOf } from "@/lib/calculator/report/dates";

const today = { year: 2026, month: 11, day: 28 };
const titles = (dates: DeclaredDate[]) =>
  datesOf({ dates: () => dates }, {}, {}, { today }).map(({ title }) => title);

test("days to come stand in their order, and what is past or unknown is left out", () => {
  expect(
    titles([
      { day: { year: 2027, month: 1, day: 5 }, title: "later" },
      { day: { year: 2026, month: 11, day: 27 }, title: "yesterday" },
      { day: null, title: "never" },
      { day: { year: 2026, month: 12, day: 30 }, title: "sooner" },
      { day: today, title: "today" },
    ]),
  ).toEqual(["today", "sooner", "later"]);
});

test("a report that says no days has none", () => {
  expect(datesOf({}, {}, {}, { today })).toEqual([]);
});
