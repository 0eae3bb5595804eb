import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const ssdiForm = {
  title: "Social Security disability (SSDI)",
  fields: {
    ssdiBenefit: money("SSDI a month", {
      blank: 0,
      plausible: { max: 6_000 },
      hint: "Your Social Security Statement has an estimate: ssa.gov/myaccount.",
    }),
  },
} satisfies OptionForm;
