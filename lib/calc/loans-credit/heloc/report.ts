import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { formatDuration } from "@/lib/calculator/report/duration";
import { exportedTable } from "@/lib/calculator/report/exported-table";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatPayment, formatRoundedUsd, formatUsd } from "@/lib/format";
import { repaymentSchedule } from "@/lib/subjects/level-loan/repayment-schedule";

import { monthsOf } from "./arithmetic/months-of";
import { heloc, type HelocInput, type HelocResult } from "./calculation";
import { combinedLoanToValue } from "./options/combined-loan-to-value";
import { extraPayments, fallingPayments } from "./options/extra-payments";
import { laterRate } from "./options/later-rate";

export const report = defineReport(heloc, {
  failureMessage: "Could not calculate payment.",
  headline: "piPayment",
  options: [laterRate, extraPayments, combinedLoanToValue],
  steps: {
    monthsBefore: {
      label: "Months before repayment begins",
      formula: "IF(paysExtra, drawMonths, drawPeriod*12)",
    },
  },
  outputs: {
    piPayment: usd("Payment in the repayment period", {
      explanation: {
        rule: "The level payment that repays what is owed over the repayment period.",
        formula: "PMT(laterAnnualRate/1200, repaymentPeriod*12, -owed)",
      },
    }),
    interestOnlyPayment: usd("Interest-only payment", {
      note: "During the draw period.",
      explanation: {
        rule: "One month of interest on the amount drawn.",
        formula: "amountDrawn*annualRate/1200",
      },
    }),
    paymentIncrease: usd("Increase when repayment begins", {
      when: ({ paymentIncrease }) => (paymentIncrease ?? 0) >= 0,
      explanation: {
        rule: "The payment in the repayment period minus the last payment before it.",
        formula: "IF(paysExtra, piPayment-lastDrawPayment, piPayment-interestOnlyPayment)",
        onlyIf: "piPayment>0",
      },
    }),
    totalInterest: briefUsd("Total interest", {
      note: "Over both periods.",
      explanation: {
        rule: "All payments in both periods minus the amount drawn.",
        formula:
          "IF(paysExtra, drawInterest+piPayment*repaymentPeriod*12-balanceAtRepayment, interestOnlyPayment*drawPeriod*12+piPayment*repaymentPeriod*12-amountDrawn)",
      },
    }),
  },

  verdict(result, { drawPeriod }) {
    const { interestOnlyPayment, piPayment, paymentIncrease } = result;
    const { drawMonths = 0, lastDrawPayment } = result;
    const all =
      result.totalInterest < 0.005
        ? "there is no interest"
        : `interest comes to ${formatRoundedUsd(result.totalInterest)} in all`;
    if (paymentIncrease === null)
      return `With the extra, you pay off the line in ${formatDuration(Math.ceil(drawMonths))}, before the repayment period begins.`;
    if (drawPeriod === 0)
      return `With no draw period, you pay principal and interest from the first month, and ${all}.`;
    const years = formatCount(drawPeriod, "year");
    const change = formatPayment(Math.abs(paymentIncrease));
    const isHigher = paymentIncrease >= 0;
    return lastDrawPayment === undefined
      ? `You pay ${formatPayment(interestOnlyPayment)} a month for ${years}, then ${formatPayment(piPayment)}; ${all}.`
      : `After ${years} of interest and extra payments, the payment ${isHigher ? "rises" : "falls"} by ${change} a month; ${all}.`;
  },
  charts: (result, input) =>
    input.drawPeriod === 0 || result.paymentIncrease === null ? [] : [paymentChart(result, input)],
  exported: {
    schedule: exportedTable(
      repaymentSchedule<HelocResult>("Payment schedule", {
        owed: "amountDrawn",
        count: "ROUNDUP(monthsBefore, 0)+IF(piPayment>0, ROUNDUP(repaymentPeriod*12, 0), 0)",
        payment:
          "IF(previous.month<monthsBefore, previous.balance*annualRate/1200*MIN(1, monthsBefore-previous.month)+MIN(extra*MIN(1, monthsBefore-previous.month), previous.balance), piPayment*MIN(1, repaymentPeriod*12-(previous.month-ROUNDUP(monthsBefore, 0))))",
        interest:
          "IF(previous.month<monthsBefore, previous.balance*annualRate/1200*MIN(1, monthsBefore-previous.month), IF(repaymentPeriod*12-(previous.month-ROUNDUP(monthsBefore, 0))<1, payment-previous.balance, previous.balance*laterAnnualRate/1200))",
      }),
      (_, input: HelocInput) => monthsOf(input),
    ),
  },
  toast: ({ interestOnlyPayment, piPayment }) =>
    complete(
      `${formatUsd(interestOnlyPayment)} interest only, then ${formatUsd(piPayment)} a month.`,
    ),

  example: { amountDrawn: 50_000, annualRate: 8.5, drawPeriod: 10, repaymentPeriod: 20 },
});

/** What is paid each month in both periods. */
function paymentChart(result: HelocResult, input: HelocInput): DeclaredChart {
  const { interestOnlyPayment, lastDrawPayment, piPayment } = result;
  const { drawPeriod, repaymentPeriod, extra = 0 } = input;
  const paysExtra = lastDrawPayment !== undefined;
  const drawing = paysExtra
    ? fallingPayments(result, input)
    : [{ year: 0, payment: interestOnlyPayment }];
  const first = interestOnlyPayment + (paysExtra ? extra : 0);
  const last = lastDrawPayment ?? interestOnlyPayment;
  return {
    kind: "lines",
    curve: "step",
    name: "payment",
    title: `The payment goes from ${formatUsd(last)} to ${formatUsd(piPayment)} a month after ${formatCount(drawPeriod, "year")}`,
    subject: "Monthly payment over time",
    x: {
      label: "Years from now",
      values: [...drawing.map(({ year }) => year), drawPeriod, drawPeriod + repaymentPeriod],
    },
    series: [
      {
        label: "Monthly payment",
        values: [...drawing.map(({ payment }) => payment), piPayment, 0],
      },
    ],
    marks: [
      {
        x: 0,
        y: first,
        label: formatUsd(first),
        detail: paysExtra ? "interest and extra" : "interest only",
      },
      {
        x: drawPeriod,
        y: piPayment,
        label: formatUsd(piPayment),
        detail: "principal and interest",
      },
    ],
  };
}
