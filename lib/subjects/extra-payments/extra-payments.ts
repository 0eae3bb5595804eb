import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { renamedOption, renamedOutputs } from "@/lib/calculator/formula/renamed";
import type { SharedOption } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatDuration } from "@/lib/calculator/report/duration";
import { count, month, usd } from "@/lib/calculator/report/outputs";
import { amortizationSchedule } from "@/lib/finance/loan/amortization-schedule";
import type { ExtraPayments } from "@/lib/finance/loan/extra-payments";
import type { LevelLoan } from "@/lib/finance/loan/level-loan";
import type { PrepaidLoan } from "@/lib/finance/loan/prepaid-loan";
import { formatCount, formatMonth, formatRoundedUsd, formatUsd } from "@/lib/format";
import { repaymentSchedule } from "@/lib/subjects/level-loan/repayment-schedule";

import { extraPaymentsForm } from "./extra-payments.form";

type LoanInput = ExtraPayments & { annualRate: number; years: number };

/**
 * What extra payments change in a loan of level payments over `annualRate` and `years`. `borrowed` is the name
 * of what is borrowed, an input or a figure; `loan` is how the loan is called.
 *
 * @example defineReport(loanPayment, { options: [extraPayments("loanAmount")], … })
 */
export const extraPayments = (
  borrowed: string,
  loan = "loan",
): SharedOption<LoanInput, PrepaidLoan, Exclude<keyof PrepaidLoan, keyof LevelLoan>> =>
  renamedOption(
    {
      form: extraPaymentsForm,
      isUsed: ({ months }) => months !== null,
      conditions: {
        paysExtra: {
          words: "you pay extra",
          formula: "AND(extraMonthly+extraYearly+onceAmount>0, borrowed>0)",
        },
      },
      steps: {
        onceMonth: {
          label: "Month of the one-time payment",
          formula: "MAX(1, onceAfterMonths)",
        },
      },
      outputs: {
        months: count("payment")("Number of payments", {
          explanation: {
            rule: "The months until you owe nothing.",
            formula: "MAX(prepaid.month)",
            onlyIf: "paysExtra",
          },
        }),
        payoff: month("Payoff date", {
          note: "If your first payment is a month from today.",
          explanation: {
            rule: "One month from today for each payment.",
            formula: "EDATE(today, months)",
            onlyIf: "paysExtra",
          },
        }),
        monthsSaved: count("month")("Months saved", {
          explanation: {
            rule: "The payments you no longer need.",
            formula: "ROUNDUP(years*12, 0)-months",
            onlyIf: "paysExtra",
          },
        }),
        interestSaved: briefUsd("Interest saved", {
          explanation: {
            rule: "The interest without extra payments, minus the interest with them.",
            formula: "MAX(0, monthlyPayment*years*12-borrowed-totalInterest)",
            onlyIf: "paysExtra",
          },
        }),
        lastPayment: usd("Last payment", {
          explanation: {
            rule: "The total of all payments, minus every payment and extra payment before the last.",
            formula:
              "totalPayment-(monthlyPayment+extraMonthly)*(months-1)-extraYearly*INT((months-1)/12)-IF(onceMonth<months, onceAmount, 0)",
            onlyIf: "paysExtra",
          },
        }),
        prepaid: repaymentSchedule("Schedule with extra payments", {
          count: "months",
          while: "previous.balance>0",
          owed: "IF(paysExtra, borrowed, 0)",
          payment:
            "MIN(monthlyPayment+extraMonthly+IF(MOD(month, 12)=0, extraYearly, 0)+IF(month=onceMonth, onceAmount, 0), previous.balance+interest)",
          interest: "previous.balance*annualRate/1200",
          balance: "IF(payment>=previous.balance+interest, 0, previous.balance-principal)",
          paid: ({ months, totalPayment, totalInterest }) =>
            months === null
              ? { total: 0, interest: 0 }
              : { total: totalPayment, interest: totalInterest },
        }),
      },
      section: {
        text: ({ monthlyPayment }) =>
          `Each extra payment lowers the balance on the day of that month’s payment. Half a payment every two weeks works the same way: it adds up to one more payment a year, or ${formatUsd(monthlyPayment / 12)} extra each month.`,
        figures: ["payoff", "monthsSaved", "interestSaved", "months", "lastPayment"],
      },
      verdict: { instead: savedInWords },
      dates: ({ payoff }) => [
        {
          day: payoff,
          title: `Your ${loan} is paid off`,
          detail:
            "With your extra payments, if the first payment is a month from the day of the calculation.",
        },
      ],
      errors: ({ months }, { onceAmount = 0, onceAfterMonths = 0 }) =>
        months !== null && onceAmount > 0 && onceAfterMonths > months
          ? {
              onceAfterMonths: `The loan is paid off after ${formatCount(months, "payment")}, so this payment is never made.`,
            }
          : {},
      charts: { instead: prepaidCharts(borrowed) },
    },
    { borrowed },
  );

/**
 * The figures of such a loan that are there without extra payments too.
 *
 * @example outputs: prepaidLoanFigures("loanAmount")
 */
export const prepaidLoanFigures = (borrowed: string, paymentLabel = "Monthly payment") =>
  renamedOutputs(
    {
      monthlyPayment: usd(paymentLabel, {
        explanation: {
          rule: "The level payment that pays off the loan by the end of its term.",
          formula: "PMT(annualRate/1200, years*12, -borrowed)",
        },
      }),
      totalPayment: usd("Total of all payments", {
        explanation: {
          rule: "The monthly payment times the number of months. With extra payments, everything you pay.",
          formula: "IF(paysExtra, SUM(prepaid.payment), monthlyPayment*years*12)",
        },
      }),
      totalInterest: usd("Total interest", {
        explanation: {
          rule: "What you pay on top of the amount borrowed.",
          formula: "totalPayment-borrowed",
        },
      }),
    },
    { borrowed },
  );

function savedInWords({ monthsSaved, interestSaved, payoff }: PrepaidLoan) {
  if (monthsSaved === null || interestSaved === null) return undefined;
  if (monthsSaved === 0 && interestSaved < 0.005)
    return "The extra payments are too small to save a month or a cent.";
  const when = payoff ? ` in ${formatMonth(payoff)}` : "";
  const paidOff = `With the extra payments, you pay off the loan${when}`;
  const sooner = monthsSaved > 0 ? `, ${formatDuration(monthsSaved)} sooner` : "";
  return interestSaved < 0.005
    ? `${paidOff}${sooner}.`
    : `${paidOff}${sooner}${sooner && ","} and save ${formatRoundedUsd(interestSaved)} in interest.`;
}

/** Both balances, with extra payments and without, and where what is really paid goes. */
export const prepaidCharts =
  (borrowed: string) =>
  (result: PrepaidLoan, input: LoanInput): DeclaredChart[] => {
    const { annualRate, years } = input;
    const { prepaid, interestSaved } = result;
    const owed = Number({ ...input, ...result }[borrowed as keyof LevelLoan]);
    const schedule = amortizationSchedule(annualRate / 1200, years * 12, owed);
    return [
      {
        kind: "balances",
        borrowed: owed,
        plain: { label: "Without extra payments", schedule },
        prepaid: { label: "With extra payments", schedule: prepaid },
        extra: "the extra payments",
        interestSaved: interestSaved ?? 0,
      },
      { kind: "repayment", borrowed: owed, schedule: prepaid },
    ];
  };
