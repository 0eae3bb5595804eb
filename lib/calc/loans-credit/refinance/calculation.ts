import { amountLeft } from "@/lib/finance/amount-left";
import { levelLoan } from "@/lib/finance/loan/level-loan";
import { wholeCount } from "@/lib/finance/whole-count";

export type RefinanceInput = {
  /** Dollars still owed, above 0. */
  currentBalance: number;
  /** Percent a year, 0 or more. */
  currentRate: number;
  /** Years, above 0. */
  remainingYears: number;
  /** Percent a year, 0 or more. */
  newRate: number;
  /** Years, above 0. */
  newTerm: number;
  /** Dollars, 0 or more, added to the new loan. */
  costs: number;
};

type RefinanceResult = {
  currentPayment: number;
  newPayment: number;
  /** Negative when the new payment is higher. */
  monthlySavings: number;
  /** Whole months until the savings have paid for the costs. Null when there are no costs or no savings. */
  breakEvenMonths: number | null;
  newLoanAmount: number;
  costs: number;
  /** Everything still to be paid if the loan is kept. */
  currentTotal: number;
  /** Everything to be paid on the new loan, its costs included. */
  newTotal: number;
  /** Negative when the new loan costs more over its life. */
  lifetimeSavings: number;
};

/** Savings that round to less than a cent are float dust of two equal payments, not savings. */
const lessThanACent = 0.005;

/** A loan kept, beside a new one that also carries the costs of refinancing. */
export function refinance(input: RefinanceInput): RefinanceResult {
  const { currentBalance, currentRate, remainingYears, newRate, newTerm, costs } = input;
  const newLoanAmount = currentBalance + costs;
  const current = levelLoan(currentRate, remainingYears, currentBalance);
  const renewed = levelLoan(newRate, newTerm, newLoanAmount);
  const monthlySavings = amountLeft(current.monthlyPayment, renewed.monthlyPayment);
  const earnsBack = costs > 0 && monthlySavings >= lessThanACent;

  return {
    currentPayment: current.monthlyPayment,
    newPayment: renewed.monthlyPayment,
    monthlySavings,
    breakEvenMonths: earnsBack ? wholeCount(costs, monthlySavings) : null,
    newLoanAmount,
    costs,
    currentTotal: current.totalPayment,
    newTotal: renewed.totalPayment,
    lifetimeSavings: amountLeft(current.totalPayment, renewed.totalPayment),
  };
}
