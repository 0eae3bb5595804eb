import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";
import { textField } from "@/lib/calculator/form/text-field";

export const pricesForm = {
  title: "Inflation between two months",
  fields: {
    pricesFrom: textField("From month", {
      blank: "",
      hint: "Month and year, such as January 2000.",
    }),
    pricesTo: textField("To month", {
      blank: "",
      hint: "It may be earlier. Leave it blank for the newest month we have.",
    }),
    amount: money("Amount in the first month", { blank: 100, hint: "Blank counts as $100." }),
  },
} satisfies OptionForm;
