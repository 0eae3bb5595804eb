import { defineReport } from "@/lib/calculator/report/define-report";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { complete } from "@/lib/calculator/report/notice";
import { paymentTooLow } from "@/lib/calculator/report/payment-too-low";
import { payoffFigures, savingWithMore } from "@/lib/calculator/report/payoff-figures";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";

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
  failureMessage: "Could not calculate payment.",
  validate: ({ balance, apr, monthlyPayment }) =>
    paymentTooLow(
      { balance, annualRate: apr, monthlyPayment },
      "Monthly payment must be greater than the monthly interest to pay off the debt.",
    ),

  headline: "years",
  whole: {
    figure: "transferSaves",
    words: (_, { monthlyPayment }) => ({
      titles: ["If you transfer", "If you stay"],
      why: `You pay ${formatUsd(monthlyPayment)} a month either way. The fee for the transfer is counted.`,
    }),
  },
  outputs: {
    ...payoffFigures({ owed: "balance", rate: "apr" }),
    ...minimumFigures,
    ...transferFigures,
  },

  verdict: (result, { balance }) =>
    transferVerdict(result) +
    (result.totalInterest === 0
      ? "At 0%, every payment goes toward the balance."
      : `${result.transferFeePaid === null ? "You pay back" : "If you stay, you pay back"} the ${formatRoundedUsd(balance)} plus ${formatRoundedUsd(result.totalInterest)} in interest.`) +
    (minimumVerdict(result) || (result.transferFeePaid === null ? savingWithMore(result) : "")),
  breakdown: ({ totalInterest, transferFeePaid }, { balance }) => ({
    ...paidBack(balance, totalInterest),
    ...(transferFeePaid !== null && { label: "Total of all payments if you stay" }),
  }),
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
  toast: ({ years, months, transferSaves }) =>
    complete(
      transferSaves === null
        ? `Paid off in ${formatCount(years, "year")}, ${formatCount(months, "month")}.`
        : transferSaves < 0
          ? `The transfer costs ${formatUsd(-transferSaves)} more.`
          : `The transfer saves ${formatUsd(transferSaves)}.`,
    ),

  example: { balance: 5_000, apr: 22, monthlyPayment: 200 },
});
