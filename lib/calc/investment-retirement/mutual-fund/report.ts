import { grown } from "@/lib/calculator/report/breakdown";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";
import { fundExpenses } from "@/lib/subjects/fund-expenses/fund-expenses";
import { expenseRatioForm } from "@/lib/subjects/fund-expenses/fund-expenses.form";
import { contributedInAll, grownValue } from "@/lib/subjects/growth/growth-formulas";
import { growthTable } from "@/lib/subjects/growth/growth-table";
import { inflation } from "@/lib/subjects/inflation/inflation";
import { marketHistory } from "@/lib/subjects/market-history/market-history";
import { stepUp } from "@/lib/subjects/step-up/step-up";

import { withoutExpenses } from "./arithmetic/after-load";
import { mutualFund, type MutualFundInput, type MutualFundResult } from "./calculation";
import { frontLoad } from "./options/front-load";
import { initialInvestmentForm } from "./options/initial-investment.form";

const inTodaysDollars = inflation("totalValue");
const inHistory = marketHistory<MutualFundInput>({
  years: ({ years }) => years,
  contributions: "What you pay in loses worth with the inflation you enter.",
});
const netReturn = "annualReturn-expenseRatio";
const monthlyReturn = `(${netReturn})/1200`;
const bought = {
  contribution: "invested",
  opening: "investedFirst",
  rise: "stepUp",
  years: "years",
};
const step = stepUp({
  monthly: "monthlyInvestment",
  contribution: "invested",
  rate: monthlyReturn,
  opening: "investedFirst",
});
const expenseRatio = fundExpenses<MutualFundInput>({
  form: expenseRatioForm,
  label: "Cost of the expense ratio",
  rule: "The value without expenses minus the value after expenses.",
  valueWithout: "valueWithoutExpenses",
  withoutExpenses,
  expenses: "expenses",
  from: "the fund",
});

export const report = defineReport(mutualFund, {
  headline: "totalValue",
  options: [frontLoad, step, inHistory, expenseRatio, initialInvestmentForm, inTodaysDollars],
  steps: {
    invested: {
      label: "Invested each month",
      formula: "monthlyInvestment*(1-frontLoad/100)",
    },
    investedFirst: {
      label: "Invested at the start",
      formula: "initialInvestment*(1-frontLoad/100)",
    },
    valueWithoutExpenses: {
      label: "Value without expenses",
      formula: grownValue({ ...bought, rate: "annualReturn/1200" }),
    },
  },
  outputs: {
    totalValue: usd("Total value", {
      explanation: {
        rule: "Each monthly investment with growth at the return minus the expense ratio.",
        formula: grownValue({ ...bought, rate: monthlyReturn }),
      },
    }),
    totalInvested: usd("Total invested", {
      explanation: {
        rule: "The monthly investment times the number of months.",
        formula: `initialInvestment+${contributedInAll({ contribution: "monthlyInvestment", rise: "stepUp", years: "years" })}`,
      },
    }),
    wealthGained: usd("Wealth gained", {
      explanation: {
        rule: "The total value minus the money invested.",
        formula: "totalValue-totalInvested",
      },
    }),
    ...expenseRatio.outputs,
    ...inTodaysDollars.outputs,
    byYear: growthTable("Year by year", {
      years: "years",
      rate: netReturn,
      contribution: "invested",
      opening: "investedFirst",
      rise: "stepUp",
      totals: ({ byYear, totalValue }) => ({
        contributed: sumBy(byYear, ({ contributed }) => contributed),
        growth: sumBy(byYear, ({ growth }) => growth),
        balance: totalValue,
      }),
    }),
  },

  verdict: fundInWords,
  breakdown: ({ totalInvested, wealthGained }) => grown(totalInvested, wealthGained),
  charts: ({ byYear }, input) => [
    { kind: "growth", opening: withoutExpenses(input).opening, years: byYear },
  ],
  toast: ({ totalValue }, { years }) =>
    complete(`The fund could be worth ${formatUsd(totalValue)} in ${formatCount(years, "year")}.`),

  example: { monthlyInvestment: 300, annualReturn: 8, years: 15, expenseRatio: 0.75 },
});

function fundInWords(
  { totalInvested, wealthGained, costOfExpenses }: MutualFundResult,
  { years, frontLoad = 0 }: MutualFundInput,
): string {
  const term = `In ${formatCount(years, "year")}`;
  const paidIn = formatRoundedUsd(totalInvested);
  if (wealthGained < 0)
    return `${frontLoad > 0 ? "Load and expenses" : "The expenses"} are more than the fund earns: you lose ${formatRoundedUsd(-wealthGained)} of the ${paidIn} invested.`;
  const gain =
    wealthGained === 0
      ? `${term}, the fund is worth only the ${paidIn} invested`
      : `${term}, the fund earns ${formatRoundedUsd(wealthGained)} on ${paidIn} invested`;
  return costOfExpenses > 0
    ? `${gain}, after fees (its expenses) that cost you ${formatRoundedUsd(costOfExpenses)}.`
    : `${gain}. No expenses are subtracted.`;
}
