import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney } from "@/lib/calculator/form/number-field";

export const withholdingForm = {
  title: "Paid so far",
  fields: {
    withheld: optionalMoney("Federal tax withheld", "Box 2 of your W-2s, and estimated payments."),
  },
} satisfies OptionForm;
