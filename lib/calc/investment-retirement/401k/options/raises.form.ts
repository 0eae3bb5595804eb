import type { OptionForm } from "@/lib/calculator/form/form";
import { percent } from "@/lib/calculator/form/number-field";

export const raisesForm = {
  title: "Raises and savings rate",
  fields: {
    contributionPercent: percent("Contribution, in percent of salary", {
      blank: null,
      max: 100,
      hint: "Replaces the contribution above.",
    }),
    salaryGrowth: percent("Raise each year", {
      blank: 0,
      plausible: { max: 15 },
      hint: "Your contribution and the match rise with your salary.",
    }),
  },
} satisfies OptionForm;
