import { count } from "./outputs";

/** How many years the calendar is past the newest law known here: "limits", "tables" of `year`. */
export const lawAge = (year: number, numbers: string) =>
  count("year")(`Age of the ${year} ${numbers}`, {
    note: "Newer ones are not in this calculator yet: the IRS has them.",
    working: {
      rule: `The years that the calendar is past the year of the ${numbers}.`,
      formula: `YEAR(today)-${year}`,
      applies: `YEAR(today)>${year}`,
    },
  });
