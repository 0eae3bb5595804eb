import { renamedOutputs } from "@/lib/calculator/formula/renamed";
import { count } from "@/lib/calculator/report/outputs";

/**
 * How many years the calendar is past the newest law known here: "limits", "tables" of `year`.
 * `current` is the year of law that is asked for today, as a formula.
 */
export const lawAge = (year: number, numbers: string, current = "YEAR(today)") =>
  renamedOutputs(
    {
      figure: count("year")(`Age of the ${year} ${numbers}`, {
        note: "The IRS has newer ones. This calculator does not have them yet.",
        explanation: {
          rule: `How many years ago the year of the ${numbers} was.`,
          formula: "current-yearOfLaw",
          onlyIf: "current>yearOfLaw",
        },
      }),
    },
    { current, yearOfLaw: String(year) },
  ).figure;
