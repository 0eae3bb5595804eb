import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

/** By how much a monthly amount rises once a year. */
export const stepUpForm = {
  title: "Yearly step-up",
  fields: {
    stepUp: percent("Step-up each year", {
      blank: 0,
      max: 100,
      plausible: { max: 15 },
      hint: "In percent of the monthly amount.",
    }),
  },
} satisfies OptionForm;
