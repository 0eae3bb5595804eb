import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney } from "@/lib/calculator/form/number-field";

export const initialInvestmentForm = {
  fields: {
    initialInvestment: optionalMoney("Initial investment", "What you put in at the start."),
  },
} satisfies OptionForm;
