import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { amount, interestRate, rows, text } from "@/lib/calculator/form/rows-field";

export const otherDebtsForm = {
  title: "Other debts and extra payments",
  fields: {
    otherDebts: rows("Other debts", {
      item: "Other debt",
      hint: "Besides the debt above, whose monthly payment counts as its minimum.",
      columns: {
        name: text("Name"),
        balance: amount("Balance"),
        apr: interestRate("APR"),
        minimum: amount("Minimum payment"),
      },
    }),
    extra: money("Extra each month", {
      blank: 0,
      hint: "On top of all the payments above.",
    }),
  },
} satisfies OptionForm;
