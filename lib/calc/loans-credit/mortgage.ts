import { amountLeft } from "@/lib/finance/amount-left";
import { levelLoan, type LevelLoan } from "@/lib/finance/level-loan";

export type MortgageInput = {
  /** Dollars, above 0. */
  homePrice: number;
  /** Dollars, 0 or more. */
  downPayment: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
};

export type MortgageResult = LevelLoan & { loanAmount: number };

/**
 * Principal and interest of a home loan. Property tax, insurance and mortgage insurance are not
 * included. A down payment that covers the price leaves no loan: every figure is 0.
 */
export function mortgage({
  homePrice,
  downPayment,
  annualRate,
  years,
}: MortgageInput): MortgageResult {
  const loanAmount = Math.max(0, amountLeft(homePrice, downPayment));
  return { loanAmount, ...levelLoan(annualRate, years, loanAmount) };
}
