import { calendarYear, thisYear } from "./calendar-year";

/** Asks for what the law sets the first required distribution by. Left blank, none is figured. */
export const birthYearField = () =>
  calendarYear("Year you were born", {
    min: 1876,
    max: thisYear,
    blank: null,
    hint: "For a traditional account: it sets when you must start taking money out.",
  });

/** Whether a birth year goes with an age, as a formula: lib/tax-law/retirement/is-born-in.ts. */
export const isBornThen =
  "AND(NOT(ISBLANK(birthYear)), ABS(YEAR(today)-birthYear-INT(currentAge)-0.5)<1)";
