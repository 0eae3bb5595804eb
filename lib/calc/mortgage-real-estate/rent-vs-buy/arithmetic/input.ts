import type { FilingStatus } from "@/lib/tax-law/years/law-year";

export type RentVsBuyInput = {
  /** Dollars, above 0. */
  homePrice: number;
  /** Percent of the price, 0 to 100. */
  downPaymentPercent: number;
  /** Percent of the price, 0 or more. */
  closingCosts: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  loanTerm: number;
  /** Percent of the home’s value a year, 0 or more. */
  propertyTaxRate: number;
  /** Dollars a year, 0 or more. */
  annualInsurance: number;
  /** Percent of the home’s value a year, 0 or more. */
  maintenance: number;
  /** Percent a year, 0 or more. */
  appreciation: number;
  /** Dollars, above 0. */
  monthlyRent: number;
  /** Dollars a month, 0 or more. */
  rentersInsurance: number;
  /** Percent a year, 0 or more. */
  rentIncrease: number;
  /** How long the home would be lived in: years, above 0. */
  years: number;
  /** Percent a year, 0 or more. Only the wealth comparison uses it. */
  investmentReturn: number;
  /** Dollars a month, 0 or more: they stay the same. */
  monthlyDues?: number;
  /** Percent of the loan a year, 0 or more. */
  pmiRate?: number;
  /** Percent of the home’s value at the end, 0 to 100. Only the wealth comparison uses it. */
  sellingCosts: number;

  /** Wages of a year, in dollars. Taxes are left out unless it is above 0. */
  householdIncome?: number;
  /** Single unless given. */
  lawFilingStatus?: FilingStatus;
  /** Under 17. */
  children?: number;
  /** Dollars a year. */
  stateIncomeTax?: number;
  /** Dollars a year, in cash. */
  charity?: number;
};
