import type { Place } from "@/lib/tax-law/health/poverty-guidelines";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";

import { federalPlans, type FederalLoan, type FederalPlans } from "./federal-plans";
import type { LoanKind } from "./loan-kinds";

/** A loan as it is typed: dollars, percent a year, and the day it was made, as 2026-07-01 or "". */
export type TypedLoan = { kind: LoanKind; loanDate: string; balance: number; rate: number };

/** What a borrower types beside a balance and a rate. Nothing is compared without an income. */
export type FederalPlansInput = {
  /** Adjusted gross income in dollars a year. */
  agi?: number | null;
  dependents?: number;
  /** Oneself, the dependents and a spouse who files jointly, where it is left blank. */
  familySize?: number | null;
  filingStatus?: FilingStatus;
  /** Percent a year. */
  incomeGrowth?: number;
  inflation?: number;
  place?: Place;
  graceMonths?: number;
  publicService?: "no" | "yes";
  /** One without a balance says what the loan of the page is; the others are further loans. */
  loans?: readonly TypedLoan[];
};

/** The family that the poverty guideline is for. */
export const familySizeOf = ({ familySize, dependents = 0, filingStatus }: FederalPlansInput) =>
  familySize ?? dependents + (filingStatus === "marriedFilingJointly" ? 2 : 1);

/** The loan of the page, and each further one. */
function loansOf({ loans = [] }: FederalPlansInput, balance: number, rate: number): FederalLoan[] {
  const typed = loans.find((loan) => loan.balance === 0);
  const first = { kind: typed?.kind ?? "direct", loanDate: typed?.loanDate ?? "", balance, rate };
  return [first, ...loans.filter((loan) => loan.balance > 0)].filter((one) => one.balance > 0);
}

/** The federal plans for a loan of `balance` dollars at `rate` percent a year, where they are asked for. */
export function federalPlansOf(
  input: FederalPlansInput,
  balance: number,
  rate: number,
): Partial<FederalPlans> {
  const { agi, filingStatus = "single", graceMonths = 0 } = input;
  const loans = loansOf(input, balance, rate);
  if (agi == null || loans.length === 0) return {};
  const borrower = {
    agi,
    dependents: input.dependents ?? 0,
    familySize: familySizeOf(input),
    incomeGrowth: input.incomeGrowth ?? 0,
    inflation: input.inflation ?? 0,
    place: input.place ?? "contiguous",
    status: filingStatus,
  };
  const plans = federalPlans(loans, borrower, {
    graceMonths,
    publicService: input.publicService === "yes",
  });
  // The loan of the page alone needs no average.
  const isAlone = !input.loans?.some((loan) => loan.balance > 0);
  return isAlone ? { ...plans, countedLoans: [] } : plans;
}
