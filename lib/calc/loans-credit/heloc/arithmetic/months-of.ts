import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { creditLineSchedule } from "@/lib/finance/loan/credit-line-schedule";

/** A line drawn in full: dollars, percent a year and years. */
type Line = {
  amountDrawn: number;
  annualRate: number;
  drawPeriod: number;
  repaymentPeriod: number;
  repaymentRate?: number | null;
  extra?: number;
};

/** The months of both periods. A period that ends within a month pays that part of a payment. */
export const monthsOf = (line: Line): ScheduleRow[] =>
  creditLineSchedule({
    principal: line.amountDrawn,
    drawRate: line.annualRate / 1200,
    drawMonths: line.drawPeriod * 12,
    extra: line.extra ?? 0,
    repaymentRate: (line.repaymentRate ?? line.annualRate) / 1200,
    repaymentMonths: line.repaymentPeriod * 12,
  });
