import type { FederalReturn } from "./federal-return";

/** A line of two returns of the same household, in dollars a year. */
export type ReturnLine = { line: string; before: number; after: number; difference: number };

const lines = {
  adjustedGrossIncome: ["Adjusted gross income", (one) => one.adjustedGrossIncome],
  businessDeduction: ["Business deduction", (one) => one.businessDeduction],
  otherDeductions: ["Other deductions", (one) => one.deductions - one.businessDeduction],
  taxableIncome: ["Taxable income", (one) => one.taxableIncome],
  alternativeMinimumTax: ["Alternative minimum tax", (one) => one.alternativeMinimumTax],
  taxBeforeCredits: ["Tax before credits", (one) => one.taxBeforeCredits],
  credits: ["Credits", (one) => one.nonRefundableCredits + one.refundableCredits],
  netInvestmentIncomeTax: ["Investment income tax", (one) => one.netInvestmentIncomeTax],
  tax: ["Income tax", (one) => one.tax],
  selfEmploymentTax: ["Self-employment tax", (one) => one.selfEmploymentTax],
  additionalMedicareTax: ["Additional Medicare tax", (one) => one.additionalMedicareTax],
  totalTax: ["All federal taxes", (one) => one.totalTax],
} satisfies Record<string, readonly [line: string, amount: (one: FederalReturn) => number]>;

export type ReturnLineName = keyof typeof lines;
export const returnLineNames = Object.keys(lines) as readonly ReturnLineName[];

/**
 * Two returns of the same household, line by line, each line every time: what a business, a sale or a home
 * makes of them.
 *
 * - `before` and `after` as federalReturn gives them
 *
 *     difference = after − before
 *
 * @example returnLines(federalReturn({ filingStatus: "single" }, 2026), federalReturn({ filingStatus: "single", selfEmployment: 80_000 }, 2026))[11].difference // 16647.46528…
 */
export const returnLines = (before: FederalReturn, after: FederalReturn): ReturnLine[] =>
  Object.values(lines).map(([line, amount]) => ({
    line,
    before: amount(before),
    after: amount(after),
    difference: amount(after) - amount(before),
  }));
