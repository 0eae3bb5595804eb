import { amortizationSchedule, type ScheduleRow } from "./amortization-schedule";
import { interestOnlySchedule } from "./interest-only-schedule";

/** A loan that is drawn first and repaid later, at another rate from then on. */
export type CreditLine = {
  /** Dollars drawn on the first day, above 0. */
  principal: number;
  /** Per month as a fraction, 0 or more, and for how many months only its interest is due. */
  drawRate: number;
  drawMonths: number;
  /** Dollars on top of each month's interest while drawing, 0 or more. */
  extra: number;
  /** Per month as a fraction, 0 or more, and how many months the level payments run, above 0. */
  repaymentRate: number;
  repaymentMonths: number;
};

/**
 * Every payment of a line of credit: first the interest and what is paid on top, then level payments of what is
 * left, at the rate of that time.
 *
 * Returns the rows of interestOnlySchedule and those of amortizationSchedule behind them, the months counted
 * through. No repayment where the extra has paid all. The last balance is exactly 0.
 *
 *     level payment = PMT(repaymentRate, repaymentMonths, −balance after the draw months)
 *
 * @example creditLineSchedule({ principal: 1_000, drawRate: 0.01, drawMonths: 12, extra: 0, repaymentRate: 0.02, repaymentMonths: 24 })[12].interest // 20
 */
export function creditLineSchedule(line: CreditLine): ScheduleRow[] {
  const { principal, drawRate, drawMonths, extra, repaymentRate, repaymentMonths } = line;
  const drawing = interestOnlySchedule(drawRate, drawMonths, principal, extra);
  const owed = drawing.at(-1)?.balance ?? principal;
  if (owed === 0) return drawing;
  const repaying = amortizationSchedule(repaymentRate, repaymentMonths, owed);
  return [...drawing, ...repaying.map((row) => ({ ...row, month: row.month + drawing.length }))];
}
