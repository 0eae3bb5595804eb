import { defineForm } from "@/lib/calculator/definition";
import { money, percent, years } from "@/lib/calculator/form/number-field";

import type { PensionInput } from "./calculation";

export const form = defineForm<PensionInput>({
  id: "investment-retirement/pension",
  submit: "Calculate Pension",

  fields: {
    finalAverageSalary: money("Final average salary", {
      plausible: { min: 1_000 },
      above: 0,
      hint: "A year, averaged as your plan says.",
    }),
    yearsOfService: years("Years of service", { above: 0 }),
    pensionFactor: percent("Pension factor", {
      above: 0,
      hint: "Percent of salary for each year of service.",
    }),
  },
});
