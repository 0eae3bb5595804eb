import { loanFees } from "@/lib/subjects/loan-fees/loan-fees";

import { feesForm } from "./fees.form";

/** The dealer’s fees, which are borrowed, and the lender’s, which count in the APR. */
export const fees = {
  ...loanFees({ borrowed: "amountFinanced", fees: "lenderFees" }),
  form: feesForm,
};
