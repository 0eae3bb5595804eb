import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney } from "@/lib/calculator/form/number-field";

export const paidElsewhereForm = {
  title: "Tax paid in other ways",
  fields: {
    withheldElsewhere: optionalMoney(
      "Estimated payments and other withholding",
      "For the whole year: also what is withheld from Social Security or unemployment.",
    ),
  },
} satisfies OptionForm;
