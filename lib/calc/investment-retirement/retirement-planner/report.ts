import { divisionOf, type Lines } from "@/lib/calculator/charts/chart";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { defineReport } from "@/lib/calculator/report/define-report";
import { formatAge } from "@/lib/calculator/report/duration";
import { exportedTable } from "@/lib/calculator/report/exported-table";
import { complete } from "@/lib/calculator/report/notice";
import { count, percentage, table, usd } from "@/lib/calculator/report/outputs";
import { sumBy } from "@/lib/finance/sum-by";
import { growthFactor } from "@/lib/finance/time-value/growth-factor";
import { formatNumber, formatUsd, formatWholeUsd } from "@/lib/format";
import { growthTable } from "@/lib/subjects/growth/growth-table";
import { todaysDollars } from "@/lib/subjects/inflation/inflation";
import { invalidAges, retirementNotAhead } from "@/lib/subjects/retirement-age/retirement-age";
import { addedStateTax } from "@/lib/subjects/state-tax/added-state-tax";
import { neededStateLaws } from "@/lib/subjects/state-tax/needed-state-laws";

import { drawdownByYear, type DrawdownYear } from "./arithmetic/drawdown-by-year";
import {
  retirementPlanner,
  type RetirementPlannerInput,
  type RetirementPlannerResult,
} from "./calculation";
import { history } from "./options/history";
import { otherIncomeForm } from "./options/other-income.form";
import { plan } from "./options/plan";
import { socialSecurity } from "./options/social-security";
import { taxes } from "./options/taxes";
import { stateForm } from "./options/taxes.form";
import { verdictOn } from "./words";

/** The savings in retirement, year by year, in today’s dollars. */
const drawdown = exportedTable(
  table<RetirementPlannerResult, DrawdownYear>("Savings in retirement", {
    by: "year",
    columns: {
      year: positionColumn("Year", "MIN(previous.year+1, yearsShown)"),
      age: positionColumn("Age", "retirementAge+year"),
      drawn: usdColumn("Withdrawn", "desiredAnnualIncome*(year-previous.year)", "sum"),
      left: usdColumn(
        "Savings left",
        "MAX(0, FV(realMonthlyReturn/100, year*12, desiredAnnualIncome/12, -todaysSavings))",
        "last",
      ),
    },
    start: { year: "0", age: "retirementAge", left: "todaysSavings" },
    count: "IF(desiredIncome>0, ROUNDUP(yearsShown, 0), 0)",
    totals: () => ({}),
    note: "In today’s dollars: the income rises with inflation, and the savings are adjusted for it.",
  }),
  drawdownByYear,
);

