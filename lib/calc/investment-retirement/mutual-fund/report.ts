import { grown } from "@/lib/calculator/report/breakdown";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";
import { growthTable } from "@/lib/subjects/growth/growth-table";
import { inflation } from "@/lib/subjects/inflation/inflation";

import { mutualFund } from "./calculation";
import { expenseRatio } from "./options/expense-ratio";

const inTodaysDollars = inflation("totalValue");

export const report = defineReport(mutualFund, {
  headline: "totalValue",
  options: [expenseRatio, inTodaysDollars],
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
    ...expenseRatio.outputs,
    ...inTodaysDollars.outputs,
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

  verdict: ({ totalInvested, wealthGained, costOfExpenses }, { years }) => {
    const term = `In ${formatCount(years, "year")}`;
    const paidIn = formatRoundedUsd(totalInvested);
    if (wealthGained < 0)
      return `The expenses are more than the fund earns: you lose ${formatRoundedUsd(-wealthGained)} of the ${paidIn} invested.`;
    const gain =
      wealthGained === 0
        ? `${term}, the fund is worth only the ${paidIn} invested`
        : `${term}, the fund earns ${formatRoundedUsd(wealthGained)} on ${paidIn} invested`;
    return costOfExpenses > 0
      ? `${gain}, after fees (its expenses) that cost you ${formatRoundedUsd(costOfExpenses)}.`
      : `${gain}. No expenses are subtracted.`;
  },
  breakdown: ({ totalInvested, wealthGained }) => grown(totalInvested, wealthGained),
  charts: ({ byYear }) => [{ kind: "growth", opening: 0, years: byYear }],
  toast: ({ totalValue }, { years }) =>
    complete(`The fund could be worth ${formatUsd(totalValue)} in ${formatCount(years, "year")}.`),

  example: { monthlyInvestment: 300, annualReturn: 8, years: 15, expenseRatio: 0.75 },
});
