import type { OptionForm } from "@/lib/calculator/form/form";
import { money, percent } from "@/lib/calculator/form/number-field";

export const duesAndPmiForm = {
  title: "HOA dues and PMI",
  fields: {
    monthlyDues: money("HOA dues (monthly)", { blank: 0 }),
    pmiRate: percent("PMI rate", {
      blank: 0,
      plausible: { max: 3 },
      typical: "pmiRate",
      hint: "A year, as a percentage of the loan.",
    }),
  },
} satisfies OptionForm;
