import { amountLeft } from "@/lib/finance/amount-left";
import { levelLoan, type LevelLoan } from "@/lib/finance/loan/level-loan";

export type MortgageInput = {
  /** Dollars, above 0. */
  homePrice: number;
  /** Dollars, 0 or more. */
  downPayment: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
  /** Dollars a year, 0 or more. */
  propertyTax?: number;
  /** Dollars a year, 0 or more. */
  homeInsurance?: number;
  /** Dollars a month, 0 or more: association dues, mortgage insurance. */
  monthlyDues?: number;
};

type MortgageResult = LevelLoan & {
  loanAmount: number;
  /** A month: principal, interest and what comes on top of them. */
  housingCost: number;
};

/**
 * Principal and interest of a home loan, and what the home costs a month with tax, insurance and
 * dues:
 *
 *     housingCost = monthlyPayment + (propertyTax + homeInsurance) ÷ 12 + monthlyDues
 *
 * A down payment that covers the price leaves no loan: every figure of the loan is 0.
 */
export function mortgage(input: MortgageInput): MortgageResult {
  const { homePrice, downPayment, annualRate, years } = input;
  const { propertyTax = 0, homeInsurance = 0, monthlyDues = 0 } = input;
  const loanAmount = Math.max(0, amountLeft(homePrice, downPayment));
  // By name: to spread them in takes several times as long as to calculate them.
  const { monthlyPayment, totalPayment, totalInterest } = levelLoan(annualRate, years, loanAmount);
  return {
    loanAmount,
    monthlyPayment,
    totalPayment,
    totalInterest,
    housingCost: monthlyPayment + (propertyTax + homeInsurance) / 12 + monthlyDues,
  };
}
