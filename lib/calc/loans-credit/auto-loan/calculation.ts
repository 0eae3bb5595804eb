import { amountLeft } from "@/lib/finance/amount-left";
import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";
import { levelLoan } from "@/lib/finance/loan/level-loan";
import { loanWithOptions, type LoanWithOptions } from "@/lib/finance/loan/loan-with-options";
import type { CalendarDay } from "@/lib/finance/months-after";

import { leaseComparison, type Lease, type LeaseComparison } from "./arithmetic/lease-comparison";

/** What the sales tax is charged on: as specified, the price less the down payment. */
export type TaxOn =
  "as specified" | "full price" | "price less trade-in" | "less trade-in and rebate";

export type AutoLoanInput = ExtraPayments &
  Lease & {
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
    /** Percent, 0 or more. */
    salesTax: number;
    taxOn?: TaxOn;
    /** Dollars still owed on the trade-in, 0 or more. */
    owedOnTradeIn?: number;
    /** Dollars of title, registration and dealer fees that are financed, 0 or more. */
    fees?: number;
    /** Dollars, 0 or more. */
    rebate?: number;
    /** Percent a year: what the maker offers instead of the rebate. */
    lowRate?: number | null;
    /** Dollars of finance charges at the start, 0 or more. */
    lenderFees?: number;
  };

/** The low rate in place of the rebate, where the two offers are compared. */
type LowRateOffer = {
  /** Dollars borrowed without the rebate. */
  financedAtLowRate: number;
  /** The payment at the low rate and without the rebate, in dollars. */
  lowRatePayment: number;
  /** Dollars of all payments with the rebate minus all at the low rate: below 0 the rebate is better. */
  savedByLowRate: number;
};

export type AutoLoanResult = LoanWithOptions & {
  amountFinanced: number;
  /** Dollars of sales tax, owed even where there is nothing to finance. */
  salesTaxAmount: number;
} & Partial<LowRateOffer> &
  Partial<LeaseComparison>;
export type WithLowRate = AutoLoanResult & LowRateOffer;
export type WithLease = AutoLoanResult & LeaseComparison;

/**
 * A car loan:
 *
 *     amountFinanced = price + fees + owed on the trade-in − rebate − trade-in − down payment + sales tax
 *
 * Where down payment, trade-in and rebate cover the rest there is no loan, even if tax is still owed. The low rate
 * is that of the same loan without the rebate.
 */
export function autoLoan(
  input: AutoLoanInput,
  { today }: { today?: CalendarDay } = {},
): AutoLoanResult {
  const { annualRate, years, rebate = 0, lenderFees = 0 } = input;
  const { amountFinanced, salesTaxAmount } = financed(input, rebate);
  const options = { ...input, fees: lenderFees };
  const loan = loanWithOptions(annualRate, years, amountFinanced, options, today);
  return {
    ...loan,
    ...leaseComparison(input, loan.monthlyPayment, amountFinanced),
    amountFinanced,
    salesTaxAmount,
    ...lowRateOffer(input, loan.monthlyPayment),
  };
}

function lowRateOffer(input: AutoLoanInput, monthlyPayment: number): LowRateOffer | undefined {
  const { years, rebate = 0, lowRate = null } = input;
  if (rebate <= 0 || lowRate === null) return undefined;
  const { amountFinanced } = financed(input, 0);
  const lowRatePayment = levelLoan(lowRate, years, amountFinanced).monthlyPayment;
  return {
    financedAtLowRate: amountFinanced,
    lowRatePayment,
    savedByLowRate: amountLeft(monthlyPayment, lowRatePayment) * years * 12,
  };
}

/** What is borrowed with a rebate, in dollars, and the tax in it. */
function financed(input: AutoLoanInput, rebate: number) {
  const { vehiclePrice, downPayment, tradeIn, salesTax, taxOn = "as specified" } = input;
  const { owedOnTradeIn = 0, fees = 0 } = input;
  const taxFree: Record<TaxOn, number[]> = {
    "as specified": [downPayment],
    "full price": [],
    "price less trade-in": [tradeIn],
    "less trade-in and rebate": [tradeIn, rebate],
  };
  const salesTaxAmount =
    (Math.max(0, amountLeft(vehiclePrice, ...taxFree[taxOn])) * salesTax) / 100;
  const unpaid = amountLeft(vehiclePrice + fees + owedOnTradeIn, downPayment, tradeIn, rebate);
  return { amountFinanced: unpaid > 0 ? unpaid + salesTaxAmount : 0, salesTaxAmount };
}
