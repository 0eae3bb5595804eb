import { grown } from "@/lib/calculator/report/breakdown";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";
import { growthTable } from "@/lib/subjects/growth/growth-table";
import { inflation } from "@/lib/subjects/inflation/inflation";

import { sip } from "./calculation";

const inTodaysDollars = inflation("totalValue");

export const report = defineReport(sip, {
  headline: "totalValue",
  options: [inTodaysDollars],
  outputs: {
    totalValue: usd("Total value", {
      explanation: {
        rule: "Each monthly investment with growth to the end of the period.",
        formula: "FV(annualReturn/1200, years*12, -monthlyInvestment)",
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
    ...inTodaysDollars.outputs,
    startedAYearLater: briefUsd("Total value if you start a year later", {
      note: "On the same end date.",
      explanation: {
        rule: "The same plan with twelve fewer investments.",
        formula: "FV(annualReturn/1200, (years-1)*12, -monthlyInvestment)",
        onlyIf: "years>1",
      },
    }),
    byYear: growthTable("Year by year", {
      years: "years",
      rate: "annualReturn",
      contribution: "monthlyInvestment",
      opening: "0",
      totals: ({ totalInvested, wealthGained, totalValue }) => ({
        contributed: totalInvested,
        growth: wealthGained,
        balance: totalValue,
      }),
    }),
  },

  verdict: ({ totalValue, totalInvested, wealthGained, startedAYearLater }, { years }) => {
    if (wealthGained === 0) return "At 0%, the plan is worth what you put in.";
    const gain = `In ${formatCount(years, "year")}, you pay in ${formatRoundedUsd(totalInvested)} and growth adds ${formatRoundedUsd(wealthGained)}`;
    return startedAYearLater === null
      ? `${gain}.`
      : `${gain}; starting a year later would leave you ${formatRoundedUsd(totalValue - startedAYearLater)} less.`;
  },
  breakdown: ({ totalInvested, wealthGained }) => grown(totalInvested, wealthGained),
  charts: ({ byYear }) => [{ kind: "growth", opening: 0, years: byYear }],
  toast: ({ totalValue }, { years }) =>
    complete(`Your plan could reach ${formatUsd(totalValue)} in ${formatCount(years, "year")}.`),

  example: { monthlyInvestment: 250, annualReturn: 7, years: 25 },
});
