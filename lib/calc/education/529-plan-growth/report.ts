import { grown } from "@/lib/calculator/report/breakdown";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { formatBriefUsd, formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";
import { growthTable } from "@/lib/subjects/growth/growth-table";
import { inflation } from "@/lib/subjects/inflation/inflation";

import { marketHistory } from "@/lib/subjects/market-history/market-history";

import { planGrowth, type PlanGrowthInput } from "./calculation";
import { movesToRoth, rothRollover } from "./options/roth-rollover";
import { paysSchool, schoolCosts } from "./options/school-costs";
import { stateDeduction } from "./options/state-deduction";

const inTodaysDollars = inflation("totalFutureValue");
const inHistory = marketHistory<PlanGrowthInput>({
  years: ({ years }) => years,
  contributions: "Your contribution stays the same, and loses worth with the inflation you enter.",
});

export const report = defineReport(planGrowth, {
  headline: "totalFutureValue",
  whole: [
    {
      figure: "afterSchool",
      words: () => ({
        titles: ["After school costs", "Without them"],
        why: "What the plan pays for school can’t grow until college.",
      }),
    },
    {
      figure: "rothMovable",
      words: () => ({
        titles: ["Into a Roth IRA", "When college starts"],
        why: "What is left after college is what you entered, not what the plan grows to.",
      }),
    },
  ],
  options: [schoolCosts, rothRollover, stateDeduction, inHistory, inTodaysDollars],
  outputs: {
    totalFutureValue: usd("Total future value", {
      explanation: {
        rule: "The balance and each contribution, with growth until college starts.",
        formula: "FV(annualReturn/1200, years*12, -monthlyContribution, -currentBalance)",
      },
    }),
    totalContributions: usd("Total contributions", {
      note: "Including the current balance.",
      explanation: {
        rule: "The balance plus all monthly contributions.",
        formula: "currentBalance+monthlyContribution*years*12",
      },
    }),
    totalGrowth: usd("Total growth", {
      explanation: {
        rule: "The future value minus the contributions.",
        formula: "totalFutureValue-totalContributions",
      },
    }),
    ...inTodaysDollars.outputs,
    ...inHistory.outputs,
    byYear: growthTable("Year by year", {
      years: "years",
      rate: "annualReturn",
      contribution: "monthlyContribution",
      opening: "currentBalance",
      totals: ({ totalGrowth, totalFutureValue, byYear }) => ({
        contributed: sumBy(byYear, ({ contributed }) => contributed),
        growth: totalGrowth,
        balance: totalFutureValue,
      }),
    }),
  },

  verdict: (result, { years }) => {
    const { totalFutureValue, totalContributions, totalGrowth, inTodaysDollars } = result;
    if (totalFutureValue === 0) return "You put nothing in, so there is nothing to grow.";
    if (totalGrowth === 0) return "At 0%, the plan has only what you put in.";
    return `In ${formatCount(years, "year")}, you put in ${formatRoundedUsd(totalContributions)} and growth would add ${formatRoundedUsd(totalGrowth)}; together, that buys what ${formatRoundedUsd(inTodaysDollars)} buys today. A 529 plan does not guarantee the growth.`;
  },
  breakdown: ({ totalContributions, totalGrowth }) => grown(totalContributions, totalGrowth),
  charts: ({ byYear }, { currentBalance }) => [
    { kind: "growth", opening: currentBalance, years: byYear },
  ],
  toast: (result, { years }) => {
    if (paysSchool(result))
      return complete(`Left when college starts: ${formatBriefUsd(result.afterSchool)}.`);
    return complete(
      movesToRoth(result)
        ? `Can move to a Roth IRA: ${formatBriefUsd(result.rothMovable)}.`
        : `Total future value after ${formatCount(years, "year")}: ${formatUsd(result.totalFutureValue)}.`,
    );
  },

  example: { currentBalance: 5_000, monthlyContribution: 200, years: 15, annualReturn: 6 },
});
