import { creditLines, creditNumbers } from "./credit-lines";
import { deductionLines, deductionNumbers, deductionSteps } from "./deduction-lines";
import { dueLines, dueNumbers } from "./due-lines";
import { incomeLines, incomeNumbers } from "./income-lines";
import { taxLines, taxNumbers, taxSteps } from "./tax-lines";

/**
 * The lines of a federal return in the order in which they follow from each other, and what their formulas name.
 * They are over the boxes of a household (lib/tax-law/household.ts), whose wages are `grossIncome`, and over a table
 * `brackets` of the room.
 */
export const federalReturn = {
  lines: { ...incomeLines, ...deductionLines, ...taxLines, ...creditLines, ...dueLines },
  steps: { ...deductionSteps, ...taxSteps },
  lawNumbers: {
    ...incomeNumbers,
    ...deductionNumbers,
    ...taxNumbers,
    ...creditNumbers,
    ...dueNumbers,
  },
};
