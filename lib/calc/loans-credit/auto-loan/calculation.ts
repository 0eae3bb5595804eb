import { amountLeft } from "@/lib/finance/amount-left";
import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";
import { prepaidLoan, type PrepaidLoan } from "@/lib/finance/loan/prepaid-loan";
import type { CalendarDay } from "@/lib/finance/months-after";

export type AutoLoanInput = ExtraPayments & {
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

type AutoLoanResult = PrepaidLoan & {
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
export function autoLoan(
  input: AutoLoanInput,
  { today }: { today?: CalendarDay } = {},
): AutoLoanResult {
  const { vehiclePrice, downPayment, tradeIn, annualRate, years, salesTax } = input;
  const salesTaxAmount = (Math.max(0, amountLeft(vehiclePrice, downPayment)) * salesTax) / 100;
  const unpaid = amountLeft(vehiclePrice, downPayment, tradeIn);
  const amountFinanced = unpaid > 0 ? unpaid + salesTaxAmount : 0;
  const loan = prepaidLoan(annualRate, years, amountFinanced, input, today);
  return { amountFinanced, salesTaxAmount, ...loan };
}
