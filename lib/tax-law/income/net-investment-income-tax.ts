import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

/**
 * The net investment income tax.
 *
 * - `investmentIncome` interest, dividends, and net gains less a deducted net loss, in dollars
 * - `income` the adjusted gross income in dollars
 *
 * Returns dollars.
 *
 *     tax = 3.8% × the smaller of investment income and (income − threshold of the status)
 *
 * @example netInvestmentIncomeTax(law2026.netInvestmentIncome, "single", 50_000, 650_000) // 1900
 *
 * Source: 26 U.S.C. 1411.
 */
export const netInvestmentIncomeTax = (
  { rate, thresholds }: LawYear["netInvestmentIncome"],
  status: FilingStatus,
  investmentIncome: number,
  income: number,
): number => rate * Math.max(0, Math.min(investmentIncome, income - thresholds[status]));
