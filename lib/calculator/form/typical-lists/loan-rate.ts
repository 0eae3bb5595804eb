import { typicalValues, type TypicalChoice } from "../typical-values";

/** The averages of loans that have a box of their own elsewhere, for a box that takes any loan. */
export const loanRate: readonly TypicalChoice[] = [
  { name: "Credit card", ...typicalValues.cardRate },
  { name: "Personal loan", ...typicalValues.personalLoanRate },
  { name: "New car", ...typicalValues.carLoanRate },
  { name: "Mortgage", ...typicalValues.mortgageRate },
];
