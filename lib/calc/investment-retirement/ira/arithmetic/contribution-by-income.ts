import { amountLeft } from "@/lib/finance/amount-left";
import { incomeLimits, type IncomeLimits } from "@/lib/tax-law/retirement/income-limits";
import type { PlanCoverage } from "@/lib/tax-law/retirement/ira-deduction-phase-out";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { savingByIncome } from "@/lib/tax-law/years/newest-law";

export type IncomeInput = {
  /** Modified adjusted gross income in dollars a year, 0 or more. Null is not asked about. */
  modifiedIncome?: number | null;
  filingStatus?: FilingStatus;
  /** Whom a plan at work covers. */
  coveredByPlan?: PlanCoverage;
};

/** What the income makes of the contribution, in dollars, where one is entered. */
export type ContributionByIncome = {
  /** How far the contribution is above the most that may go into a Roth IRA. Null where it is not. */
  aboveRothLimit: number | null;
  /** The part of the contribution that is deductible in a traditional one. */
  deductible: number;
  /** The saver’s credit if that part is deducted: it lowers the income that the credit goes by. */
  saversCreditIfDeducted: number;
  /** Percent. */
  saversRateIfDeducted: number;
};

/** What the newest law known makes of a contribution to the IRAs of a person of `age`, whose limit for all is `allowed`. */
export function contributionByIncome(
  { modifiedIncome: income, filingStatus: status = "single", coveredByPlan = "no" }: IncomeInput,
  contribution: number,
  allowed: number,
  age: number,
): (IncomeLimits & ContributionByIncome) | undefined {
  if (income == null) return undefined;
  const saver = { age, income, status, coverage: coveredByPlan };
  const limits = incomeLimits(savingByIncome, saver, allowed, contribution);
  const above = amountLeft(contribution, limits.rothLimit);
  const deductible = Math.min(contribution, limits.deductionLimit);
  // 26 U.S.C. 25B(e): the adjusted gross income, which an IRA deduction lowers.
  const deducted = { ...saver, income: Math.max(0, income - deductible) };
  const { saversCredit, saversRate } = incomeLimits(
    savingByIncome,
    deducted,
    allowed,
    contribution,
  );
  return {
    ...limits,
    aboveRothLimit: above > 0 ? above : null,
    deductible,
    saversCreditIfDeducted: saversCredit,
    saversRateIfDeducted: saversRate,
  };
}
