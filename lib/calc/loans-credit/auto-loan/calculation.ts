import { amountLeft } from "@/lib/finance/amount-left";
import { levelLoan, type LevelLoan } from "@/lib/finance/loan/level-loan";

export type AutoLoanInput = {
  /** Dollars, above 0. */
  vehiclePrice: number;
  /** Dollars, 0 or more. */
  downPayment: number;
  /** Dollars, 0 or more. */
  tradeIn: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
  /** Percent of the price after the down payment, 0 or more. */
  salesTax: number;
};

type AutoLoanResult = LevelLoan & {
  amountFinanced: number;
  /** Dollars of sales tax, owed even where there is nothing to finance. */
  salesTaxAmount: number;
};

/**
 * A car loan. Sales tax is charged on the price less the down payment:
 *
 *     amountFinanced = price + tax − trade-in − down payment
 *
 * Where down payment and trade-in cover the price there is no loan, even if tax is still owed.
 */
export function autoLoan(input: AutoLoanInput): AutoLoanResult {
  const { vehiclePrice, downPayment, tradeIn, annualRate, years, salesTax } = input;
  const salesTaxAmount = (Math.max(0, amountLeft(vehiclePrice, downPayment)) * salesTax) / 100;
  const unpaid = amountLeft(vehiclePrice, downPayment, tradeIn);
  const amountFinanced = unpaid > 0 ? unpaid + salesTaxAmount : 0;
  return { amountFinanced, salesTaxAmount, ...levelLoan(annualRate, years, amountFinanced) };
}
