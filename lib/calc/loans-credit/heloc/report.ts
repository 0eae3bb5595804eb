import { defineReport } from "@/lib/calculator/definition";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";

import { heloc } from "./calculation";
import { schedule } from "./schedule";

export const report = defineReport(heloc, {
  headline: "piPayment",
  outputs: {
    piPayment: usd("Payment in the repayment period", {
      explanation: {
        rule: "The level payment that repays the amount drawn over the repayment period.",
        formula: "PMT(annualRate/1200, repaymentPeriod*12, -amountDrawn)",
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
      explanation: {
        rule: "The payment in the repayment period minus the interest-only payment.",
        formula: "piPayment-interestOnlyPayment",
      },
    }),
    totalInterest: usd("Total interest", {
      note: "Over both periods.",
      explanation: {
        rule: "All payments in both periods minus the amount drawn.",
        formula: "interestOnlyPayment*drawPeriod*12+piPayment*repaymentPeriod*12-amountDrawn",
      },
    }),
  },

  verdict: ({ paymentIncrease }, { drawPeriod }) =>
    drawPeriod === 0
      ? "With no draw period, you pay principal and interest from the first month."
      : `After ${formatCount(drawPeriod, "year")} of interest-only payments, the payment rises by ${formatRoundedUsd(paymentIncrease)} a month.`,
  charts: ({ interestOnlyPayment, piPayment }, { drawPeriod, repaymentPeriod }) =>
    drawPeriod === 0
      ? []
      : [
          {
            kind: "lines",
            curve: "step",
            name: "payment",
            title: `The payment goes from ${formatUsd(interestOnlyPayment)} to ${formatUsd(piPayment)} a month after ${formatCount(drawPeriod, "year")}`,
            subject: "Monthly payment over time",
            x: { label: "Years from now", values: [0, drawPeriod, drawPeriod + repaymentPeriod] },
            series: [{ label: "Monthly payment", values: [interestOnlyPayment, piPayment, 0] }],
            marks: [
              {
                x: 0,
                y: interestOnlyPayment,
                label: formatUsd(interestOnlyPayment),
                detail: "interest only",
              },
              {
                x: drawPeriod,
                y: piPayment,
                label: formatUsd(piPayment),
                detail: "principal and interest",
              },
            ],
          },
        ],
  exported: { schedule },
  toast: ({ interestOnlyPayment, piPayment }) =>
    complete(
      `${formatUsd(interestOnlyPayment)} interest only, then ${formatUsd(piPayment)} a month.`,
    ),

  example: { amountDrawn: 50_000, annualRate: 8.5, drawPeriod: 10, repaymentPeriod: 20 },
});
