import type { Lines } from "@/lib/calculator/charts/chart";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { defineReport } from "@/lib/calculator/report/define-report";
import { exportedTable } from "@/lib/calculator/report/exported-table";
import { complete } from "@/lib/calculator/report/notice";
import { table, usd, words } from "@/lib/calculator/report/outputs";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { presentValue } from "@/lib/finance/time-value/present-value";
import {
  formatCount,
  formatPayment,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";

import { levelPaymentsIn } from "./arithmetic/level-payments";
import { valueByPeriod, type AnnuityPeriod } from "./arithmetic/value-by-period";
import { annuity, type AnnuityInput, type AnnuityResult, type WithValue } from "./calculation";
import { timingForm } from "./form";
import { incomeFromASum } from "./options/income-from-a-sum";

/** Whether there are payments to value. */
const hasValue = (result: AnnuityResult): result is WithValue => result.value !== null;

export const report = defineReport(annuity, {
  headline: "value",
  whole: {
    figure: "monthlyIncome",
    words: () => ({
      titles: ["Income from the sum", "Value of the payments"],
      why: "They are two questions: what a sum pays, and what payments are worth.",
    }),
  },
  options: [timingForm, incomeFromASum],
  conditions: {
    hasPayments: {
      words: "you enter the payment, its rate and the number of periods",
      formula: "AND(NOT(ISBLANK(payment)), NOT(ISBLANK(ratePerPeriod)), NOT(ISBLANK(periods)))",
    },
  },
  outputs: {
    type: words("Type of value", {
      when: hasValue,
      explanation: { rule: "The value you chose.", formula: "mode" },
    }),
    paymentAtEnd: usd("Payment at the end of its period", {
      hidden: true,
      explanation: {
        rule: "A payment at the beginning earns one period of interest by the end of it.",
        formula: 'IF(timing="beginning", payment*(1+ratePerPeriod/100), payment)',
        onlyIf: "hasPayments",
      },
    }),
    value: usd("Annuity value", {
      labelFrom: "type",
      explanation: {
        rule: "All payments, discounted to the start for a present value, or with interest to the end for a future value.",
        formula:
          'IF(mode="presentValue", PV(ratePerPeriod/100, periods, -paymentAtEnd), FV(ratePerPeriod/100, periods, -paymentAtEnd))',
        onlyIf: "hasPayments",
      },
    }),
    totalPayments: briefUsd("Total of all payments", {
      explanation: {
        rule: "The payment times the number of periods.",
        formula: "payment*periods",
        onlyIf: "hasPayments",
      },
    }),
    interest: briefUsd("Interest", {
      note: "The difference between payments and value.",
      explanation: {
        rule: "The larger of value and payments minus the smaller.",
        formula: "ABS(value-totalPayments)",
        onlyIf: "hasPayments",
      },
    }),
  },

  verdict: valueInWords,
  charts: (result, input) => valueChart(result, input),
  exported: {
    schedule: exportedTable(
      table<AnnuityResult, AnnuityPeriod>("Value by period", {
        by: "period",
        columns: {
          period: positionColumn("Period", "MIN(previous.period+1, periods)"),
          paid: usdColumn("Payment", "payment*(period-previous.period)", "sum"),
          interest: usdColumn(
            "Interest",
            'IF(mode="presentValue", worth-PV(ratePerPeriod/100, periods-previous.period, -paymentAtEnd)+paid, worth-FV(ratePerPeriod/100, previous.period, -paymentAtEnd)-paid)',
            "sum",
          ),
          worth: usdColumn(
            "Value",
            'IF(mode="presentValue", PV(ratePerPeriod/100, periods-period, -paymentAtEnd), FV(ratePerPeriod/100, period, -paymentAtEnd))',
            "last",
          ),
        },
        start: { period: "0" },
        count: "IF(hasPayments, ROUNDUP(periods, 0), 0)",
        totals: () => ({}),
      }),
      (result, input) => {
        const payments = levelPaymentsIn(input);
        return payments && hasValue(result)
          ? valueByPeriod({ ...input, ...payments, ...result })
          : [];
      },
    ),
  },
  toast: ({ value, type, monthlyIncome }) =>
    complete(
      monthlyIncome === undefined
        ? `${type}: ${formatUsd(value ?? 0)}.`
        : `Monthly income: ${formatUsd(monthlyIncome)}.`,
    ),

  example: { mode: "presentValue", payment: 1_000, ratePerPeriod: 0.5, periods: 240 },
});

/** What the value means. Nothing where there are no payments: then the income is the answer. */
function valueInWords(result: AnnuityResult, input: AnnuityInput): string {
  const level = levelPaymentsIn(input);
  if (!hasValue(result) || !level) return "";
  const { value, totalPayments, interest } = result;
  const payments = `${formatPayment(level.payment)} a period for ${formatCount(level.periods, "period")}`;
  if (interest === 0)
    return `Without interest, ${payments} is always worth ${formatRoundedUsd(totalPayments)}.`;
  return input.mode === "presentValue"
    ? `${formatRoundedUsd(value)} today is worth as much as ${payments}: ${formatRoundedUsd(totalPayments)} in all, ${formatRoundedUsd(interest)} of it interest.`
    : `${payments} grows to ${formatRoundedUsd(value)} by the end of the last period: ${formatRoundedUsd(totalPayments)} paid in and ${formatRoundedUsd(interest)} in interest.`;
}

/** As many points as are read from a chart. */
const mostPoints = 60;

/** The value from period to period, against the payments that it rests on. */
function valueChart(result: AnnuityResult, input: AnnuityInput): Lines[] {
  const payments = levelPaymentsIn(input);
  if (!hasValue(result) || !payments) return [];
  const { value, paymentAtEnd, totalPayments, interest } = result;
  const { payment, ratePerPeriod, periods } = payments;
  const { mode } = input;
  if (periods <= 1 || Math.max(value, totalPayments) < 1) return [];
  const step = Math.ceil(periods / mostPoints);
  const positions = Array.from({ length: Math.ceil(periods / step) }, (_, index) => index * step);
  const values = [...positions, periods];
  const isPresent = mode === "presentValue";
  const worth = isPresent ? presentValue : futureValue;
  const counted = (position: number) => (isPresent ? periods - position : position);

  const isEven = interest < 0.5;
  const titles = {
    presentValue: `Payments of ${formatWholeUsd(totalPayments)} are worth ${formatWholeUsd(value)} at the start`,
    futureValue: `Payments of ${formatWholeUsd(totalPayments)} grow to ${formatWholeUsd(value)}`,
  };
  return [
    {
      kind: "lines",
      curve: "straight",
      name: "value",
      title: isEven
        ? `Without interest, the value equals the ${formatWholeUsd(totalPayments)} of payments`
        : titles[mode],
      subject: isPresent
        ? "Value of the payments still to come, by period"
        : "Value of the payments made so far, by period",
      x: { label: "Periods from the start", values },
      series: [
        {
          label: "Value",
          values: values.map((position) =>
            worth(ratePerPeriod / 100, counted(position), -paymentAtEnd),
          ),
        },
        ...(isEven
          ? []
          : [
              {
                label: isPresent ? "Payments still to come" : "Payments made",
                values: values.map((position) => payment * counted(position)),
              },
            ]),
      ],
      marks: [],
    },
  ];
}
