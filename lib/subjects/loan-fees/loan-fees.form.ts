import type { OptionForm } from "@/lib/calculator/form/form";
import { money } from "@/lib/calculator/form/number-field";

/**
 * What a lender charges at the start. `borrowed` is the name of the box of what is borrowed.
 *
 * @example defineForm<AmortizationInput>()({ …, options: [extraPaymentsForm, loanFeesForm("loanAmount")] })
 */
export const loanFeesForm = <Borrowed extends string>(borrowed: Borrowed) =>
  ({
    title: "Fees and APR",
    fields: {
      fees: money("Upfront fees", {
        blank: 0,
        shareOf: borrowed,
        hint: "Taken out of the loan or paid at the start. In dollars, or as a percent of the loan.",
      }),
    },
  }) satisfies OptionForm;
