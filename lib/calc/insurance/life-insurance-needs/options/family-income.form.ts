import type { OptionForm } from "@/lib/calculator/form/form";
import { money, years } from "@/lib/calculator/form/number-field";

export const familyIncomeForm = {
  title: "Income your family would still have",
  fields: {
    partnerIncome: money("Partner’s income that counts", {
      blank: 0,
      hint: "A year: what would stand in for yours, not what the family spends of it already.",
    }),
    survivorBenefit: money("Survivors benefits a month", {
      blank: 0,
      plausible: { max: 10_000 },
      hint: "For all who get them. Your Social Security Statement has an estimate: ssa.gov/myaccount.",
    }),
    survivorYears: years("Years of survivors benefits", {
      above: 0,
      blank: null,
      hint: "Until your youngest child is 18, for example. As long as your income if left blank.",
    }),
  },
} satisfies OptionForm;
