import { amountLeft } from "@/lib/finance/amount-left";

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
  /** Dollars a month on the loan, 0 or more. */
  monthlyPrincipalInterest: number;
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
};

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
  const debtService = input.monthlyPrincipalInterest * 12;
  const netOperatingIncome = amountLeft(collectedRent, operatingExpenses);
  const cashFlowBeforeTax = amountLeft(collectedRent, operatingExpenses, debtService);

  return {
    cashOnCashReturn: totalCashInvested === 0 ? 0 : (cashFlowBeforeTax / totalCashInvested) * 100,
    cashFlowBeforeTax,
    netOperatingIncome,
    totalCashInvested,
    capRate: (netOperatingIncome / purchasePrice) * 100,
    debtServiceCoverage: debtService === 0 ? null : netOperatingIncome / debtService,
  };
}
