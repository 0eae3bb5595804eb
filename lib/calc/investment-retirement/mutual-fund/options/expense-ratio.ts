import type { Lines } from "@/lib/calculator/charts/chart";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { formatWholeUsd } from "@/lib/format";

import { mutualFund, type MutualFundInput, type MutualFundResult } from "../calculation";
import { expenseRatioForm } from "./expense-ratio.form";

/** What the expenses of the fund cost. */
export const expenseRatio = option(mutualFund, {
  form: expenseRatioForm,
  isUsed: ({ costOfExpenses }) => costOfExpenses > 0,
  outputs: {
    costOfExpenses: briefUsd("Cost of the expense ratio", {
      note: "Including the growth you lose.",
      when: ({ costOfExpenses }) => costOfExpenses > 0,
      explanation: {
        rule: "The value without expenses minus the value after expenses.",
        formula: "FV(annualReturn/1200, years*12, -monthlyInvestment)-totalValue",
      },
    }),
  },
  // The cost stands with what the fund comes to.
  section: null,
  // The report says it with what the fund earns.
  verdict: null,
  errors: null,
  charts: { also: expensesChart },
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
