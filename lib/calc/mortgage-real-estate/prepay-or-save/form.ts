import { defineForm } from "@/lib/calculator/form/form";
import { loanTerm, money, rate } from "@/lib/calculator/form/number-field";

import type { PrepayOrSaveInput } from "./calculation";
import { horizonForm } from "./options/horizon.form";
import { interestTaxForm } from "./options/interest-tax.form";

export const form = defineForm<PrepayOrSaveInput>()({
  id: "mortgage-real-estate/prepay-or-save",
  submit: "Compare Prepaying and Saving",

  fields: {
    balance: money("Loan balance", { above: 0 }),
    annualRate: rate("Loan interest rate"),
    years: loanTerm("Years left"),
    lumpSum: money("Lump sum now", {
      blank: 0,
      hint: "A bonus, a gift or savings. Blank if you have none.",
    }),
    monthly: money("Extra amount each month", {
      blank: 0,
      hint: "On top of the loan payment. Blank if you have none.",
    }),
    apy: rate("Savings yield (APY)", {
      typical: "savingsRate",
      hint: "The annual percentage yield that your bank quotes.",
    }),
  },

  groups: {
    "The loan": ["balance", "annualRate", "years"],
    "The money": ["lumpSum", "monthly", "apy"],
  },
  options: [interestTaxForm, horizonForm],
});
