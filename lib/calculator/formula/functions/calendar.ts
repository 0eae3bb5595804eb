import { monthsAfter, type CalendarDay } from "@/lib/finance/months-after";

import type { FunctionDefinition } from "./definition";

/** The day so many months after another. */
export const EDATE: FunctionDefinition = {
  takes: [2, 2],
  means: (day, months) => ({
    kind: "phrase",
    words: ["", " months after ", ""],
    parts: [months, day],
    evaluate: (count: number, from: CalendarDay) => monthsAfter(from, count),
  }),
};

/** The year that a day is in. */
export const YEAR: FunctionDefinition = {
  takes: [1, 1],
  means: (day) => ({
    kind: "phrase",
    words: ["year of ", ""],
    parts: [day],
    evaluate: ({ year }: CalendarDay) => year,
  }),
};
