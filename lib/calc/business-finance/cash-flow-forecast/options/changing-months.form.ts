import type { OptionForm } from "@/lib/calculator/form/form";
import { integer, percent } from "@/lib/calculator/form/number-field";
import { rows, signedAmount, text, wholeNumber } from "@/lib/calculator/form/rows-field";

/** As many months as can be forecast. */
export const mostMonths = 24;

export const changingMonthsForm = {
  title: "Growth, delays and one-time items",
  fields: {
    growth: percent("Growth of inflows", {
      above: -100,
      blank: 0,
      hint: "Percent a month, from the second month on. Type a decline as -2.",
    }),
    paymentDays: integer("Days until customers pay", {
      max: 365,
      blank: 0,
      hint: "From the sale to the money. Your inflows then arrive that much later.",
    }),
    oneOffs: rows("One-time items", {
      item: "One-time item",
      hint: "What comes in or goes out once, and in which month of the forecast. Type what goes out as -5,000.",
      columns: {
        name: text("Name"),
        amount: signedAmount(),
        month: wholeNumber("Month", { min: 1, max: mostMonths }),
      },
    }),
  },
} satisfies OptionForm;
