import type { OptionForm } from "@/lib/calculator/form/form";
import { rate } from "@/lib/calculator/form/number-field";
import { rows, signedAmount } from "@/lib/calculator/form/rows-field";

export const cashFlowsForm = {
  title: "Cash flows by year",
  fields: {
    cashFlows: rows("Cash flows by year", {
      item: "Year",
      hint: "What it brings in each year, after the costs of that year. The first row is the first year. Type a loss as -12,000.",
      columns: { amount: signedAmount("Cash flow") },
    }),
    discountRate: rate("Discount rate", {
      blank: null,
      hint: "What the money could earn elsewhere at the same risk, a year.",
    }),
  },
} satisfies OptionForm;
