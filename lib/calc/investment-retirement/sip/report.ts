import { grown } from "@/lib/calculator/report/breakdown";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd, formatUsd } from "@/lib/format";
import { yearlyFees } from "@/lib/subjects/fund-expenses/yearly-fees";
import { contributedInAll, grownValue } from "@/lib/subjects/growth/growth-formulas";
import { growthTable } from "@/lib/subjects/growth/growth-table";
import { inflation } from "@/lib/subjects/inflation/inflation";
import { marketHistory } from "@/lib/subjects/market-history/market-history";
import { stepUp } from "@/lib/subjects/step-up/step-up";

import { sip, type SipInput, type SipResult } from "./calculation";

const netReturn = "annualReturn-expenseRatio";
const monthlyReturn = `(${netReturn})/1200`;
const plan = { contribution: "monthlyInvestment", rise: "stepUp" };
const inTodaysDollars = inflation("totalValue");
const inHistory = marketHistory<SipInput>({
  years: ({ years }) => years,
  contributions: "What you pay in loses worth with the inflation you enter.",
});
const step = stepUp({
  monthly: "monthlyInvestment",
  contribution: "monthlyInvestment",
  rate: monthlyReturn,
  opening: "0",
});
const fees = yearlyFees<SipInput>({
  valueWithout: grownValue({ ...plan, rate: "annualReturn/1200", years: "years" }),
  withoutFees: ({ annualReturn, years, monthlyInvestment, stepUp }) => ({
    annualRate: annualReturn,
    years,
    contribution: monthlyInvestment,
    rise: stepUp,
  }),
});

export const report = defineReport(sip, {
  headline: "totalValue",
  options: [step, inHistory, fees, inTodaysDollars],
  outputs: {
    totalValue: usd("Total value", {
      explanation: {
        rule: "Each monthly investment with growth to the end of the period.",
        formula: grownValue({ ...plan, rate: monthlyReturn, years: "years" }),
      },
    }),
    totalInvested: usd("Total invested", {
      explanation: {
        rule: "The monthly investment times the number of months.",
        formula: contributedInAll({ ...plan, years: "years" }),
      },
    }),
    wealthGained: usd("Wealth gained", {
      explanation: {
        rule: "The total value minus the money invested.",
        formula: "totalValue-totalInvested",
      },
    }),
    ...fees.outputs,
    ...inTodaysDollars.outputs,
    startedAYearLater: briefUsd("Total value if you start a year later", {
      note: "On the same end date.",
      explanation: {
        rule: "The same plan with twelve fewer investments.",
        formula: grownValue({ ...plan, rate: monthlyReturn, years: "years-1" }),
        onlyIf: "years>1",
      },
    }),
    byYear: growthTable("Year by year", {
      years: "years",
      rate: netReturn,
      contribution: "monthlyInvestment",
      opening: "0",
      rise: "stepUp",
      totals: ({ totalInvested, wealthGained, totalValue }) => ({
        contributed: totalInvested,
        growth: wealthGained,
        balance: totalValue,
      }),
    }),
  },

  verdict: planInWords,
  breakdown: ({ totalInvested, wealthGained }) => grown(totalInvested, wealthGained),
  charts: ({ byYear }) => [{ kind: "growth", opening: 0, years: byYear }],
  toast: ({ totalValue }, { years }) =>
    complete(`Your plan could reach ${formatUsd(totalValue)} in ${formatCount(years, "year")}.`),

  example: { monthlyInvestment: 250, annualReturn: 7, years: 25 },
});

function planInWords(result: SipResult, { years }: SipInput): string {
  const { totalValue, totalInvested, wealthGained, costOfExpenses, startedAYearLater } = result;
  if (wealthGained < 0)
    return `The fees are more than the plan earns: you lose ${formatRoundedUsd(-wealthGained)} of the ${formatRoundedUsd(totalInvested)} you pay in.`;
  const fees =
    costOfExpenses > 0 ? ` The fees cost you ${formatRoundedUsd(costOfExpenses)} by then.` : "";
  if (wealthGained === 0) return `At 0%, the plan is worth what you put in.${fees}`;
  const gain = `In ${formatCount(years, "year")}, you pay in ${formatRoundedUsd(totalInvested)} and growth adds ${formatRoundedUsd(wealthGained)}`;
  return startedAYearLater === null
    ? `${gain}.${fees}`
    : `${gain}; starting a year later would leave you ${formatRoundedUsd(totalValue - startedAYearLater)} less.${fees}`;
}
