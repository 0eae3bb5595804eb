import type { HelocInput, HelocResult } from "@/lib/calc/loans-credit/heloc";
import { defineCalculator } from "@/lib/calculator/definition";
import { money, percent, years } from "@/lib/calculator/fields";
import { complete } from "@/lib/calculator/notice";
import { usd } from "@/lib/calculator/outputs";
import { formatCount, formatUsd } from "@/lib/format";

export const definition = defineCalculator<HelocInput, HelocResult>({
  id: "loans-credit/heloc",
  submit: "Calculate HELOC Payments",

  fields: {
    amountDrawn: money("Amount drawn", { above: 0 }),
    annualRate: percent("Annual interest rate", { hint: "Held constant here; most lines vary." }),
    drawPeriod: years("Draw period", { hint: "Interest only. 0 if you repay at once." }),
    repaymentPeriod: years("Repayment period", { above: 0 }),
  },

  headline: "piPayment",
  outputs: {
    piPayment: usd("Payment in the repayment period"),
    interestOnlyPayment: usd("Interest-only payment", { note: "While drawing." }),
    paymentIncrease: usd("Increase when repayment begins"),
    totalInterest: usd("Total interest", { note: "Both periods." }),
  },
  verdict: ({ paymentIncrease }, { drawPeriod }) =>
    drawPeriod === 0
      ? "With no draw period, principal and interest are due from the first month."
      : `After ${formatCount(drawPeriod, "year")} of interest only, the payment rises by ${formatUsd(paymentIncrease)} a month.`,
  announce: ({ interestOnlyPayment, piPayment }) =>
    complete(
      `${formatUsd(interestOnlyPayment)} interest only, then ${formatUsd(piPayment)} a month.`,
    ),

  example: { amountDrawn: 50_000, annualRate: 8.5, drawPeriod: 10, repaymentPeriod: 20 },
});
