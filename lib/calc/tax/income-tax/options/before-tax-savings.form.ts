import type { OptionForm } from "@/lib/calculator/form/form";
import { optionalMoney } from "@/lib/calculator/form/number-field";

export const beforeTaxSavingsForm = {
  title: "Before-tax savings",
  fields: {
    preTax401k: optionalMoney("Traditional 401(k)", "Taken from your wages."),
    traditionalIra: optionalMoney("Traditional IRA", "The part you can deduct."),
    hsa: optionalMoney("HSA", "Not through your employer."),
    selfEmployedPlan: optionalMoney("SEP, SIMPLE or solo 401(k)", "If you’re self-employed."),
    studentLoanInterest: optionalMoney("Student loan interest"),
  },
} satisfies OptionForm;
