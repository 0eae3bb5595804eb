import type { Amounts } from "@/lib/calculator/charts/chart";
import { grown } from "@/lib/calculator/report/breakdown";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete } from "@/lib/calculator/report/notice";
import { count, decimalYears, percentage, usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { growthEarned } from "@/lib/finance/time-value/growth-earned";
import {
  formatCount,
  formatPercent,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
  formatYears,
} from "@/lib/format";
import { yearlyFees } from "@/lib/subjects/fund-expenses/yearly-fees";
import { contributedInAll, grownValue } from "@/lib/subjects/growth/growth-formulas";
import { growthTable } from "@/lib/subjects/growth/growth-table";
import { inflation } from "@/lib/subjects/inflation/inflation";
import { marketHistory } from "@/lib/subjects/market-history/market-history";
import { stepUp } from "@/lib/subjects/step-up/step-up";

import {
  compoundInterest,
  type CompoundInterestInput,
  type CompoundInterestResult,
} from "./calculation";
import { monthlyRateOf, timesOf } from "./arithmetic/monthly-rate-of";
import { compoundingForm } from "./form";
import { prices } from "./options/prices";

const savings = {
  years: "years",
  contribution: "monthlyContribution",
  opening: "principal",
  rise: "stepUp",
};
const inTodaysDollars = inflation("totalValue");
const inHistory = marketHistory<CompoundInterestInput>({
  years: ({ years }) => years,
  contributions: "What you pay in loses worth with the inflation you enter.",
});
const step = stepUp({
  monthly: "monthlyContribution",
  contribution: "monthlyContribution",
  rate: "monthlyRate/100",
  opening: "principal",
});
const fees = yearlyFees<CompoundInterestInput>({
  valueWithout: "valueWithoutFees",
  withoutFees: ({ annualRate, compounding = "monthly", principal, ...input }) => ({
    annualRate: monthlyRateOf(annualRate, timesOf[compounding]) * 1200,
    years: input.years,
    contribution: input.monthlyContribution,
    opening: principal,
    rise: input.stepUp,
  }),
});

/** Years after which nobody waits for money to double. */
const longestTold = 100;

export const report = defineReport(compoundInterest, {
  headline: "totalValue",
  options: [step, inHistory, prices, compoundingForm, fees, inTodaysDollars],
  steps: {
    rateWithoutFees: {
      label: "Monthly rate without fees",
      formula: "(1+annualRate/100/timesAYear)^(timesAYear/12)-1",
    },
    valueWithoutFees: {
      label: "Total value without fees",
      formula: grownValue({ ...savings, rate: "rateWithoutFees" }),
    },
  },
  outputs: {
    timesAYear: count("time")("Compounding periods per year", {
      hidden: true,
      explanation: {
        rule: "Once a year, each month or each day.",
        formula: 'IF(compounding="daily", 365, IF(compounding="monthly", 12, 1))',
      },
    }),
    monthlyRate: percentage("Monthly rate", {
      hidden: true,
      explanation: {
        rule: "The annual rate converted to a monthly rate, given how often interest is added.",
        formula: "((1+(annualRate-expenseRatio)/100/timesAYear)^(timesAYear/12)-1)*100",
      },
    }),
    totalValue: usd("Total value", {
      explanation: {
        rule: "The principal and each contribution, with interest to the last month.",
        formula: grownValue({ ...savings, rate: "monthlyRate/100" }),
      },
    }),
    totalContributions: usd("Total contributions", {
      note: "Including the principal.",
      explanation: {
        rule: "The principal plus all monthly contributions.",
        formula: `principal+${contributedInAll(savings)}`,
      },
    }),
    totalInterest: usd("Total interest", {
      explanation: {
        rule: "The total value minus the contributions.",
        formula: "totalValue-totalContributions",
      },
    }),
    ...fees.outputs,
    ...inTodaysDollars.outputs,
    annualYield: percentage("Annual percentage yield (APY)", {
      note: "Including interest on interest.",
      explanation: {
        rule: "The annual rate split into equal parts, each compounding on the last.",
        formula: "((1+(annualRate-expenseRatio)/100/timesAYear)^timesAYear-1)*100",
      },
    }),
    doublingYears: decimalYears("Time for money to double", {
      note: "Without contributions.",
      explanation: {
        rule: "How long a dollar takes to become two at this rate.",
        formula: "NPER(monthlyRate/100, 0, -1, 2)/12",
        onlyIf: "annualRate-expenseRatio>0",
      },
    }),
    byYear: growthTable("Year by year", {
      years: "years",
      rate: "monthlyRate*12",
      contribution: "monthlyContribution",
      opening: "principal",
      rise: "stepUp",
      totals: ({ totalInterest, totalValue, byYear }) => ({
        contributed: sumBy(byYear, ({ contributed }) => contributed),
        growth: totalInterest,
        balance: totalValue,
      }),
    }),
  },

  verdict: growthInWords,
  breakdown: ({ totalContributions, totalInterest }) => grown(totalContributions, totalInterest),
  charts: (result, input) => [
    { kind: "growth", opening: input.principal, years: result.byYear },
    ...partsOf(result, input),
  ],
  toast: ({ totalValue }, { years }) =>
    complete(`Total value after ${formatCount(years, "year")}: ${formatUsd(totalValue)}.`),

  example: { principal: 10_000, annualRate: 7, monthlyContribution: 200, years: 20 },
});

function growthInWords(
  { totalContributions, totalInterest, ...result }: CompoundInterestResult,
  { years }: CompoundInterestInput,
): string {
  const { costOfExpenses, doublingYears } = result;
  if (totalContributions === 0) return "You put nothing in, so there is nothing to grow.";
  if (totalInterest < 0)
    return `The fees are more than the interest: you lose ${formatRoundedUsd(-totalInterest)} of the ${formatRoundedUsd(totalContributions)} you put in.`;
  const fees =
    costOfExpenses > 0 ? ` The fees cost you ${formatRoundedUsd(costOfExpenses)} by then.` : "";
  if (totalInterest === 0)
    return fees
      ? `The fees take all the interest: you have only what you put in.${fees}`
      : "At 0%, you have only what you put in.";
  const sum = `In ${formatCount(years, "year")}, you put in ${formatRoundedUsd(totalContributions)} and interest adds ${formatRoundedUsd(totalInterest)}`;
  return doublingYears === null || doublingYears > longestTold
    ? `${sum}.${fees}`
    : `${sum}; at this rate, money doubles in ${formatYears(doublingYears)}.${fees}`;
}

/** What the value consists of, where both the principal and the contributions have earned. */
function partsOf(
  { totalValue, totalContributions, totalInterest, monthlyRate }: CompoundInterestResult,
  { principal, monthlyContribution, years, stepUp = 0 }: CompoundInterestInput,
): Amounts[] {
  const onPrincipal = growthEarned(monthlyRate / 100, years * 12, 0, principal);
  const onContributions =
    stepUp > 0
      ? totalInterest - onPrincipal
      : growthEarned(monthlyRate / 100, years * 12, monthlyContribution, 0);
  if (onPrincipal < 1 || onContributions < 1) return [];

  const rows = [
    { label: "Principal", amount: principal },
    { label: "Monthly contributions", amount: totalContributions - principal },
    { label: "Interest on the principal", amount: onPrincipal },
    { label: "Interest on the contributions", amount: onContributions },
  ];
  return [
    {
      kind: "amounts",
      name: "parts",
      title: `Interest is ${formatPercent((totalInterest / totalValue) * 100)} of the value, ${formatWholeUsd(onPrincipal)} of it on the principal`,
      subject: `What makes up the ${formatWholeUsd(totalValue)}`,
      whole: "the total value",
      rows,
    },
  ];
}
