import { divisionOf, type Lines } from "@/lib/calculator/charts/chart";
import { defineReport } from "@/lib/calculator/definition";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import { invalidAges, retirementNotAhead } from "@/lib/calculator/form/retirement-age";
import { formatDuration } from "@/lib/calculator/report/duration";
import { complete } from "@/lib/calculator/report/notice";
import { count, growthTable, percentage, usd } from "@/lib/calculator/report/outputs";
import { todaysDollars } from "@/lib/calculator/report/todays-dollars";
import { sumBy } from "@/lib/finance/sum-by";
import { futureValue } from "@/lib/finance/time-value/future-value";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import {
  formatNumber,
  formatRoundedPercent,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";

import {
  retirementPlanner,
  type RetirementPlannerInput,
  type RetirementPlannerResult,
} from "./calculation";
import { drawdown, mostYears, runsOut, yearsWithoutEnd } from "./drawdown";

const years = "retirementAge-currentAge";

export const report = defineReport(retirementPlanner, {
  invalidMessage: invalidAges,
  failureMessage: "Could not calculate a result with the provided inputs.",
  validate: retirementNotAhead,

  headline: "estimatedSavings",
  outputs: {
    estimatedSavings: usd("Estimated savings at retirement", {
      explanation: {
        rule: "The savings and the contribution each month, with their growth.",
        formula: `FV(investmentReturn/1200, (${years})*12, -monthlyContribution, -currentSavings)`,
      },
    }),
    todaysSavings: todaysDollars("estimatedSavings", years),
    desiredIncome: usd("Desired income at retirement", {
      note: "A year, at the prices of that time.",
      explanation: {
        rule: "The income in today’s dollars, raised by the inflation of each year until then.",
        formula: `desiredAnnualIncome*(1+inflation/100)^(${years})`,
      },
    }),
    requiredNestEgg: usd("Nest egg needed", {
      explanation: {
        rule: "The savings of which the withdrawal rate is that income.",
        formula: "desiredIncome/(withdrawalRate/100)",
      },
    }),
    shortfall: usd("Shortfall", {
      explanation: {
        rule: "What the savings are below the nest egg.",
        formula: "MAX(0, requiredNestEgg-estimatedSavings)",
      },
    }),
    surplus: usd("Surplus", {
      explanation: {
        rule: "What the savings are above the nest egg.",
        formula: "MAX(0, estimatedSavings-requiredNestEgg)",
      },
    }),
    sufficientContribution: usd("Monthly contribution that closes the shortfall", {
      note: "From now on, in place of the one you entered.",
      explanation: {
        rule: "The level payment that fills today’s savings up to the nest egg.",
        formula: `-PMT(investmentReturn/1200, (${years})*12, -currentSavings, requiredNestEgg)`,
        onlyIf: "shortfall>0",
      },
    }),
    realMonthlyReturn: percentage("Monthly return beyond inflation", {
      hidden: true,
      explanation: {
        rule: "What the savings earn a month in retirement, the rise of prices taken out.",
        formula: "((1+investmentReturn/1200)/(1+inflation/100)^(1/12)-1)*100",
      },
    }),
    yearsCovered: count("year")("How long the savings last", {
      continuedBy: "monthsCovered",
      note: "At the same return in retirement, the income rising with inflation.",
      explanation: {
        rule: "Whole years in the months of income.",
        formula: "INT(monthsOfIncome/12)",
        onlyIf: runsOut,
      },
    }),
    monthsCovered: count("month")("Months beyond whole years", {
      explanation: {
        rule: "The months beyond those years.",
        formula: "MOD(monthsOfIncome, 12)",
        onlyIf: runsOut,
      },
    }),
    monthsOfIncome: count("month")("Months of income", {
      hidden: true,
      explanation: {
        rule: "How often a twelfth of the income can be drawn, its whole months counted.",
        formula: "ROUNDDOWN(NPER(realMonthlyReturn/100, desiredIncome/12, -estimatedSavings), 0)",
        onlyIf: runsOut,
      },
    }),
    growthByYear: growthTable("Savings by year", {
      years,
      rate: "investmentReturn",
      contribution: "monthlyContribution",
      opening: "currentSavings",
      totals: ({ estimatedSavings, growthByYear }) => ({
        contributed: sumBy(growthByYear, ({ contributed }) => contributed),
        growth: sumBy(growthByYear, ({ growth }) => growth),
        balance: estimatedSavings,
      }),
    }),
  },

  verdict: (result, { monthlyContribution, desiredAnnualIncome, retirementAge }) => {
    const { estimatedSavings, requiredNestEgg, sufficientContribution, surplus } = result;
    if (desiredAnnualIncome === 0) return "Without an income to draw, no nest egg is needed.";
    const lasting = lastingSentence(result, retirementAge);
    if (sufficientContribution === null)
      return `Your savings are ${surplus === 0 ? "exactly" : `${formatRoundedUsd(surplus)} above`} the nest egg needed. ${lasting}`;
    const share = formatRoundedPercent((estimatedSavings / requiredNestEgg) * 100);
    // Whole dollars, unless they would hide the difference.
    const enough =
      sufficientContribution - monthlyContribution < 1
        ? formatUsd(sufficientContribution)
        : formatWholeUsd(sufficientContribution);
    return `Your savings come to ${share} of the nest egg needed. Saving ${enough} a month instead of ${formatAmount("money", monthlyContribution)} would close the gap. ${lasting}`;
  },
  charts: (result, input) => [...pathChart(result, input), ...retirementChart(result, input)],
  exported: { drawdown },
  toast: ({ shortfall, surplus }) =>
    complete(
      shortfall > 0 ? `Shortfall: ${formatUsd(shortfall)}.` : `Surplus: ${formatUsd(surplus)}.`,
    ),

  example: {
    currentAge: 38,
    retirementAge: 67,
    currentSavings: 85_000,
    monthlyContribution: 900,
    investmentReturn: 6,
    desiredAnnualIncome: 26_000,
    inflation: 3,
    withdrawalRate: 4,
  },
});

/** How long the savings would pay the desired income, as an age. */
function lastingSentence({ monthsOfIncome }: RetirementPlannerResult, retirementAge: number) {
  if (monthsOfIncome === null)
    return "At a steady return they never run out, because they earn what you draw.";
  if (monthsOfIncome === 0) return "They would not pay the income for a month.";
  const lastAge = Math.floor(retirementAge + monthsOfIncome / 12);
  return `As planned, they pay the income until you are ${formatNumber(lastAge)}.`;
}

/** The savings at each age, beside the nest egg that the income would need from that age on. */
function pathChart(
  { growthByYear, estimatedSavings, requiredNestEgg, shortfall }: RetirementPlannerResult,
  input: RetirementPlannerInput,
): Lines[] {
  const { currentAge, retirementAge, currentSavings } = input;
  if (requiredNestEgg < 1 || estimatedSavings < 1) return [];
  const needAfter = (passed: number) =>
    ((input.desiredAnnualIncome * growthFactor(input.inflation / 100, passed)) /
      input.withdrawalRate) *
    100;
  const step = Math.max(1, divisionOf(growthByYear.length * 12).step / 12);
  const drawn = growthByYear.filter(
    ({ year }) => year % step === 0 || year === growthByYear.at(-1)?.year,
  );
  const path = [{ year: 0, balance: currentSavings }, ...drawn];
  const age = formatNumber(retirementAge);

  return [
    {
      kind: "lines",
      curve: "straight",
      name: "path",
      title:
        shortfall > 0
          ? `At ${age} the savings are ${formatWholeUsd(estimatedSavings)} of the ${formatWholeUsd(requiredNestEgg)} needed`
          : `At ${age} the savings are ${formatWholeUsd(estimatedSavings - requiredNestEgg)} above the ${formatWholeUsd(requiredNestEgg)} needed`,
      subject: "Savings, and the nest egg needed to retire at each age",
      x: { label: "Age", values: path.map(({ year }) => currentAge + year) },
      series: [
        { label: "Nest egg needed", values: path.map(({ year }) => needAfter(year)) },
        { label: "Savings", values: path.map(({ balance }) => balance) },
      ],
      marks: [],
    },
  ];
}

/** What is left at each age in retirement, in today’s dollars. None where a year is all. */
function retirementChart(
  { estimatedSavings, todaysSavings, desiredIncome, ...result }: RetirementPlannerResult,
  { retirementAge, desiredAnnualIncome }: RetirementPlannerInput,
): Lines[] {
  const { monthsOfIncome, realMonthlyReturn } = result;
  const end = monthsOfIncome === null ? yearsWithoutEnd : monthsOfIncome / 12;
  if (desiredIncome === 0 || estimatedSavings < 1 || end < 1) return [];

  const last = Math.min(end, mostYears);
  const passed = Array.from({ length: Math.ceil(last) + 1 }, (_, year) => Math.min(year, last));
  const left = passed.map((year) =>
    futureValue(realMonthlyReturn / 100, year * 12, desiredAnnualIncome / 12, -todaysSavings),
  );
  const drawn = `${formatWholeUsd(desiredAnnualIncome)} a year`;
  const shownTo = formatNumber(retirementAge + last);

  return [
    {
      kind: "lines",
      curve: "straight",
      name: "retirement",
      title:
        end > last || monthsOfIncome === null
          ? `Drawing ${drawn}, ${formatWholeUsd(left.at(-1) ?? 0)} is left at ${shownTo}`
          : `Drawing ${drawn}, the savings are used up after ${formatDuration(monthsOfIncome)}`,
      subject: "Savings left at each age in retirement, in today’s dollars",
      x: { label: "Age", values: passed.map((year) => retirementAge + year) },
      series: [{ label: "Savings left", values: left.map((value) => Math.max(0, value)) }],
      marks: [],
    },
  ];
}
