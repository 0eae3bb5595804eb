import { money } from "./number-field";

/** What a lender charges at the start of a loan of `loanAmount`. Left blank, nothing. */
export const loanFeesField = money("Upfront fees", {
  blank: 0,
  advanced: true,
  shareOf: "loanAmount",
  hint: "Taken out of the loan or paid at the start. In dollars, or as a percentage of the loan, such as 3%.",
});
