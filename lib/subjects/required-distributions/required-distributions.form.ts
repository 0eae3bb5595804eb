import { calendarYear, thisYear } from "@/lib/calculator/form/calendar-year";
import type { OptionForm } from "@/lib/calculator/form/form";

/** What the law sets the first required distribution by. Left blank, none is figured. */
export const requiredDistributionsForm = {
  title: "Required distributions",
  fields: {
    birthYear: calendarYear("Year you were born", {
      min: 1876,
      max: thisYear,
      blank: null,
      hint: "For a traditional account: it sets when you must start taking money out.",
    }),
  },
} satisfies OptionForm;
