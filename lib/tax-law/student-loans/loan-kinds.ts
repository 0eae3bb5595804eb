/**
 * The federal loans that the rule tells apart: for oneself (Subsidized, Unsubsidized, Grad PLUS, or a
 * consolidation of them), Parent PLUS, a consolidation with one in it, the same where it was paid under an
 * income-driven plan between July 4, 2025 and June 30, 2028, and loans of the older FFEL program.
 */
export type LoanKind =
  "direct" | "parentPlus" | "parentConsolidation" | "parentConsolidationInPlan" | "ffel";

/** A loan, and the day it was made, as 2026-07-01; "" where that is not known. */
export type DatedLoan = { kind: LoanKind; loanDate: string };

/** The plans that a borrower may have. */
export type OpenPlans = {
  rap: boolean;
  ibrNew: boolean;
  ibrOld: boolean;
  tieredStandard: boolean;
  standard: boolean;
};
