import { formatAmount } from "@/lib/calculator/form/format-amount";
import { paidBack } from "@/lib/calculator/report/breakdown";
import { defineReport } from "@/lib/calculator/report/define-report";
import { formatDuration } from "@/lib/calculator/report/duration";
import { complete } from "@/lib/calculator/report/notice";
import { count, month, usd } from "@/lib/calculator/report/outputs";
import { levelLoan } from "@/lib/finance/loan/level-loan";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";
import { levelLoanSchedule } from "@/lib/subjects/level-loan/level-loan-schedule";
import { repaymentSchedule } from "@/lib/subjects/level-loan/repayment-schedule";
import { paymentTooLow } from "@/lib/subjects/payoff/payment-too-low";
import { hasPlans } from "@/lib/subjects/student-loan-plans/plan-words";
import {
  leadingPlan,
  leadingPlanInWords,
  plansByIncome,
  studentLoanPlans,
} from "@/lib/subjects/student-loan-plans/student-loan-plans";

import {
  studentLoanRepayment,
  type StudentLoanRepaymentResult,
  type WithExtra,
} from "./calculation";
import { form } from "./form";

export const report = defineReport(studentLoanRepayment, {
  failureMessage: "Could not calculate payment.",
  // The loan's own payment always repays it.
  validate: ({ balance, annualRate, years, extraPayment }) =>
    extraPayment > 0
      ? paymentTooLow(
          {
            balance,
            annualRate,
            monthlyPayment: levelLoan(annualRate, years, balance).monthlyPayment + extraPayment,
          },
          "The monthly payment (including extra) does not cover the interest. Loan will not be paid off.",
          "extraPayment",
        )
      : undefined,

  fields: form.fields,
  headline: "acceleratedYears",
  whole: leadingPlan,
  options: [studentLoanPlans],
  conditions: { paysExtra: { words: "you pay extra", formula: "extraPayment>0" } },
  outputs: {
    standardMonthlyPayment: usd("Standard monthly payment", {
      explanation: {
        rule: "The fixed payment that pays off the balance by the end of the term.",
        formula: "PMT(annualRate/1200, years*12, -balance)",
      },
    }),
    acceleratedMonthlyPayment: usd("Accelerated monthly payment", {
      note: "Including the extra payment.",
      explanation: {
        rule: "The standard payment plus the extra payment.",
        formula: "standardMonthlyPayment+extraPayment",
      },
    }),
    standardYears: count("year")("Standard time to pay off", {
      continuedBy: "standardRest",
      when: isFaster,
      explanation: {
        rule: "The whole years in the standard number of payments.",
        formula: "INT(standardMonths/12)",
      },
    }),
    standardRest: count("month")("Leftover months, standard plan", {
      when: isFaster,
      explanation: {
        rule: "The months left over after the whole years.",
        formula: "MOD(standardMonths, 12)",
      },
    }),
    acceleratedYears: count("year")("Time to pay off", {
      continuedBy: "acceleratedRest",
      explanation: {
        rule: "The whole years in the accelerated number of payments.",
        formula: "INT(acceleratedMonths/12)",
      },
    }),
    acceleratedRest: count("month")("Leftover months", {
      explanation: {
        rule: "The months left over after the whole years.",
        formula: "MOD(acceleratedMonths, 12)",
      },
    }),
    yearsSaved: count("year")("Time saved", {
      continuedBy: "restSaved",
      when: isFaster,
      explanation: { rule: "The whole years in the months saved.", formula: "INT(monthsSaved/12)" },
    }),
    restSaved: count("month")("Leftover months saved", {
      when: isFaster,
      explanation: {
        rule: "The months left over after the whole years.",
        formula: "MOD(monthsSaved, 12)",
      },
    }),
    standardPayoff: month("Standard payoff date", {
      note: "If your first payment is a month from today.",
      explanation: {
        rule: "One month from today for each payment.",
        formula: "EDATE(today, standardMonths)",
      },
    }),
    acceleratedPayoff: month("Accelerated payoff date", {
      explanation: {
        rule: "The same with the accelerated number of payments.",
        formula: "EDATE(today, acceleratedMonths)",
        onlyIf: "paysExtra",
      },
    }),
    standardMonths: count("payment")("Standard number of payments", {
      explanation: {
        rule: "The months of the term, rounded up.",
        formula: "ROUNDUP(years*12, 0)",
      },
    }),
    acceleratedMonths: count("payment")("Accelerated number of payments", {
      explanation: {
        rule: "The months until the balance is paid off, rounded up. Without an extra payment, this is the full term.",
        formula:
          "IF(paysExtra, ROUNDUP(NPER(annualRate/1200, acceleratedMonthlyPayment, -balance), 0), standardMonths)",
      },
    }),
    monthsSaved: count("month")("Months saved", {
      explanation: {
        rule: "The payments you no longer need.",
        formula: "standardMonths-acceleratedMonths",
      },
    }),
    standardTotalPayment: usd("Standard total of all payments", {
      hidden: true,
      explanation: {
        rule: "The standard payment for each month of the term.",
        formula: "standardMonthlyPayment*years*12",
      },
    }),
    finalAmount: usd("Amount of the last accelerated payment", {
      hidden: true,
      explanation: {
        rule: "The balance before the last payment, plus one month of interest.",
        formula:
          "FV(annualRate/1200, acceleratedMonths-1, acceleratedMonthlyPayment, -balance)*(1+annualRate/1200)",
        onlyIf: "paysExtra",
      },
    }),
    acceleratedTotalPayment: usd("Accelerated total of all payments", {
      hidden: true,
      explanation: {
        rule: "All accelerated payments, including the smaller last one. Without an extra payment, the standard total.",
        formula:
          "IF(paysExtra, acceleratedMonthlyPayment*(acceleratedMonths-1)+finalAmount, standardTotalPayment)",
      },
    }),
    standardTotalInterest: usd("Standard total interest", {
      explanation: {
        rule: "Total payments minus the balance.",
        formula: "standardTotalPayment-balance",
      },
    }),
    acceleratedTotalInterest: usd("Accelerated total interest", {
      explanation: {
        rule: "The same with the accelerated payments.",
        formula: "acceleratedTotalPayment-balance",
      },
    }),
    interestSaved: usd("Interest saved", {
      explanation: {
        rule: "Standard total interest minus accelerated total interest.",
        formula: "MAX(0, standardTotalInterest-acceleratedTotalInterest)",
      },
    }),
    schedule: levelLoanSchedule("Standard schedule", {
      borrowed: "balance",
      payment: "standardMonthlyPayment",
      paid: ({ standardTotalPayment, standardTotalInterest }) => ({
        total: standardTotalPayment,
        interest: standardTotalInterest,
      }),
    }),
    accelerated: repaymentSchedule("Accelerated schedule", {
      count: "IF(paysExtra, acceleratedMonths, 0)",
      owed: "balance",
      payment: "MIN(acceleratedMonthlyPayment, previous.balance+interest)",
      interest: "previous.balance*annualRate/1200",
      paid: ({ acceleratedTotalPayment, acceleratedTotalInterest }) => ({
        total: acceleratedTotalPayment,
        interest: acceleratedTotalInterest,
      }),
    }),
  },

  verdict: (result, { extraPayment }) => {
    const { standardTotalInterest, monthsSaved, interestSaved } = result;
    if (extraPayment === 0)
      return standardTotalInterest === 0
        ? "At 0%, every payment goes to the balance."
        : `At the standard payment, you pay ${formatRoundedUsd(standardTotalInterest)} in interest. Enter an extra payment to see what you would save.`;
    const saved = [
      ...(monthsSaved > 0 ? [`pay off the loan ${formatDuration(monthsSaved)} sooner`] : []),
      ...(interestSaved >= 0.005 ? [`save ${formatRoundedUsd(interestSaved)} in interest`] : []),
    ];
    return saved.length === 0
      ? "The extra payment is too small to save a month or a cent."
      : `With an extra ${formatAmount("money", extraPayment)} a month, you ${saved.join(" and ")}.`;
  },
  notCounted: [plansByIncome],
  breakdown: ({ acceleratedTotalInterest }, { balance }) =>
    paidBack(balance, acceleratedTotalInterest),
  dates: ({ standardPayoff, acceleratedPayoff = standardPayoff }) => [
    {
      day: acceleratedPayoff,
      title: "Your student loan is paid off",
      detail: "If the first payment is a month from the day of the calculation.",
    },
  ],
  charts: (result, { balance, extraPayment }) =>
    isFaster(result)
      ? [
          {
            kind: "balances",
            borrowed: balance,
            plain: { label: "Standard", schedule: result.schedule },
            prepaid: { label: "With extra payment", schedule: result.accelerated },
            extra: `an extra ${formatAmount("money", extraPayment)} a month`,
            interestSaved: result.interestSaved,
          },
        ]
      : [{ kind: "repayment", borrowed: balance, schedule: result.schedule }],
  toast: (result) => {
    if (hasPlans(result)) return complete(leadingPlanInWords(result));
    const { acceleratedYears, acceleratedRest, interestSaved } = result;
    return complete(
      `Paid off in ${formatCount(acceleratedYears, "year")}, ${formatCount(acceleratedRest, "month")}. Interest saved: ${formatUsd(interestSaved)}.`,
    );
  },

  example: { balance: 30_000, annualRate: 5.05, years: 10, extraPayment: 100 },
});

function isFaster(result: StudentLoanRepaymentResult): result is WithExtra {
  return result.accelerated !== undefined;
}
