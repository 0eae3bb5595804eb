import { amountLeft } from "@/lib/finance/amount-left";
import { remainingBalance } from "@/lib/finance/loan/remaining-balance";
import { sumBy } from "@/lib/finance/sum-by";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { internalRateOfReturn } from "@/lib/finance/time-value/internal-rate-of-return";
import { payment } from "@/lib/finance/time-value/payment";

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

/** A year of a rental, in unrounded dollars. */
export type HeldYear = {
  year: number;
  /** Rent after vacancy, less operating expenses. */
  income: number;
  loanPayments: number;
  cashFlow: number;
  /** At the end of the year. */
  value: number;
  balance: number;
  equity: number;
  /** What the year brings, the sale in the last one included, at what a dollar then is worth today. */
  worth: number;
};

/** A property that is held and sold, where what is then owed is known. */
type HeldProperty = {
  firstYearCashFlow: number;
  /** At the sale: what it is sold for, what is still owed, and the difference. */
  salePrice: number;
  balanceAtSale: number;
  equity: number;
  /** What is left of the sale after selling costs and the loan: negative where it does not cover them. */
  saleProceeds: number;
  /** What is received in all for each dollar invested. Null where none is. */
  multiple: number | null;
  /** What a dollar becomes in a year; 0 where no rate balances the cash flows. */
  yearlyGrowth: number;
  /** Percent a year. Null where no rate balances the cash flows. */
  irr: number | null;
  heldYears: readonly HeldYear[];
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
} & Partial<HeldProperty>;
export type HeldResult = RealEstateRoiResult & HeldProperty;

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

/** The loan by its rate and term. Null where either is not given. */
function loanOf(input: RealEstateRoiInput) {
  const { purchasePrice, downPaymentPercent, annualRate = null, years = null } = input;
  if (annualRate === null || years === null) return null;
  const amount = purchasePrice * (1 - downPaymentPercent / 100);
  const rate = annualRate / 1200;
  const months = years * 12;
  return { amount, rate, months, monthlyPayment: payment(rate, months, -amount) };
}

/**
 * A rental that is held and sold, its cash flows counted at the end of each year:
 *
 *     cash flow(y) = rent(y) × 12 × (1 − vacancy ÷ 100) − expenses(y) × 12 − loan payments(y)
 *     saleProceeds = value × (1 − sellingCosts ÷ 100) − balance
 *     multiple     = (Σ cash flow + saleProceeds) ÷ totalCashInvested
 *     irr          = internalRateOfReturn(−totalCashInvested, cash flow(1), …, cash flow(hold) + saleProceeds)
 */
function heldProperty(input: RealEstateRoiInput, invested: number): HeldProperty | undefined {
  const { hold = null, downPaymentPercent, sellingCosts = 0 } = input;
  const isOwedKnown = downPaymentPercent === 100 || loanOf(input) !== null;
  if (hold === null || !isOwedKnown) return undefined;

  const rows = Array.from({ length: hold }, (_, index) => heldYear(input, index + 1));
  const { value, balance, equity } = rows.at(-1) as (typeof rows)[number];
  const saleProceeds = amountLeft(value * (1 - sellingCosts / 100), balance);
  const flows = rows.map(({ year, cashFlow }) => cashFlow + (year === hold ? saleProceeds : 0));
  const rate = invested > 0 ? internalRateOfReturn([-invested, ...flows]) : null;

  return {
    firstYearCashFlow: (rows[0] as HeldYear).cashFlow,
    salePrice: value,
    balanceAtSale: balance,
    equity,
    saleProceeds,
    multiple: invested > 0 ? sumBy(flows, (flow) => flow) / invested : null,
    yearlyGrowth: rate === null ? 0 : 1 + rate,
    irr: rate === null ? null : rate * 100,
    heldYears: rows.map((row, index) => ({
      ...row,
      worth: rate === null ? 0 : (flows[index] as number) * growthFactor(rate, -row.year),
    })),
  };
}

function heldYear(input: RealEstateRoiInput, year: number) {
  const { purchasePrice, monthlyRent, vacancyRate, monthlyOperatingExpenses } = input;
  const { rentGrowth = 0, expenseGrowth = 0, appreciation = 0 } = input;
  const loan = loanOf(input);
  const rent = monthlyRent * 12 * growthFactor(rentGrowth / 100, year - 1);
  const expenses = monthlyOperatingExpenses * 12 * growthFactor(expenseGrowth / 100, year - 1);
  const income = amountLeft(rent * (1 - vacancyRate / 100), expenses);
  const paidMonths = loan ? Math.min(12, Math.max(0, loan.months - 12 * (year - 1))) : 0;
  const loanPayments = (loan?.monthlyPayment ?? 0) * paidMonths;
  const value = purchasePrice * growthFactor(appreciation / 100, year);
  const balance = loan ? remainingBalance(loan.rate, loan.months, loan.amount, 12 * year) : 0;
  return {
    year,
    income,
    loanPayments,
    cashFlow: amountLeft(income, loanPayments),
    value,
    balance,
    equity: amountLeft(value, balance),
  };
}
