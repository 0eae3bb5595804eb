import { amountLeft } from "@/lib/finance/amount-left";
import { remainingBalance } from "@/lib/finance/loan/remaining-balance";
import { sumBy } from "@/lib/finance/sum-by";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { internalRateOfReturn } from "@/lib/finance/time-value/internal-rate-of-return";
import { payment } from "@/lib/finance/time-value/payment";

import type { RealEstateRoiInput } from "./calculation";

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

/** Null where it is not held and sold, or where what is then owed is not known. */
export type HeldProperty = {
  firstYearCashFlow: number | null;
  /** At the sale: what it is sold for, what is still owed, and the difference. */
  salePrice: number | null;
  balanceAtSale: number | null;
  equity: number | null;
  /** What is left of the sale after selling costs and the loan: negative where it does not cover them. */
  saleProceeds: number | null;
  /** What is received in all for each dollar invested. */
  multiple: number | null;
  /** What a dollar becomes in a year; 0 where no rate balances the cash flows. */
  yearlyGrowth: number | null;
  /** Percent a year. Null where no rate balances the cash flows. */
  irr: number | null;
  heldYears: readonly HeldYear[];
};

/** The loan by its rate and term. Null where either is not given. */
export function loanOf(input: RealEstateRoiInput) {
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
export function heldProperty(input: RealEstateRoiInput, invested: number): HeldProperty {
  const { hold = null, downPaymentPercent, sellingCosts = 0 } = input;
  const isOwedKnown = downPaymentPercent === 100 || loanOf(input) !== null;
  if (hold === null || !isOwedKnown) return notHeld;

  const rows = Array.from({ length: hold }, (_, index) => heldYear(input, index + 1));
  const { value, balance, equity } = rows.at(-1) as (typeof rows)[number];
  const saleProceeds = amountLeft(value * (1 - sellingCosts / 100), balance);
  const flows = rows.map(({ year, cashFlow }) => cashFlow + (year === hold ? saleProceeds : 0));
  const rate = invested > 0 ? internalRateOfReturn([-invested, ...flows]) : null;

  return {
    firstYearCashFlow: rows[0]?.cashFlow ?? null,
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

const notHeld = {
  firstYearCashFlow: null,
  salePrice: null,
  balanceAtSale: null,
  equity: null,
  saleProceeds: null,
  multiple: null,
  yearlyGrowth: null,
  irr: null,
  heldYears: [],
};

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
