import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import type { Section } from "@/lib/calculator/definition";
import { amortizationSchedule } from "@/lib/finance/loan/amortization-schedule";
import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";
import type { PrepaidLoan } from "@/lib/finance/loan/prepaid-loan";
import { formatCount, formatMonth, formatRoundedUsd, formatUsd } from "@/lib/format";

import { formatDuration } from "./duration";
import { levelLoanFigures } from "./level-loan-figures";
import { count, month, usd } from "./outputs";
import { repaymentSchedule } from "./repayment-schedule";

/** Whether anything is paid on top of a loan, and there is one. */
const isPaidOn = (borrowed: string) => `AND(extraMonthly+extraYearly+onceAmount>0, ${borrowed}>0)`;
const once = "MAX(1, onceAfterMonths)";
const planned = `monthlyPayment+extraMonthly+IF(MOD(month, 12)=0, extraYearly, 0)+IF(month=${once}, onceAmount, 0)`;

/**
 * The figures of a loan in level payments, and what its extra payments change, over `annualRate` in percent and
 * `years`. `borrowed` is the name of what is borrowed.
 *
 * @example ...prepaidLoanFigures("loanAmount")
 */
export function prepaidLoanFigures(borrowed: string, paymentLabel?: string) {
  const { monthlyPayment } = levelLoanFigures(borrowed, paymentLabel);
  const isUsed = isPaidOn(borrowed);
  return {
    monthlyPayment,
    totalPayment: usd("Total of all payments", {
      explanation: {
        rule: "The monthly payment times the number of months. With extra payments, everything you pay.",
        formula: `IF(${isUsed}, SUM(prepaid.payment), monthlyPayment*years*12)`,
      },
    }),
    totalInterest: usd("Total interest", {
      explanation: {
        rule: "What you pay on top of the amount borrowed.",
        formula: `totalPayment-${borrowed}`,
      },
    }),
    months: count("payment")("Number of payments", {
      explanation: {
        rule: "The months until you owe nothing.",
        formula: "MAX(prepaid.month)",
        onlyIf: isUsed,
      },
    }),
    payoff: month("Payoff date", {
      note: "If your first payment is a month from today.",
      explanation: {
        rule: "One month from today for each payment.",
        formula: "EDATE(today, months)",
        onlyIf: isUsed,
      },
    }),
    monthsSaved: count("month")("Months saved", {
      explanation: {
        rule: "The payments you no longer need.",
        formula: "ROUNDUP(years*12, 0)-months",
        onlyIf: isUsed,
      },
    }),
    interestSaved: usd("Interest saved", {
      explanation: {
        rule: "The interest without extra payments, minus the interest with them.",
        formula: `MAX(0, monthlyPayment*years*12-${borrowed}-totalInterest)`,
        onlyIf: isUsed,
      },
    }),
    lastPayment: usd("Last payment", {
      explanation: {
        rule: "The total of all payments, minus every payment and extra payment before the last.",
        formula: `totalPayment-(monthlyPayment+extraMonthly)*(months-1)-extraYearly*INT((months-1)/12)-IF(${once}<months, onceAmount, 0)`,
        onlyIf: isUsed,
      },
    }),
    prepaid: repaymentSchedule<PrepaidLoan>("Schedule with extra payments", {
      count: "months",
      while: "previous.balance>0",
      owed: `IF(${isUsed}, ${borrowed}, 0)`,
      payment: `MIN(${planned}, previous.balance+interest)`,
      interest: "previous.balance*annualRate/1200",
      balance: "IF(payment>=previous.balance+interest, 0, previous.balance-principal)",
      paid: ({ months, totalPayment, totalInterest }) =>
        months === null
          ? { total: 0, interest: 0 }
          : { total: totalPayment, interest: totalInterest },
    }),
  };
}

/** What extra payments change, under a heading of its own. None where none are made. */
export function extraPaymentSection(loan: PrepaidLoan): Section<PrepaidLoan>[] {
  if (loan.months === null) return [];
  const { monthlyPayment } = loan;
  return [
    {
      title: "Extra payments",
      text: `Each extra payment lowers the balance on the day of that month’s payment. Half a payment every two weeks works the same way: it adds up to one more payment a year, or ${formatUsd(monthlyPayment / 12)} extra each month.`,
      figures: ["payoff", "monthsSaved", "interestSaved", "months", "lastPayment"],
    },
  ];
}

/** What extra payments save, in a sentence. None where none are made. */
export function extraPaymentVerdict({ monthsSaved, interestSaved, payoff }: PrepaidLoan) {
  if (monthsSaved === null || interestSaved === null) return;
  if (monthsSaved === 0 && interestSaved < 0.005)
    return "The extra payments are too small to save a month or a cent.";
  const sooner = monthsSaved > 0 ? `, ${formatDuration(monthsSaved)} sooner,` : "";
  const when = payoff ? ` in ${formatMonth(payoff)}` : "";
  return `With the extra payments, you pay off the loan${when}${sooner} and save ${formatRoundedUsd(interestSaved)} in interest.`;
}

/** What the box of a one-time payment says that comes after the last one. */
export const extraPaymentErrors = ({ months }: PrepaidLoan, input: ExtraPayments) =>
  months !== null && (input.onceAmount ?? 0) > 0 && (input.onceAfterMonths ?? 0) > months
    ? {
        onceAfterMonths: `The loan is paid off after ${formatCount(months, "payment")}, so this payment is never made.`,
      }
    : {};

/**
 * The charts of a loan: with extra payments both of its balances, and where what is really paid goes.
 *
 * @example charts: (result, { annualRate, years, loanAmount }) =>
 *   prepaidLoanCharts(result, { annualRate, years, borrowed: loanAmount })
 */
export function prepaidLoanCharts(
  { prepaid, interestSaved }: PrepaidLoan,
  loan: { annualRate: number; years: number; borrowed: number },
): DeclaredChart[] {
  if (interestSaved === null) return [{ kind: "levelLoan", ...loan }];
  const { annualRate, years, borrowed } = loan;
  const schedule = amortizationSchedule(annualRate / 1200, years * 12, borrowed);
  return [
    {
      kind: "balances",
      borrowed,
      plain: { label: "Without extra payments", schedule },
      prepaid: { label: "With extra payments", schedule: prepaid },
      extra: "the extra payments",
      interestSaved,
    },
    { kind: "repayment", borrowed, schedule: prepaid },
  ];
}
