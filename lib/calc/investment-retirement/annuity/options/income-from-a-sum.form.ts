import type { OptionForm } from "@/lib/calculator/form/form";
import { age, integer, money, percent, rate } from "@/lib/calculator/form/number-field";

export const incomeFromASumForm = {
  title: "Income from a sum",
  fields: {
    sum: money("Sum that pays the income", { above: 0, blank: null }),
    yearlyRate: rate("Yearly interest rate", {
      blank: null,
      hint: "What the sum earns, compounded monthly.",
    }),
    incomeYears: integer("Years of income", {
      blank: null,
      min: 1,
      max: 100,
      hint: "With the sum, the rate and these years, you can leave the payments above blank.",
    }),
    incomeRise: percent("Raise each year", {
      blank: 0,
      max: 100,
      plausible: { max: 10 },
      hint: "Percent, after every 12 payments.",
    }),
    quotedPayment: money("Monthly payment you were quoted", {
      above: 0,
      blank: null,
      hint: "What an insurer offers for the same sum, rising by the same raise.",
    }),
    currentAge: age("Your age now", { blank: null }),
  },
} satisfies OptionForm;
