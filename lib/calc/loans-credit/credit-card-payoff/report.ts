import { defineReport } from "@/lib/calculator/definition";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { complete } from "@/lib/calculator/report/notice";
import { paymentTooLow } from "@/lib/calculator/report/payment-too-low";
import { payoffFigures, savingWithMore } from "@/lib/calculator/report/payoff-figures";
import { formatCount, formatRoundedUsd } from "@/lib/format";

import {
  transferCharts,
  transferErrors,
  transferFigures,
  transferSection,
  transferVerdict,
} from "./balance-transfer";
import { creditCardPayoff } from "./calculation";
import {
  minimumCharts,
  minimumErrors,
  minimumFigures,
  minimumSection,
  minimumVerdict,
} from "./minimum-payments";

export const report = defineReport(creditCardPayoff, {
  validate: ({ balance, apr, monthlyPayment }) =>
    paymentTooLow(
      { balance, annualRate: apr, monthlyPayment },
      "Monthly payment must be greater than the monthly interest to pay off the debt.",
    ),

  headline: "years",
  outputs: {
    ...payoffFigures({ owed: "balance", rate: "apr" }),
    ...minimumFigures,
    ...transferFigures,
  },

  verdict: (result, { balance }) =>
    (result.totalInterest === 0
      ? "At 0%, every payment goes toward the balance."
      : `You pay back the ${formatRoundedUsd(balance)} plus ${formatRoundedUsd(result.totalInterest)} in interest.`) +
    (minimumVerdict(result) + transferVerdict(result) || savingWithMore(result)),
  breakdown: ({ totalInterest }, { balance }) => paidBack(balance, totalInterest),
  sections: (result, input) => [
    ...minimumSection(result, input),
    ...transferSection(result, input),
  ],
  charts: (result, input) => [
    ...minimumCharts(result, input),
    ...transferCharts(result, input),
    { kind: "repayment", borrowed: input.balance, schedule: result.schedule },
  ],
  errors: (result, input) => ({
    ...minimumErrors(result, input),
    ...transferErrors(result, input),
  }),
  toast: ({ years, months }) =>
    complete(`Paid off in ${formatCount(years, "year")}, ${formatCount(months, "month")}.`),

  example: { balance: 5_000, apr: 22, monthlyPayment: 200 },
});
