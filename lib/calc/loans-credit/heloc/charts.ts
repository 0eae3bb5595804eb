import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { divisionOf } from "@/lib/calculator/charts/chart";
import { formatCount, formatUsd } from "@/lib/format";

import type { HelocInput, HelocResult } from "./calculation";
import { monthsOf } from "./schedule";

/** The payment over both periods, and with an extra what is owed with it and without. */
export function helocCharts(result: HelocResult, input: HelocInput): DeclaredChart[] {
  if (input.drawPeriod === 0) return [];
  if (result.interestSaved === null) return [paymentChart(result, input)];
  return [
    ...(result.paymentIncrease === null ? [] : [paymentChart(result, input)]),
    {
      kind: "balances",
      borrowed: input.amountDrawn,
      plain: { label: "Interest only", schedule: monthsOf({ ...input, extra: 0 }) },
      prepaid: { label: "With the extra", schedule: monthsOf(input) },
      extra: "the extra",
      interestSaved: result.interestSaved,
    },
  ];
}

function paymentChart(result: HelocResult, input: HelocInput): DeclaredChart {
  const { piPayment, interestOnlyPayment, lastDrawPayment } = result;
  const { drawPeriod, repaymentPeriod, extra = 0 } = input;
  const first = interestOnlyPayment + (lastDrawPayment === null ? 0 : extra);
  const last = lastDrawPayment ?? interestOnlyPayment;
  // With an extra the interest falls from month to month: a step for each year shows it.
  const { step } = divisionOf(drawPeriod * 12);
  const steps = lastDrawPayment === null ? 1 : Math.ceil((drawPeriod * 12) / step);
  const drawn = Array.from({ length: steps }, (_, index) => ({
    x: (index * step) / 12,
    y: first - (extra * index * step * input.annualRate) / 1200,
  }));
  return {
    kind: "lines",
    curve: "step",
    name: "payment",
    title: `The payment goes from ${formatUsd(last)} to ${formatUsd(piPayment)} a month after ${formatCount(drawPeriod, "year")}`,
    subject: "Monthly payment over time",
    x: {
      label: "Years from now",
      values: [...drawn.map(({ x }) => x), drawPeriod, drawPeriod + repaymentPeriod],
    },
    series: [{ label: "Monthly payment", values: [...drawn.map(({ y }) => y), piPayment, 0] }],
    marks: [
      {
        x: 0,
        y: first,
        label: formatUsd(first),
        detail: lastDrawPayment === null ? "interest only" : "interest and extra",
      },
      {
        x: drawPeriod,
        y: piPayment,
        label: formatUsd(piPayment),
        detail: "principal and interest",
      },
    ],
  };
}
