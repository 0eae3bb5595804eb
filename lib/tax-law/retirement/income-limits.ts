import type { FilingStatus, LawYear } from "@/lib/tax-law/years/law-year";

import { iraDeductionLimit } from "./ira-deduction-limit";
import { iraDeductionPhaseOut, type PlanCoverage } from "./ira-deduction-phase-out";
import { rothIraLimit } from "./roth-ira-limit";
import { saversCredit } from "./savers-credit";

/** Whose income limits what they save for retirement. */
export type Saver = {
  /** In completed years. */
  age: number;
  /** Modified adjusted gross income in dollars a year, of both spouses on a joint return. */
  income: number;
  status: FilingStatus;
  /** Whom a plan at work covers. */
  coverage: PlanCoverage;
};

/** What an income leaves of the limits on IRAs, and what it gives back. Dollars. */
export type IncomeLimits = {
  /** The incomes at which the Roth limit starts to shrink, and at which nothing is left. */
  rothFrom: number;
  rothTo: number;
  rothLimit: number;
  /** Those of the deduction for a traditional IRA. Null where the income does not count. */
  deductionFrom: number | null;
  deductionTo: number | null;
  deductionLimit: number;
  /** Percent of the contribution. */
  saversRate: number;
  saversCredit: number;
};

/**
 * What the income of a saver leaves of the limits on IRAs, and the saver’s credit on a contribution.
 *
 * - `limit` for all IRAs at the age, in dollars
 * - `contribution` to IRAs and plans at work in the year, in dollars, 0 or more
 *
 * The credit is for those of 18 or older.
 *
 * @example incomeLimits(law2026.savingByIncome, { age: 30, income: 160_500, status: "single", coverage: "yes" }, 7_500, 3_000).rothLimit // 3750
 *
 * Source: 26 U.S.C. 25B, 219(g) and 408A(c)(3).
 */
export function incomeLimits(
  law: LawYear["savingByIncome"],
  { age, income, status, coverage }: Saver,
  limit: number,
  contribution: number,
): IncomeLimits {
  const [rothFrom, rothTo] = law.rothIra[status];
  const [deductionFrom, deductionTo] = iraDeductionPhaseOut(law, status, coverage) ?? [null, null];
  const creditOn = (saved: number) => (age >= 18 ? saversCredit(law, status, income, saved) : 0);
  return {
    rothFrom,
    rothTo,
    rothLimit: rothIraLimit(law, status, income, limit),
    deductionFrom,
    deductionTo,
    deductionLimit: iraDeductionLimit(law, status, coverage, income, limit),
    saversRate: 100 * creditOn(1),
    saversCredit: creditOn(contribution),
  };
}

/**
 * The same, or none where no income is asked about, for programs that want every name.
 *
 * @public
 */
export type IncomeLimitFigures = { [Name in keyof IncomeLimits]: IncomeLimits[Name] | null };

export const noIncomeLimits = {
  rothFrom: null,
  rothTo: null,
  rothLimit: null,
  deductionFrom: null,
  deductionTo: null,
  deductionLimit: null,
  saversRate: null,
  saversCredit: null,
} as const satisfies IncomeLimitFigures;
