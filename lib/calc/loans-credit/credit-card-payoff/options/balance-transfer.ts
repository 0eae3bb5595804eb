import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatDuration } from "@/lib/calculator/report/duration";
import { count } from "@/lib/calculator/report/outputs";
import { futureValue } from "@/lib/finance/time-value/future-value";
import {
  formatCount,
  formatNumber,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";

import {
  creditCardPayoff,
  type CreditCardPayoffInput,
  type CreditCardPayoffResult,
  type WithTransfer,
} from "../calculation";
import { balanceTransferForm } from "./balance-transfer.form";

const hasTransfer = (result: CreditCardPayoffResult): result is WithTransfer =>
  result.transferFeePaid !== undefined;

/** A balance transfer beside staying with the card. */
export const balanceTransfer = option(creditCardPayoff, {
  form: balanceTransferForm,
  isUsed: hasTransfer,
  conditions: {
    transferPaysOff: {
      words: "your payment pays off the transfer",
      formula: "AND(transferMonths>0, monthlyPayment>transferLeft*apr/1200*1.000000001)",
    },
  },
  steps: {
    transferOwed: {
      label: "Balance and fee",
      formula: "balance+transferFeePaid",
    },
    transferLastPayment: {
      label: "Last payment with the transfer",
      formula:
        "IF(transferLeft=0, FV(transferRate/1200, transferPayments-1, monthlyPayment, -transferOwed)*(1+transferRate/1200), FV(apr/1200, transferPayments-1-transferMonths, monthlyPayment, -transferLeft)*(1+apr/1200))",
    },
  },
  outputs: {
    transferSaves: briefUsd("The transfer saves", {
      note: "The interest you no longer pay, minus the fee.",
      signLabels: { above: "Cheaper", below: "More expensive", zero: "The same" },
      explanation: {
        rule: "The interest if you stay, minus the interest and the fee with the transfer.",
        formula: "totalInterest-transferCost",
        onlyIf: "transferPaysOff",
      },
    }),
    transferCost: briefUsd("Interest and fee with the transfer", {
      explanation: {
        rule: "All payments with the transfer, the smaller last one included, minus the balance.",
        formula: "monthlyPayment*(transferPayments-1)+transferLastPayment-balance",
        onlyIf: "transferPaysOff",
      },
    }),
    transferPayments: count("payment")("Number of payments with the transfer", {
      explanation: {
        rule: "The months until nothing is owed: within the offer, or the offer and the months after it.",
        formula:
          "IF(transferLeft=0, ROUNDUP(NPER(transferRate/1200, monthlyPayment, -transferOwed), 0), transferMonths+ROUNDUP(NPER(apr/1200, monthlyPayment, -transferLeft), 0))",
        onlyIf: "transferPaysOff",
      },
    }),
    transferMonthsSaved: count("month")("Months saved by the transfer", {
      when: ({ transferMonthsSaved }) => (transferMonthsSaved ?? 0) > 0,
      explanation: {
        rule: "The payments you no longer have to make.",
        formula: "totalMonths-transferPayments",
        onlyIf: "transferPaysOff",
      },
    }),
    transferFeePaid: briefUsd("Fee for the transfer", {
      explanation: {
        rule: "The percent of the balance. It is added to what you owe.",
        formula: "balance*transferFee/100",
        onlyIf: "transferMonths>0",
      },
    }),
    transferLeft: briefUsd("Left when the offer ends", {
      explanation: {
        rule: "What is still owed after the months of the offer, charged the card’s own rate from then on.",
        formula:
          "MAX(0, ROUND(FV(transferRate/1200, transferMonths, monthlyPayment, -transferOwed), 9))",
        onlyIf: "transferMonths>0",
      },
    }),
  },
  section: {
    text: (_, { apr, monthlyPayment, transferMonths = 0, transferRate = 0 }) =>
      `The fee is added to the balance, and you go on paying ${formatUsd(monthlyPayment)} a month. The offer charges ${formatNumber(transferRate)}% for ${formatCount(transferMonths, "month")}. What is left then is charged ${formatNumber(apr)}% again: use the rate of the new card if you know it is close. A late payment can end an offer early.`,
    figures: [
      "transferSaves",
      "transferCost",
      "transferPayments",
      "transferMonthsSaved",
      "transferFeePaid",
      "transferLeft",
    ],
  },
  verdict: {
    instead: (result, { balance }) =>
      `${transferInWords(result)} ${
        result.totalInterest === 0
          ? "At 0%, every payment goes toward the balance."
          : `If you stay, you pay back the ${formatRoundedUsd(balance)} plus ${formatRoundedUsd(result.totalInterest)} in interest.`
      }`,
  },
  errors(result, input) {
    const { apr, transferFee = 0, transferMonths = 0, transferRate = 0 } = input;
    if (!hasTransfer(result))
      return transferFee + transferRate > 0
        ? { transferMonths: "Enter how many months the offer lasts, or it is left out." }
        : {};
    const { transferFeePaid, transferLeft: left, transferPayments, transferSaves } = result;
    const { totalInterest } = result;
    if (transferPayments === null)
      return {
        transferMonths: `When the offer ends, ${formatUsd(left)} is left. Its interest is ${formatUsd((left * apr) / 1200)} a month, so your payment never pays it off.`,
      };
    return {
      ...(transferPayments < transferMonths && {
        transferMonths: `You pay off the card after ${formatCount(transferPayments, "payment")}, before the offer ends.`,
      }),
      ...((transferSaves ?? 0) <= -0.005 && {
        transferFee: `Staying costs ${formatUsd(totalInterest)} in interest. The transfer costs ${formatUsd(totalInterest - (transferSaves ?? 0))} with its ${formatUsd(transferFeePaid)} fee.`,
      }),
    };
  },
  charts: { first: transferCharts },
});

/** What rounds to less than a cent is nothing. */
const isMoney = (dollars: number) => Math.abs(dollars) >= 0.005;

/** Whether to transfer, in a sentence. */
function transferInWords(result: WithTransfer): string {
  const { transferFeePaid, transferSaves, transferMonthsSaved } = result;
  if (transferSaves === null || transferMonthsSaved === null)
    return "With the transfer, your payment would never pay off the card.";
  if (!isMoney(transferSaves)) return "The transfer costs as much as staying.";
  const amount = formatRoundedUsd(Math.abs(transferSaves));
  if (transferSaves < 0) return `The transfer costs ${amount} more than staying.`;
  const fee = isMoney(transferFeePaid) ? ` after its ${formatRoundedUsd(transferFeePaid)} fee` : "";
  const sooner =
    transferMonthsSaved > 0 ? ` and ends ${formatDuration(transferMonthsSaved)} sooner` : "";
  return `The transfer saves ${amount}${fee}${sooner}.`;
}

const longestDrawn = 1_200;

/** What is still owed if you stay and if you transfer. None where one of them is not listed. */
function transferCharts(
  result: WithTransfer,
  { balance, apr, monthlyPayment, transferMonths = 0, transferRate = 0 }: CreditCardPayoffInput,
): DeclaredChart[] {
  const { schedule, transferPayments, transferSaves, transferFeePaid, transferLeft } = result;
  const payments = transferPayments ?? Infinity;
  if (schedule.length === 0 || Math.max(payments, schedule.length) > longestDrawn) return [];
  const opening = balance + transferFeePaid;
  const transferred = Array.from({ length: payments }, (_, index) => {
    const month = index + 1;
    const owed =
      month <= transferMonths
        ? futureValue(transferRate / 1200, month, monthlyPayment, -opening)
        : futureValue(apr / 1200, month - transferMonths, monthlyPayment, -transferLeft);
    return { balance: Math.max(0, owed) };
  });
  const saves = transferSaves ?? 0;
  return [
    {
      kind: "owed",
      name: "transfer",
      title:
        saves < 0
          ? `The transfer costs ${formatWholeUsd(-saves)} more than staying`
          : `The transfer saves ${formatWholeUsd(saves)}`,
      subject: "Balance still owed, if you stay and if you transfer",
      ways: [
        { label: "Staying", opening: balance, schedule },
        { label: "Transfer", opening, schedule: transferred },
      ],
    },
  ];
}
