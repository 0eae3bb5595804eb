import { defineForm } from "@/lib/calculator/form/form";
import { money, percent, years } from "@/lib/calculator/form/number-field";

import type { PensionInput } from "./calculation";
import { earlyRetirementForm } from "./options/early-retirement.form";
import { lumpSumForm } from "./options/lump-sum.form";
import { survivorsShareForm } from "./options/survivors-share.form";
import { yearlyIncreaseForm } from "./options/yearly-increase.form";

export const form = defineForm<PensionInput>()({
  id: "investment-retirement/pension",
  submit: "Calculate Pension",

  fields: {
    finalAverageSalary: money("Final average salary", {
      plausible: { min: 1_000 },
      above: 0,
      hint: "Per year, averaged the way your plan does it.",
    }),
    yearsOfService: years("Years of service", { above: 0 }),
    pensionFactor: percent("Pension factor", {
      above: 0,
      hint: "The percentage of salary you earn for each year of service.",
    }),
  },
  options: [earlyRetirementForm, yearlyIncreaseForm, survivorsShareForm, lumpSumForm],
});
