import type { CalendarDay } from "@/lib/finance/months-after";

import { paychecksOf, type Paychecks, type PaySchedule } from "./paychecks-of";
import { supplementalWithholding } from "./supplemental-withholding";

/** The last pay stub of a job or a pension: dollars of that check, and of the year up to it with that check. */
export type PayStub = PaySchedule & {
  pay: number;
  paySoFar: number;
  /** Federal income tax. */
  withheld: number;
  withheldSoFar: number;
  /** Saved in a traditional 401(k): no income tax is on it. */
  saved401k: number;
  saved401kSoFar: number;
  /** Paid before tax for health insurance or into an HSA or FSA: no tax at all is on it. */
  benefits: number;
  benefitsSoFar: number;
  /** Still to come in the year, and what came already. */
  bonus: number;
  bonusSoFar: number;
};

/** What a job or a pension comes to in its year if nothing changes, in dollars. */
export type JobYear = {
  paychecks: Paychecks;
  /** Before anything is saved from it. */
  pay: number;
  saved401k: number;
  benefits: number;
  /** From one pay, what is subject to income tax. */
  taxablePay: number;
  /** From what is still to come: of the checks, and of the bonus. */
  withheldFromChecks: number;
  withheldFromBonus: number;
  withheldInYear: number;
};

/**
 * What a job or a pension pays, saves and withholds in the year of its last pay stub if every check to come is
 * like that one.
 *
 * - `today` on which a new W-4 is handed in
 *
 *     pay      = so far + check × (whole checks left + part of the last) + bonus
 *     withheld = so far + withheld of the check × the same + 22% of the bonus (37% above $1,000,000)
 *
 * From a check that is cut short the whole contribution is taken.
 *
 * @example jobYear({ frequency: "monthly", periodEnd: { year: 2026, month: 9, day: 30 }, payDate: { year: 2026, month: 9, day: 30 }, start: { year: 2026, month: 1, day: 1 }, end: { year: 2026, month: 12, day: 31 }, pay: 5_000, paySoFar: 45_000, withheld: 400, withheldSoFar: 3_600, saved401k: 0, saved401kSoFar: 0, benefits: 0, benefitsSoFar: 0, bonus: 0, bonusSoFar: 0 }, { year: 2026, month: 10, day: 1 }).withheldInYear // 4800
 *
 * Source: IRS Tax Withholding Estimator, docs/taxes/withholdings-basics.md.
 */
export function jobYear(stub: PayStub, today: CalendarDay): JobYear {
  const paychecks = paychecksOf(stub, today);
  const checks = paychecks.left + paychecks.lastPart;
  const contributions = Math.ceil(checks);
  const withheldFromChecks = stub.withheld * checks;
  const withheldFromBonus = supplementalWithholding(stub.bonus, stub.bonusSoFar);
  return {
    paychecks,
    pay: stub.paySoFar + stub.pay * checks + stub.bonus,
    saved401k: stub.saved401kSoFar + stub.saved401k * contributions,
    benefits: stub.benefitsSoFar + stub.benefits * contributions,
    taxablePay: Math.max(0, stub.pay - stub.saved401k - stub.benefits),
    withheldFromChecks,
    withheldFromBonus,
    withheldInYear: stub.withheldSoFar + withheldFromChecks + withheldFromBonus,
  };
}
