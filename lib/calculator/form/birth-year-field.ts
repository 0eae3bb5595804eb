import { calendarYear, thisYear } from "./calendar-year";

/** Asks for what the law sets the first required distribution by. Left blank, none is figured. */
export const birthYearField = () =>
  calendarYear("Year you were born", {
    min: 1876,
    max: thisYear,
    blank: null,
    advanced: true,
    hint: "For a traditional account: it sets when you must start taking money out.",
  });

/** Whether a person born in that year can be of this age today. */
export const isBornIn = (birthYear: number, age: number, today: { year: number }) =>
  Math.abs(today.year - birthYear - Math.floor(age) - 0.5) < 1;

/** The same as a formula over `birthYear` and `currentAge`, where a year is entered at all. */
export const isBornThen =
  "AND(NOT(ISBLANK(birthYear)), ABS(YEAR(today)-birthYear-INT(currentAge)-0.5)<1)";
