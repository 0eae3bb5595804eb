import { renamedOutputs } from "@/lib/calculator/formula/renamed";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { formatDuration } from "@/lib/calculator/report/duration";
import { count, month, usd } from "@/lib/calculator/report/outputs";
import { morePerMonth, type AnyPayoff } from "@/lib/finance/loan/payoff";
import { formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import { repaymentSchedule } from "@/lib/subjects/level-loan/repayment-schedule";

const more = `${formatWholeUsd(morePerMonth)} more a month`;

const monthsSaved = ({ monthsSavedWithMore }: AnyPayoff) => monthsSavedWithMore ?? 0;
const interestSaved = ({ interestSavedWithMore }: AnyPayoff) => interestSavedWithMore ?? 0;
const savesMonths = (result: AnyPayoff) => monthsSaved(result) > 0;
/** What rounds to less than a cent is no saving. */
const savesInterest = (result: AnyPayoff) => interestSaved(result) >= 0.005;
const savesAnything = (result: AnyPayoff) => savesMonths(result) || savesInterest(result);

/** "; with $50 more a month, the debt ends 6 months sooner and costs $375 less": the end of a sentence, "" where that saves nothing. */
export function savingWithMore(result: AnyPayoff): string {
  const saved = [
    ...(savesMonths(result) ? [`ends ${formatDuration(monthsSaved(result))} sooner`] : []),
    ...(savesInterest(result) ? [`costs ${formatRoundedUsd(interestSaved(result))} less`] : []),
  ];
  return saved.length === 0 ? "" : `; with ${more}, the debt ${saved.join(" and ")}`;
}

/**
 * The figures and the schedule of a debt repaid with a fixed `monthlyPayment`. `owed` and `rate`
 * are the names of the debt and of its yearly rate in percent.
 *
 * @example ...payoffFigures({ owed: "balance", rate: "apr" })
 */
export const payoffFigures = ({ owed, rate }: { owed: string; rate: string }) =>
  renamedOutputs(
    {
      years: count("year")<AnyPayoff>("Time to pay off", {
        continuedBy: "months",
        explanation: {
          rule: "Whole years in the number of payments.",
          formula: "INT(totalMonths/12)",
        },
      }),
      months: count("month")<AnyPayoff>("Leftover months", {
        explanation: {
          rule: "The months left over after the whole years.",
          formula: "MOD(totalMonths, 12)",
        },
      }),
      totalMonths: count("payment")<AnyPayoff>("Number of payments", {
        explanation: {
          rule: "The months until the balance is gone, rounded up to whole months.",
          formula: "ROUNDUP(NPER(rate/1200, monthlyPayment, -owed), 0)",
        },
      }),
      lastPayment: month<AnyPayoff>("Last payment", {
        note: "If the first payment is a month from today.",
        explanation: {
          rule: "Today, plus a month for each payment.",
          formula: "EDATE(today, totalMonths)",
          onlyIf: "totalMonths<=12000",
        },
      }),
      finalAmount: usd<AnyPayoff>("Amount of the last payment", {
        hidden: true,
        explanation: {
          rule: "What you still owe before the last payment, plus that month’s interest.",
          formula: "FV(rate/1200, totalMonths-1, monthlyPayment, -owed)*(1+rate/1200)",
        },
      }),
      totalPayment: usd<AnyPayoff>("Total of all payments", {
        explanation: {
          rule: "All the full payments, plus the last one.",
          formula: "monthlyPayment*(totalMonths-1)+finalAmount",
        },
      }),
      totalInterest: usd<AnyPayoff>("Total interest", {
        explanation: { rule: "What you pay on top of the balance.", formula: "totalPayment-owed" },
      }),
      monthsWithMore: count("payment")<AnyPayoff>(`Number of payments with ${more}`, {
        hidden: true,
        when: savesAnything,
        explanation: {
          rule: "The months until the balance is gone with the larger payment.",
          formula: "ROUNDUP(NPER(rate/1200, monthlyPayment+more, -owed), 0)",
        },
      }),
      finalAmountWithMore: usd<AnyPayoff>(`Amount of the last payment with ${more}`, {
        hidden: true,
        when: savesAnything,
        explanation: {
          rule: "What you still owe before the last of those payments, plus that month’s interest.",
          formula: "FV(rate/1200, monthsWithMore-1, monthlyPayment+more, -owed)*(1+rate/1200)",
        },
      }),
      monthsSavedWithMore: count("month")<AnyPayoff>(`Time saved with ${more}`, {
        when: savesMonths,
        explanation: {
          rule: "The payments you no longer have to make.",
          formula: "totalMonths-monthsWithMore",
        },
      }),
      interestSavedWithMore: briefUsd<AnyPayoff>(`Interest saved with ${more}`, {
        when: savesInterest,
        explanation: {
          rule: "The total of all payments, minus the total with the larger payment.",
          formula: "totalPayment-(monthlyPayment+more)*(monthsWithMore-1)-finalAmountWithMore",
        },
      }),
      schedule: repaymentSchedule<AnyPayoff>("Payoff schedule", {
        count: "totalMonths",
        owed: "owed",
        payment: "MIN(monthlyPayment, previous.balance+interest)",
        interest: "previous.balance*rate/1200",
        paid: ({ totalPayment, totalInterest }) => ({
          total: totalPayment,
          interest: totalInterest,
        }),
      }),
    },
    { owed, rate, more: String(morePerMonth) },
  );
