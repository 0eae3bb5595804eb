import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, percent, rate } from "@/lib/calculator/form/number-field";

export const balanceTransferForm = {
  title: "Balance transfer",
  fields: {
    transferFee: percent("Transfer fee", {
      blank: 0,
      max: 100,
      hint: "A percent of the balance, often 3% to 5%.",
    }),
    transferMonths: integer("Months of the offer", { blank: 0, max: 120 }),
    transferRate: rate("Rate of the offer", { blank: 0, hint: "Blank means 0%." }),
  },
} satisfies OptionForm;
