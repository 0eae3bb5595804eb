import type { LoanOptions } from "@/lib/finance/loan/loan-with-options";

import { extraPaymentFields, extraPaymentGroup } from "./extra-payment-fields";
import { money } from "./number-field";

/**
 * The boxes of extra payments, and of what a lender charges at the start. Left blank, they change nothing.
 * `borrowed` is the name of the box of what is borrowed.
 *
 * @example fields: { …, ...loanOptionFields("loanAmount") }, optionGroups: loanOptionGroups
 */
export const loanOptionFields = <Borrowed extends string>(borrowed: Borrowed) => ({
  ...extraPaymentFields,
  fees: money("Upfront fees", {
    blank: 0,
    advanced: true,
    shareOf: borrowed,
    hint: "Taken out of the loan or paid at the start. In dollars, or as a percent of the loan.",
  }),
});

/** The same under their headings. */
export const loanOptionGroups = {
  ...extraPaymentGroup,
  "Fees and APR": ["fees"],
} as const satisfies Record<string, readonly (keyof LoanOptions)[]>;
