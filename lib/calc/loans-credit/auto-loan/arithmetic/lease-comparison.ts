import { remainingBalance } from "@/lib/finance/loan/remaining-balance";

/** What a lease of the same car would cost. */
export type Lease = {
  /** Dollars a month, 0 or more. */
  leasePayment?: number;
  /** Months, 0 or more. */
  leaseMonths?: number;
  /** Dollars at signing, 0 or more. */
  leaseAtSigning?: number;
};

/** What buying and a lease come to, where a lease is given. */
export type LeaseComparison = {
  /** Dollars. */
  leaseCost: number;
  /** Dollars paid for the bought car until the end of the lease. */
  paidByThen: number;
  /** Dollars still owed on it then. */
  owedByThen: number;
  /** Dollars that the bought car has to be worth then for buying to cost less. */
  equalValue: number;
};

type Bought = {
  downPayment: number;
  tradeIn: number;
  owedOnTradeIn?: number;
  /** Dollars paid to the lender at the start. */
  lenderFees?: number;
  annualRate: number;
  years: number;
};

/**
 * Buying a car held against a lease, over the months of the lease:
 *
 *     leaseCost  = at signing + payment × months
 *     paidByThen = down payment + trade-in − owed on it + lender fees + loan payments of those months
 *     equalValue = paidByThen + balance of the loan then − leaseCost, not below 0
 *
 * The buyer owns a car then, and the lessee none. Extra payments change when the loan is paid, not what buying
 * comes to, except for the interest: they are left out.
 */
export function leaseComparison(
  { leasePayment = 0, leaseMonths = 0, leaseAtSigning = 0, ...bought }: Lease & Bought,
  monthlyPayment: number,
  amountFinanced: number,
): LeaseComparison | undefined {
  if (leasePayment <= 0 || leaseMonths <= 0) return undefined;
  const { downPayment, tradeIn, owedOnTradeIn = 0, lenderFees = 0, annualRate, years } = bought;
  const leaseCost = leaseAtSigning + leasePayment * leaseMonths;
  const paidAtStart = downPayment + tradeIn - owedOnTradeIn + lenderFees;
  const paidByThen = paidAtStart + monthlyPayment * Math.min(leaseMonths, years * 12);
  const owedByThen = remainingBalance(annualRate / 1200, years * 12, amountFinanced, leaseMonths);
  return {
    leaseCost,
    paidByThen,
    owedByThen,
    equalValue: Math.max(0, paidByThen + owedByThen - leaseCost),
  };
}
