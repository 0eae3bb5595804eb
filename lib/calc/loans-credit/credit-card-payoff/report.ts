import { defineReport } from "@/lib/calculator/report/define-report";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { complete } from "@/lib/calculator/report/notice";
import { paymentTooLow } from "@/lib/subjects/payoff/payment-too-low";
import { payoffFigures, savingWithMore } from "@/lib/subjects/payoff/payoff-figures";
import { formatBriefUsd, formatCount, formatPayment, formatRoundedUsd } from "@/lib/format";

import { creditCardPayoff } from "./calculation";
import { balanceTransfer } from "./options/balance-transfer";
import { minimumPayments } from "./options/minimum-payments";

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
      why: `You pay ${formatPayment(monthlyPayment)} a month either way. The fee for the transfer is counted.`,
    }),
  },
  options: [minimumPayments, balanceTransfer],
  outputs: payoffFigures({ owed: "balance", rate: "apr" }),

  verdict(result, { balance }) {
    const { totalInterest, firstMinimum } = result;
    const paid =
      totalInterest === 0
        ? "At 0%, every payment goes toward the balance"
        : `You pay back the ${formatRoundedUsd(balance)} plus ${formatRoundedUsd(totalInterest)} in interest`;
    // Beside minimum payments, what more a month would save is too much.
    return `${paid}${firstMinimum === undefined ? savingWithMore(result) : ""}.`;
  },
  breakdown: ({ totalInterest, transferFeePaid }, { balance }) => ({
    ...paidBack(balance, totalInterest),
    ...(transferFeePaid !== undefined && { label: "Total of all payments if you stay" }),
  }),
  dates: ({ lastPayment, transferFeePaid }, { monthlyPayment }) => [
    {
      day: lastPayment,
      title: "Your credit card is paid off",
      detail: `At ${formatPayment(monthlyPayment)} a month${transferFeePaid === undefined ? "" : " and without the transfer"}, if the first payment is a month from the day of the calculation.`,
    },
  ],
  charts: ({ schedule }, { balance }) => [{ kind: "repayment", borrowed: balance, schedule }],
  toast: ({ years, months, transferSaves = null }) =>
    complete(
      transferSaves === null
        ? `Paid off in ${formatCount(years, "year")}, ${formatCount(months, "month")}.`
        : transferSaves < 0
          ? `The transfer costs ${formatBriefUsd(-transferSaves)} more.`
          : `The transfer saves ${formatBriefUsd(transferSaves)}.`,
    ),

  example: { balance: 5_000, apr: 22, monthlyPayment: 200 },
});
