import type { Lines } from "@/lib/calculator/charts/chart";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import { defineReport } from "@/lib/calculator/report/define-report";
import { grown } from "@/lib/calculator/report/breakdown";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { growthTable } from "@/lib/calculator/report/growth-table";
import { todaysDollars } from "@/lib/calculator/report/todays-dollars";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { formatCount, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";

import { mutualFund, type MutualFundInput, type MutualFundResult } from "./calculation";

export const report = defineReport(mutualFund, {
  headline: "totalValue",
  outputs: {
    totalValue: usd("Total value", {
      explanation: {
        rule: "Each monthly investment with growth at the return minus the expense ratio.",
        formula: "FV((annualReturn-expenseRatio)/1200, years*12, -monthlyInvestment)",
      },
    }),
    totalInvested: usd("Total invested", {
      explanation: {
        rule: "The monthly investment times the number of months.",
        formula: "monthlyInvestment*years*12",
      },
    }),
    wealthGained: usd("Wealth gained", {
      explanation: {
        rule: "The total value minus the money invested.",
        formula: "totalValue-totalInvested",
      },
    }),
    costOfExpenses: usd("Cost of the expense ratio", {
      note: "Including the growth you lose.",
      when: ({ costOfExpenses }) => costOfExpenses > 0,
      explanation: {
        rule: "The value without expenses minus the value after expenses.",
        formula: "FV(annualReturn/1200, years*12, -monthlyInvestment)-totalValue",
      },
    }),
    inTodaysDollars: todaysDollars("totalValue", "years"),
    byYear: growthTable("Year by year", {
      years: "years",
      rate: "annualReturn-expenseRatio",
      contribution: "monthlyInvestment",
      opening: "0",
      totals: ({ totalInvested, wealthGained, totalValue }) => ({
        contributed: totalInvested,
        growth: wealthGained,
        balance: totalValue,
      }),
    }),
  },

  verdict: ({ totalInvested, wealthGained, costOfExpenses }) => {
    const paidIn = formatRoundedUsd(totalInvested);
    if (wealthGained < 0)
      return `The expenses are more than the fund earns: you lose ${formatRoundedUsd(-wealthGained)} of the ${paidIn} invested.`;
    const gain =
      wealthGained === 0
        ? `The fund is worth only the ${paidIn} invested.`
        : `The fund earns ${formatRoundedUsd(wealthGained)} on ${paidIn} invested.`;
    return costOfExpenses > 0
      ? `${gain} Its expenses cost you ${formatRoundedUsd(costOfExpenses)}.`
      : `${gain} No expenses are subtracted.`;
  },
  breakdown: ({ totalInvested, wealthGained }) => grown(totalInvested, wealthGained),
  charts: (result, input) => [
    { kind: "growth", opening: 0, years: result.byYear },
    ...expensesChart(result, input),
  ],
  toast: ({ totalValue }, { years }) =>
    complete(`The fund could be worth ${formatUsd(totalValue)} in ${formatCount(years, "year")}.`),

  example: { monthlyInvestment: 300, annualReturn: 8, years: 15, expenseRatio: 0.75 },
});

/** The fund with and without its expenses, year by year. */
function expensesChart(
  { byYear, costOfExpenses }: MutualFundResult,
  { annualReturn, monthlyInvestment }: MutualFundInput,
): Lines[] {
  if (costOfExpenses < 1 || byYear.length < 2) return [];
  const drawn = drawnYears(byYear);
  const years = [0, ...drawn.map(({ year }) => year)];
  return [
    {
      kind: "lines",
      curve: "straight",
      name: "expenses",
      title: `Without expenses, the fund would be worth ${formatWholeUsd(costOfExpenses)} more`,
      subject: "Value of the fund with and without the expense ratio",
      x: { label: "Years from now", values: years },
      series: [
        {
          label: "Without expenses",
          values: years.map((year) =>
            futureValue(annualReturn / 1200, year * 12, -monthlyInvestment),
          ),
        },
        { label: "After expenses", values: [0, ...drawn.map(({ balance }) => balance)] },
      ],
      marks: [],
    },
  ];
}
