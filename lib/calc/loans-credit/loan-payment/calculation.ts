import { levelLoan, type LevelLoan } from "@/lib/finance/loan/level-loan";

export type LoanPaymentInput = {
  /** Dollars, above 0. */
  loanAmount: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
};

type LoanPaymentResult = LevelLoan;

/** The level monthly payment of a fixed-rate loan, and what it comes to over the term. */
export const loanPayment = ({
  loanAmount,
  annualRate,
  years,
}: LoanPaymentInput): LoanPaymentResult => levelLoan(annualRate, years, loanAmount);
