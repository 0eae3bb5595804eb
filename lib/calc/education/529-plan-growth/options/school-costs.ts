import type { Lines } from "@/lib/calculator/charts/chart";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table } from "@/lib/calculator/report/outputs";
import { formatCount, formatRoundedUsd, formatWholeUsd } from "@/lib/format";

import type { SchoolYear } from "../arithmetic/school-costs";
import {
  planGrowth,
  type PlanGrowthInput,
  type PlanGrowthResult,
  type WithSchoolCosts,
} from "../calculation";
import { schoolCostsForm } from "./school-costs.form";

export const paysSchool = (result: PlanGrowthResult): result is WithSchoolCosts =>
  result.afterSchool !== undefined;

/** What a plan has left that pays for school before college. */
export const schoolCosts = option(planGrowth, {
  form: schoolCostsForm,
  isUsed: paysSchool,
  conditions: {
    paysSchool: {
      words: "you enter school costs from a year before college",
      formula: "AND(k12Cost>0, firstSchoolYear<=years)",
    },
  },
  steps: {
    firstSchoolYear: {
      label: "First year of school costs",
      formula: "IF(ISBLANK(k12From), 1, k12From)",
    },
    lastSchoolYear: {
      label: "Last year of school costs",
      formula: "IF(ISBLANK(k12Years), years, firstSchoolYear+k12Years-1)",
    },
  },
  outputs: {
    afterSchool: briefUsd("Left when college starts", {
      explanation: {
        rule: "The balance at the end of the last year.",
        formula: "INDEX(bySchoolYear.balance, years)",
        onlyIf: "paysSchool",
      },
    }),
    k12Withdrawn: briefUsd("Taken for school", {
      explanation: {
        rule: "What was taken, added up.",
        formula: "SUM(bySchoolYear.withdrawn)",
        onlyIf: "paysSchool",
      },
    }),
    k12Short: briefUsd("School costs the plan can’t pay", {
      when: ({ k12Short = 0 }) => k12Short > 0,
      explanation: {
        rule: "What school cost more than there was, added up.",
        formula: "SUM(bySchoolYear.short)",
        onlyIf: "paysSchool",
      },
    }),
    lessForCollege: briefUsd("Less for college", {
      explanation: {
        rule: "The future value without school costs minus what is left: what was taken, and its growth.",
        formula: "totalFutureValue-afterSchool",
        onlyIf: "paysSchool",
      },
    }),
    bySchoolYear: table<PlanGrowthResult, SchoolYear>("Year by year with school costs", {
      by: "year",
      columns: {
        year: positionColumn("Year", "previous.year+1"),
        contributed: usdColumn("Paid in", "12*monthlyContribution", "sum"),
        growth: usdColumn(
          "Growth",
          "FV(annualReturn/1200, 12, -monthlyContribution, -previous.balance)-previous.balance-contributed",
          "sum",
        ),
        withdrawn: usdColumn(
          "For school",
          "MIN(previous.balance+contributed+growth, IF(AND(year>=firstSchoolYear, year<=lastSchoolYear), k12Cost, 0))",
          "sum",
        ),
        short: usdColumn(
          "Short",
          "IF(AND(year>=firstSchoolYear, year<=lastSchoolYear), k12Cost, 0)-withdrawn",
          "sum",
        ),
        balance: usdColumn("Balance", "previous.balance+contributed+growth-withdrawn", "last"),
      },
      count: "IF(paysSchool, years, 0)",
      start: { year: "0", balance: "currentBalance" },
      totals: ({ k12Withdrawn, k12Short, afterSchool }) =>
        afterSchool === undefined
          ? {}
          : { withdrawn: k12Withdrawn, short: k12Short, balance: afterSchool },
    }),
  },
  section: {
    text: "Each year’s costs are taken at the end of that year. Your state may tax money for school, or take back its deduction. History is left out here.",
    figures: ["afterSchool", "k12Withdrawn", "k12Short", "lessForCollege"],
    source:
      "26 U.S.C. 529(c)(7) and (e)(3)(A), as amended by Pub. L. 119-21: $20,000 a year from 2026, before that $10,000. Read in secondary sources.",
  },
  verdict: {
    instead(result, { k12Cost = 0 }) {
      const { afterSchool, k12Short, lessForCollege } = result;
      const less = `${formatRoundedUsd(lessForCollege)} less than without school costs`;
      if (k12Short > 0)
        return `The plan can’t pay all of ${formatRoundedUsd(k12Cost)} a year for school: ${formatRoundedUsd(k12Short)} is missing, and college has ${less}.`;
      return afterSchool === 0
        ? `School would take all of the plan, ${formatRoundedUsd(lessForCollege)} at the time of college.`
        : `After ${formatRoundedUsd(k12Cost)} a year for school, college has ${less}.`;
    },
  },
  errors(_, { years, k12Cost = 0, k12From, k12Years }) {
    const first = k12From ?? 1;
    if (k12Cost === 0)
      return k12From != null || k12Years != null
        ? { k12Cost: "Enter what the plan pays for school a year." }
        : {};
    if (first > years) return { k12From: `College starts after ${formatCount(years, "year")}.` };
    return k12Years != null && first + k12Years - 1 > years
      ? {
          k12Years: `Only ${formatCount(years - first + 1, "year")} until college are counted.`,
        }
      : {};
  },
  charts: { instead: schoolChart },
});

/** The balance with school costs and without, year by year. */
function schoolChart(
  { byYear, bySchoolYear, afterSchool, totalFutureValue }: WithSchoolCosts,
  { currentBalance }: PlanGrowthInput,
): Lines[] {
  if (totalFutureValue < 1) return [];
  const balances = (years: readonly { balance: number }[]) => [
    currentBalance,
    ...drawnYears(years).map(({ balance }) => balance),
  ];
  return [
    {
      kind: "lines",
      curve: "straight",
      name: "school",
      title: `With school costs, the plan has ${formatWholeUsd(afterSchool)} for college`,
      subject: "The plan’s balance with school costs and without",
      x: { label: "Years from now", values: [0, ...drawnYears(byYear).map(({ year }) => year)] },
      series: [
        { label: "Without school costs", values: balances(byYear) },
        { label: "With school costs", values: balances(bySchoolYear) },
      ],
      marks: [],
    },
  ];
}
