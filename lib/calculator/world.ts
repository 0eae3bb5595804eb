import type { CalendarDay } from "@/lib/finance/months-after";

/** What a calculation may know besides the visitor's numbers. Passed in, so that a test can choose it. */
export type World = {
  /** The visitor's local date. */
  today: CalendarDay;
  /** From 0 to below 1, drawn once for each visit; the middle where nothing is drawn. */
  random?: number;
};
