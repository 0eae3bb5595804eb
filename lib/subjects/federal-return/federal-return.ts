import { creditLines, creditNumbers } from "./credit-lines";
import { deductionLines, deductionNumbers, deductionSteps } from "./deduction-lines";
import { enteredLines } from "./entered-lines";
import { dueLines, dueNumbers } from "./due-lines";
import { incomeLines, incomeNumbers, incomeSteps } from "./income-lines";
import {
  otherCreditLines,
  otherCreditNumbers,
  otherCreditSteps,
  premiumLines,
} from "./other-credit-lines";
import { taxLines, taxNumbers, taxSteps } from "./tax-lines";

/**
 * The lines of a federal return in the order in which they follow from each other, and what their formulas name.
 * They are over the boxes of a household (lib/tax-law/household.ts), whose wages are `grossIncome`, over the list
 * `otherLines`, and over the tables `brackets`, `students` and `adoptions` of the room.
 */
export const federalReturn = {
  lines: {
    ...enteredLines,
    ...incomeLines,
    ...deductionLines,
    ...premiumLines,
    ...taxLines,
    ...creditLines,
    ...otherCreditLines,
    ...dueLines,
  },
  steps: {
    ...incomeSteps,
    ...deductionSteps,
    ...taxSteps,
    ...otherCreditSteps,
  },
  lawNumbers: {
    ...incomeNumbers,
    ...deductionNumbers,
    ...taxNumbers,
    ...creditNumbers,
    ...otherCreditNumbers,
    ...dueNumbers,
  },
};
