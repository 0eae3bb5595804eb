import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const targetProfitForm = {
  fields: {
    targetProfit: money("Target profit", {
      blank: null,
      hint: "For the same month or year. Used only to find the sales you need for it.",
    }),
  },
} satisfies OptionForm;
