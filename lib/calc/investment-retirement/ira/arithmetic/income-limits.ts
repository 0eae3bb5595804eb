import { amountLeft } from "@/lib/finance/amount-left";
import { iraDeductionLimit } from "@/lib/tax-law/retirement/ira-deduction-limit";
import {
  iraDeductionPhaseOut,
  type PlanCoverage,
} from "@/lib/tax-law/retirement/ira-deduction-phase-out";
import { rothIraLimit } from "@/lib/tax-law/retirement/roth-ira-limit";
import { saversCredit } from "@/lib/tax-law/retirement/savers-credit";
import type { FilingStatus } from "@/lib/tax-law/years/law-year";
import { savingByIncome as law } from "@/lib/tax-law/years/newest-law";

export type IncomeInput = {
  /** Modified adjusted gross income in dollars a year, 0 or more. Null is not asked about. */
  modifiedIncome?: number | null;
  filingStatus?: FilingStatus;
  /** Whom a plan at work covers. */
  coveredByPlan?: PlanCoverage;
};

/** What the income makes of the contribution, in dollars. Null where no income is entered. */
export type IncomeLimits = {
  "law.rothFrom": number | null;
  "law.rothTo": number | null;
  /** The most that may go into a Roth IRA. */
  "law.rothLimit": number | null;
  /** How far the contribution is above that. Null where it is not. */
  "law.aboveRothLimit": number | null;
  /** Null where the income does not count. */
  "law.deductionFrom": number | null;
  "law.deductionTo": number | null;
  /** The most that is deductible of what goes into a traditional one. */
  "law.deductionLimit": number | null;
  /** The part of the contribution that is. */
  "law.deductible": number | null;
  /** Percent of the contribution. */
  "law.saversRate": number | null;
  "law.saversCredit": number | null;
};

const none: IncomeLimits = {
  "law.rothLimit": null,
  "law.aboveRothLimit": null,
  "law.deductible": null,
  "law.deductionLimit": null,
  "law.saversCredit": null,
  "law.saversRate": null,
  "law.rothFrom": null,
  "law.rothTo": null,
  "law.deductionFrom": null,
  "law.deductionTo": null,
};

/** What the newest law known allows a person of `age`, whose limit for all IRAs is `allowed`. */
export function incomeLimits(
  { modifiedIncome, filingStatus: status = "single", coveredByPlan: coverage = "no" }: IncomeInput,
  contribution: number,
  allowed: number,
  age: number,
): IncomeLimits {
  if (modifiedIncome === undefined || modifiedIncome === null) return none;
  const rothLimit = rothIraLimit(law, status, modifiedIncome, allowed);
  const above = amountLeft(contribution, rothLimit);
  const deductionLimit = iraDeductionLimit(law, status, coverage, modifiedIncome, allowed);
  const isAdult = age >= 18;
  const [deductionFrom, deductionTo] = iraDeductionPhaseOut(law, status, coverage) ?? [null, null];
  return {
    "law.rothLimit": rothLimit,
    "law.aboveRothLimit": above > 0 ? above : null,
    "law.deductible": Math.min(contribution, deductionLimit),
    "law.deductionLimit": deductionLimit,
    "law.saversCredit": isAdult ? saversCredit(law, status, modifiedIncome, contribution) : 0,
    "law.saversRate": isAdult ? 100 * saversCredit(law, status, modifiedIncome, 1) : 0,
    "law.rothFrom": law.rothIra[status][0],
    "law.rothTo": law.rothIra[status][1],
    "law.deductionFrom": deductionFrom,
    "law.deductionTo": deductionTo,
  };
}
