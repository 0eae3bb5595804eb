import type { OptionForm } from "@/lib/calculator/form/form";
import { money, number } from "@/lib/calculator/form/number-field";

export const payForm = {
  title: "Salary or hourly pay",
  fields: {
    salary: money("Salary per year", {
      blank: null,
      plausible: { min: 1_000, max: 2_000_000 },
    }),
    hourlyRate: money("Hourly rate", { blank: null, plausible: { max: 1_000 } }),
    hours: number("Regular hours per paycheck", {
      blank: null,
      plausible: { max: 250 },
      hint: "Leave blank for full time (2,080 hours a year).",
    }),
    overtimeHours: number("Overtime hours (time and a half)", {
      blank: 0,
      plausible: { max: 250 },
    }),
  },
} satisfies OptionForm;
