import { levelLoan, type LevelLoan } from "@/lib/finance/loan/level-loan";

export type StudentLoanInput = {
  /** Dollars, 0 or more. */
  balance: number;
  /** Percent a year, 0 or more. */
  annualRate: number;
  /** Years, above 0. */
  years: number;
};

type StudentLoanResult = LevelLoan;

/** The fixed payment that repays a student loan over its term. Income-driven plans are not modeled. */
export const studentLoan = ({ balance, annualRate, years }: StudentLoanInput): StudentLoanResult =>
  levelLoan(annualRate, years, balance);
