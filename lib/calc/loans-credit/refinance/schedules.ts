import { exportedTable } from "@/lib/calculator/report/exported-table";
import { exportedLoanSchedule } from "@/lib/calculator/report/level-loan-figures";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { repaymentSchedule } from "@/lib/calculator/report/repayment-schedule";
import type { RefinanceMonth } from "@/lib/finance/loan/refinance-gain";
import { refinancePath } from "@/lib/finance/loan/refinance-path";

import type { RefinanceInput, RefinanceResult } from "./calculation";
import { afterMonth } from "./stay-figures";

const monthsOfNew = "ROUNDUP(newMonths, 0)";

/** The months of both loans, and what the new one has gained after each. */
export const schedules = {
  current: exportedLoanSchedule<RefinanceInput, RefinanceResult>("Current loan", {
    borrowed: "currentBalance",
    payment: "currentPayment",
    rate: "currentRate",
    term: "remainingYears",
    loan: (_, { currentBalance, currentRate, remainingYears }) => ({
      rate: currentRate,
      term: remainingYears,
      borrowed: currentBalance,
    }),
  }),
  renewed: exportedTable(
    repaymentSchedule<RefinanceResult>("New loan", {
      owed: "newLoanAmount",
      count: monthsOfNew,
      payment: `MIN(paidMonthly*MIN(1, newMonths-previous.month), previous.balance*(1+newRate/1200))`,
      interest: `IF(newMonths-previous.month<1, payment-previous.balance, previous.balance*newRate/1200)`,
    }),
    (_: RefinanceResult, input: RefinanceInput) => refinancePath(input).payments,
  ),
  gains: exportedTable(
    table<RefinanceResult, RefinanceMonth>("Gain by month", {
      by: "month",
      columns: {
        month: positionColumn("Month", "previous.month+1"),
        saved: usdColumn("Payments saved so far", afterMonth.saved("month"), "last"),
        currentBalance: usdColumn("Owed, current loan", afterMonth.currentBalance("month"), "last"),
        newBalance: usdColumn("Owed, new loan", afterMonth.newBalance("month"), "last"),
        gain: usdColumn("Gain", "saved+currentBalance-newBalance+cashOut-costsInCash", "last"),
      },
      count: `MAX(ROUNDUP(remainingYears*12, 0), ${monthsOfNew})`,
      start: { month: "0" },
      totals: () => ({}),
    }),
    (_: RefinanceResult, input: RefinanceInput) => refinancePath(input).gains,
  ),
};
