import type { OptionForm } from "@/lib/calculator/form/form";
import { number } from "@/lib/calculator/form/number-field";
import { rows, signedAmount, text } from "@/lib/calculator/form/rows-field";

export const addBacksForm = {
  title: "Add-backs and value",
  fields: {
    addBacks: rows("Add-backs", {
      item: "Add-back",
      hint: "Costs that a new owner would not have: your pay above a manager’s, a one-time lawsuit. Type what a new owner would pay more as -12,000.",
      columns: { description: text("Description"), amount: signedAmount() },
    }),
    multiple: number("EBITDA multiple", {
      above: 0,
      max: 100,
      blank: null,
      hint: "What businesses like yours sell for, such as 3 times EBITDA. A broker knows it.",
    }),
  },
} satisfies OptionForm;
