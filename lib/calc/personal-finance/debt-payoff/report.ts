import { defineReport } from "@/lib/calculator/definition";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { formatDuration } from "@/lib/calculator/report/duration";
import { complete } from "@/lib/calculator/report/notice";
import { paymentTooLow } from "@/lib/calculator/report/payment-too-low";
import { payoffFigures, savingWithMore } from "@/lib/calculator/report/payoff-figures";
import { formatRoundedUsd, formatUsd } from "@/lib/format";

import { debtPayoff } from "./calculation";

export const report = defineReport(debtPayoff, {
  validate: ({ debtAmount, annualRate, monthlyPayment }) =>
    paymentTooLow(
      { balance: debtAmount, annualRate, monthlyPayment },
      "Monthly payment must be greater than the monthly interest.",
    ),

  headline: "years",
  outputs: payoffFigures({ owed: "debtAmount", rate: "annualRate" }),

  verdict: (result, { debtAmount }) =>
    (result.totalInterest === 0
      ? "There is no interest: every dollar you pay reduces the debt."
      : `Interest adds ${formatRoundedUsd(result.totalInterest)} to the ${formatRoundedUsd(debtAmount)} you owe.`) +
    savingWithMore(result),
  breakdown: ({ totalInterest }, { debtAmount }) => paidBack(debtAmount, totalInterest),
  charts: ({ schedule }, { debtAmount }) => [{ kind: "repayment", borrowed: debtAmount, schedule }],
  toast: ({ totalMonths, totalInterest }) =>
    complete(
      `Debt free in ${formatDuration(totalMonths)}, with ${formatUsd(totalInterest)} in interest.`,
    ),

  example: { debtAmount: 12_000, annualRate: 11, monthlyPayment: 350 },
});
