import { amountLeft } from "@/lib/finance/amount-left";

import { heldProperty, loanOf, type HeldProperty } from "./held-property";

export type RealEstateRoiInput = {
  /** Dollars, above 0. */
  purchasePrice: number;
  /** Percent of the price, above 0, at most 100. */
  downPaymentPercent: number;
  /** Dollars, 0 or more. */
  closingCosts: number;
  /** Dollars, 0 or more. */
  rehabCosts: number;
  /** Dollars a month while it is rented, 0 or more. */
  monthlyRent: number;
  /** Percent of the rent that is missed, 0 or more, below 100. */
  vacancyRate: number;
  /** Dollars a month, 0 or more, the loan left out. */
  monthlyOperatingExpenses: number;
  /** Dollars a month on the loan, 0 or more. Null where the rate and the term give it. */
  monthlyPrincipalInterest: number | null;
  /** Percent a year, 0 or more, and years above 0: together they give the payment. */
  annualRate?: number | null;
  years?: number | null;
  /** Whole years until it is sold, above 0. */
  hold?: number | null;
  /** Percent a year that rent, operating expenses and the price grow by, above −100. */
  rentGrowth?: number;
  expenseGrowth?: number;
  appreciation?: number;
  /** Percent of the price it is sold at, 0 to 100. */
  sellingCosts?: number;
};

/** Amounts are a year's. */
export type RealEstateRoiResult = {
  /** Percent of the cash invested; 0 where none is. */
  cashOnCashReturn: number;
  /** Negative when the rent does not pay for everything. */
  cashFlowBeforeTax: number;
  /** Negative when the rent does not pay the operating expenses. */
  netOperatingIncome: number;
  totalCashInvested: number;
  /** Percent of the purchase price that the property earns, however it is paid for. */
  capRate: number;
  /** How often the net operating income covers the payments on the loan. Null without a loan. */
  debtServiceCoverage: number | null;
  /** Dollars borrowed, and the level payment on them a month. Null without a rate and a term. */
  loanAmount: number | null;
  loanPayment: number | null;
  /** The price in years of rent before vacancy. Null without rent. */
  grossRentMultiplier: number | null;
} & HeldProperty;

/**
 * What a rental property earns in a year on the cash put into it:
 *
 *     netOperatingIncome = rent × 12 × (1 − vacancy ÷ 100) − operating expenses × 12
 *     cashFlowBeforeTax  = netOperatingIncome − principal and interest × 12
 *     cashOnCashReturn   = cashFlowBeforeTax ÷ totalCashInvested × 100
 */
export function realEstateRoi(input: RealEstateRoiInput): RealEstateRoiResult {
  const { purchasePrice, downPaymentPercent, closingCosts, rehabCosts } = input;
  const totalCashInvested = (purchasePrice * downPaymentPercent) / 100 + closingCosts + rehabCosts;

  const collectedRent = input.monthlyRent * 12 * (1 - input.vacancyRate / 100);
  const operatingExpenses = input.monthlyOperatingExpenses * 12;
  const loan = loanOf(input);
  const debtService = (loan?.monthlyPayment ?? input.monthlyPrincipalInterest ?? 0) * 12;
  const netOperatingIncome = amountLeft(collectedRent, operatingExpenses);
  const cashFlowBeforeTax = amountLeft(collectedRent, operatingExpenses, debtService);

  return {
    cashOnCashReturn: totalCashInvested === 0 ? 0 : (cashFlowBeforeTax / totalCashInvested) * 100,
    cashFlowBeforeTax,
    netOperatingIncome,
    totalCashInvested,
    capRate: (netOperatingIncome / purchasePrice) * 100,
    debtServiceCoverage: debtService === 0 ? null : netOperatingIncome / debtService,
    loanAmount: loan && loan.amount,
    loanPayment: loan && loan.monthlyPayment,
    grossRentMultiplier: input.monthlyRent === 0 ? null : purchasePrice / (input.monthlyRent * 12),
    ...heldProperty(input, totalCashInvested),
  };
}
