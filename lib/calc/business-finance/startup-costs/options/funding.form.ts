import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

export const fundingForm = {
  title: "Own money and loan",
  fields: {
    ownMoney: money("Owner’s money", {
      blank: 0,
      hint: "What you and your partners put in.",
    }),
    loan: money("Loan", {
      blank: 0,
      hint: "What a lender or your family lends you. List its payment among the monthly costs.",
    }),
  },
} satisfies OptionForm;
