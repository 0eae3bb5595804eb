import { exportedTable } from "@/lib/calculator/report/exported-table";
import { repaymentSchedule } from "@/lib/calculator/report/repayment-schedule";
import type { ScheduleRow } from "@/lib/finance/loan/amortization-schedule";
import { creditLineSchedule } from "@/lib/finance/loan/credit-line-schedule";

import type { HelocInput, HelocResult } from "./calculation";
import { paysExtra, rateThen } from "./formulas";

const drawn = `IF(${paysExtra}, drawMonths, drawPeriod*12)`;
const repaid = "repaymentPeriod*12";
/** How many months of repayment lie before this one, and how much of a month of the draw period this is. */
const before = `(previous.month-ROUNDUP(${drawn}, 0))`;
const part = `MIN(1, ${drawn}-previous.month)`;
const drawInterest = `previous.balance*annualRate/1200*${part}`;
const isDrawing = `previous.month<${drawn}`;

/** The months of both periods. A period that ends within a month pays that part of a payment. */
export const schedule = exportedTable(
  repaymentSchedule<HelocResult>("Payment schedule", {
    owed: "amountDrawn",
    count: `ROUNDUP(${drawn}, 0)+IF(piPayment>0, ROUNDUP(${repaid}, 0), 0)`,
    payment: `IF(${isDrawing}, ${drawInterest}+MIN(extra*${part}, previous.balance), piPayment*MIN(1, ${repaid}-${before}))`,
    interest: `IF(${isDrawing}, ${drawInterest}, IF(${repaid}-${before}<1, payment-previous.balance, previous.balance*${rateThen}/1200))`,
  }),
  (_, input: HelocInput) => monthsOf(input),
);

/** The same rows. */
export const monthsOf = (input: HelocInput): ScheduleRow[] =>
  creditLineSchedule({
    principal: input.amountDrawn,
    drawRate: input.annualRate / 1200,
    drawMonths: input.drawPeriod * 12,
    extra: input.extra ?? 0,
    repaymentRate: (input.repaymentRate ?? input.annualRate) / 1200,
    repaymentMonths: input.repaymentPeriod * 12,
  });