export const report = defineReport(retirementPlanner, {
  invalidMessage: invalidAges,
  validate: retirementNotAhead,

  needed: neededStateLaws,
  headline: "estimatedSavings",
  whole: {
    figure: "lastsToAge",
    leads: ({ desiredIncome }) => desiredIncome > 0,
    words: (_, { retirementAge }) => ({
      titles: [`If you retire at ${formatNumber(retirementAge)}`, "Savings in future dollars"],
      why: "The first figure counts all that you entered, in today’s dollars. Those below count no Social Security and no other income.",
    }),
  },
  // What alone would make the money last comes first.
  moves: [
    "monthlyContribution",
    "retirementAge",
    "desiredAnnualIncome",
    "claimAge",
    "investmentReturn",
  ],
  options: [
    plan,
    socialSecurity,
    otherIncomeForm,
    history,
    taxes,
    addedStateTax(stateForm, "the withdrawals"),
  ],
  conditions: {
    runsOut: {
      words: "you withdraw more than your savings earn",
      formula: "AND(desiredIncome>0, desiredIncome/12>estimatedSavings*realMonthlyReturn/100)",
    },
  },
  steps: {
    yearsLeft: { label: "Years until retirement", formula: "retirementAge-currentAge" },
    yearsShown: {
      label: "Years of retirement shown",
      formula: "IF(runsOut, MIN(60, monthsOfIncome/12), 40)",
    },
  },
  outputs: {
    estimatedSavings: usd("Estimated savings at retirement", {
      explanation: {
        rule: "Your savings and monthly contributions, with growth.",
        formula: "FV(investmentReturn/1200, yearsLeft*12, -monthlyContribution, -currentSavings)",
      },
    }),
    todaysSavings: todaysDollars("estimatedSavings", "yearsLeft"),
    desiredIncome: usd("Desired income at retirement", {
      note: "Per year, in the dollars of that time.",
      explanation: {
        rule: "The income in today’s dollars, raised by inflation for each year until retirement.",
        formula: "desiredAnnualIncome*(1+inflation/100)^yearsLeft",
      },
    }),
    requiredNestEgg: usd("Nest egg needed", {
      explanation: {
        rule: "That income divided by the withdrawal rate.",
        formula: "desiredIncome/(withdrawalRate/100)",
      },
    }),
    shortfall: usd("Shortfall", {
      explanation: {
        rule: "The nest egg minus the savings, but not below zero.",
        formula: "MAX(0, requiredNestEgg-estimatedSavings)",
      },
    }),
    surplus: usd("Surplus", {
      explanation: {
        rule: "The savings minus the nest egg, but not below zero.",
        formula: "MAX(0, estimatedSavings-requiredNestEgg)",
      },
    }),
    sufficientContribution: usd("Monthly contribution that closes the shortfall", {
      note: "Starting now, instead of the one you entered.",
      explanation: {
        rule: "The fixed monthly payment that grows today’s savings to the nest egg.",
        formula: "-PMT(investmentReturn/1200, yearsLeft*12, -currentSavings, requiredNestEgg)",
        onlyIf: "shortfall>0",
      },
    }),
    realMonthlyReturn: percentage("Monthly return after inflation", {
      hidden: true,
      explanation: {
        rule: "What your savings earn each month in retirement, after inflation.",
        formula: "((1+investmentReturn/1200)/(1+inflation/100)^(1/12)-1)*100",
      },
    }),
    yearsCovered: count("year")("How long the savings last", {
      continuedBy: "monthsCovered",
      note: "With income that rises with inflation.",
      explanation: {
        rule: "The whole years in the months of income.",
        formula: "INT(monthsOfIncome/12)",
        onlyIf: "runsOut",
      },
    }),
    monthsCovered: count("month")("Leftover months", {
      explanation: {
        rule: "The months left over after the whole years.",
        formula: "MOD(monthsOfIncome, 12)",
        onlyIf: "runsOut",
      },
    }),
    monthsOfIncome: count("month")("Months of income", {
      hidden: true,
      explanation: {
        rule: "How many whole months you can withdraw one twelfth of the income.",
        formula: "ROUNDDOWN(NPER(realMonthlyReturn/100, desiredIncome/12, -estimatedSavings), 0)",
        onlyIf: "runsOut",
      },
    }),
    growthByYear: growthTable("Savings by year", {
      years: "yearsLeft",
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

  verdict: verdictOn,
  notCounted: [
    {
      words: "Social Security",
      adds: "yearlyEarnings",
      when: ({ socialSecurityMonthly }) => socialSecurityMonthly === undefined,
    },
    {
      words: "pensions and other income",
      adds: "otherIncome",
    },
    {
      words: "income tax on what you take out",
      adds: "state",
      when: ({ withdrawalYears }) => withdrawalYears === undefined,
    },
  ],
  charts: (result, input) => pathChart(result, input),
  exported: { drawdown },
  toast: ({ estimatedSavings, shortfall, surplus, lastsToAge }, { desiredAnnualIncome }) =>
    complete(
      desiredAnnualIncome > 0
        ? `Your money lasts ${lastsToAge === null ? "for life" : `until you are ${formatAge(lastsToAge)} old`}.`
        : `Estimated savings: ${formatUsd(estimatedSavings)}. ${shortfall > 0 ? `Shortfall: ${formatUsd(shortfall)}.` : `Surplus: ${formatUsd(surplus)}.`}`,
    ),

  example: {
    currentAge: 38,
    retirementAge: 65,
    currentSavings: 85_000,
    monthlyContribution: 900,
    investmentReturn: 6,
    desiredAnnualIncome: 50_000,
    inflation: 3,
    withdrawalRate: 4,
    benefitAtFullAge: 2_000,
    claimAge: 67,
    planTo: 95,
    stocks: 60,
  },
});

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
          ? `At ${age}, you have ${formatWholeUsd(estimatedSavings)} of the ${formatWholeUsd(requiredNestEgg)} you need`
          : `At ${age}, you have ${formatWholeUsd(estimatedSavings - requiredNestEgg)} more than the ${formatWholeUsd(requiredNestEgg)} you need`,
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
