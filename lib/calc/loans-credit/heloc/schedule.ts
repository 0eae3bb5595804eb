import { exportedTable } from "@/lib/calculator/report/exported-table";
import { repaymentSchedule } from "@/lib/calculator/report/repayment-schedule";
import { amortizationSchedule, type ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { wholeCount } from "@/lib/finance/whole-count";

import type { HelocInput, HelocResult } from "./calculation";

const drawn = "drawPeriod*12";
const repaid = "repaymentPeriod*12";
/** How many months of repayment lie before this one. */
const before = `(previous.month-ROUNDUP(${drawn}, 0))`;

/** The months of both periods. A period that ends within a month pays that part of a payment. */
export const schedule = exportedTable(
  repaymentSchedule<HelocResult>("Payment schedule", {
    owed: "amountDrawn",
    count: `ROUNDUP(${drawn}, 0)+ROUNDUP(${repaid}, 0)`,
    payment: `IF(previous.month<${drawn}, interestOnlyPayment*MIN(1, ${drawn}-previous.month), piPayment*MIN(1, ${repaid}-${before}))`,
    interest: `IF(previous.month<${drawn}, payment, IF(${repaid}-${before}<1, payment-previous.balance, previous.balance*annualRate/1200))`,
  }),
  monthsOf,
);

function monthsOf(
  { interestOnlyPayment }: HelocResult,
  { amountDrawn, annualRate, drawPeriod, repaymentPeriod }: HelocInput,
): ScheduleRow[] {
  const months = wholeCount(drawPeriod * 12, 1);
  const drawing = Array.from({ length: months }, (_, index) => {
    const payment = interestOnlyPayment * Math.min(1, drawPeriod * 12 - index);
    return { month: index + 1, payment, principal: 0, interest: payment, balance: amountDrawn };
  });
  const repaying = amortizationSchedule(annualRate / 1200, repaymentPeriod * 12, amountDrawn);
  return [...drawing, ...repaying.map((row) => ({ ...row, month: row.month + months }))];
}
