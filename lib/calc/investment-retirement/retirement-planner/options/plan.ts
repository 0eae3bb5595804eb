import { option } from "@/lib/calculator/option";
import { wholeUsdColumn } from "@/lib/calculator/report/columns";
import { age, table } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { formatNumber } from "@/lib/format";

import type { PlanYear } from "../arithmetic/plan-by-year";
import { usualPlanTo } from "../arithmetic/plan-of";
import { retirementPlanner, type RetirementPlannerResult } from "../calculation";
import { planChart } from "../charts";
import { planForm } from "./plan.form";

/** Whether the money lasts to the end of the plan, and what alone would make it last. */
export const plan = option(retirementPlanner, {
  form: planForm,
  isUsed: (_, { desiredAnnualIncome }) => desiredAnnualIncome > 0,
  conditions: {
    moneyRunsOut: { words: "the money runs out", formula: "SUM(planYears.missing)>0" },
    savingsAreMissing: { words: "savings are missing", formula: "missingSavings>0" },
  },
  outputs: {
    lastsToAge: age("Your money lasts to age", {
      absent: "For life",
      explanation: {
        rule: "The retirement age plus the months until nothing pays part of your spending.",
        formula: "retirementAge+SUM(planYears.lasted)/12",
        onlyIf: "moneyRunsOut",
      },
    }),
    neededSavings: wholeUsd("Savings needed when you retire", {
      note: "To last to the end of your plan, in today’s dollars.",
      explanation: {
        rule: "The most that the years up to any one of them take of your savings, each year at its worth on the day you retire.",
        formula: "MAX(planYears.needed)",
      },
    }),
    missingSavings: wholeUsd("Missing when you retire", {
      note: "In today’s dollars.",
      when: ({ missingSavings }) => missingSavings > 0,
      explanation: {
        rule: "The savings needed minus those you will have, in today’s dollars.",
        formula: "MAX(0, neededSavings-todaysSavings)",
      },
    }),
    enoughContribution: wholeUsd("Enough to save a month", {
      note: "From now on, in place of what you entered.",
      explanation: {
        rule: "The fixed monthly payment that grows today’s savings to those needed, in the dollars of the day you retire.",
        formula:
          "-PMT(investmentReturn/1200, yearsLeft*12, -currentSavings, neededSavings*(1+inflation/100)^yearsLeft)",
        onlyIf: "savingsAreMissing",
      },
    }),
    enoughRetirementAge: age("Or retire at age", {
      explanation: {
        rule: "The first age, a whole number of years later, at which the plan lasts, worked out again for each.",
        lookup: true,
        onlyIf: "savingsAreMissing",
      },
    }),
    enoughSpending: wholeUsd("Or spend a year", {
      note: "In today’s dollars.",
      explanation: {
        rule: "The spending for which the savings needed are those you will have, found by trying.",
        lookup: true,
        onlyIf: "savingsAreMissing",
      },
    }),
    enoughClaimAge: age("Or claim Social Security at age", {
      explanation: {
        rule: "The first age, up to 70, at which a claim makes the plan last.",
        lookup: true,
        onlyIf: "savingsAreMissing",
      },
    }),
    planYears: table<RetirementPlannerResult, PlanYear>("Your years in retirement", {
      by: "year",
      columns: {
        year: {
          label: "Year",
          show: formatNumber,
          exact: plainDecimal,
          hidden: true,
          formula: "previous.year+1",
        },
        age: {
          label: "Age",
          show: formatNumber,
          exact: plainDecimal,
          formula: "retirementAge+year-1",
        },
        spending: { ...wholeUsdColumn("Spending", "desiredAnnualIncome", "sum"), hidden: true },
        drawn: wholeUsdColumn("From savings", "spending-socialSecurity-otherIncome-missing", "sum"),
        left: wholeUsdColumn("Savings left", undefined, "last"),
        missing: wholeUsdColumn("Missing", undefined, "sum"),
        socialSecurity: wholeUsdColumn("Social Security", undefined, "sum"),
        otherIncome: wholeUsdColumn("Other income", undefined, "sum"),
        bridge: { ...wholeUsdColumn("Bridge to Social Security"), hidden: true },
        lasted: {
          label: "Months paid before the money first runs out",
          show: formatNumber,
          exact: plainDecimal,
          hidden: true,
        },
        needed: { ...wholeUsdColumn("Savings needed to its end"), hidden: true },
      },
      start: { year: "0" },
      count: "COUNT(planYears.missing)",
      totals: () => ({}),
      note: "In today’s dollars. What Social Security and other income leave of your spending comes from savings at the end of each month.",
    }),
  },
  section: {
    title: (_, { planTo = usualPlanTo }) => `To make it last to ${formatNumber(planTo)}`,
    text: (result) =>
      result.missingSavings > 0
        ? "Each of these alone would do, with everything else as it is. In today’s dollars, at a steady return."
        : "In today’s dollars, at a steady return.",
    figures: [
      "neededSavings",
      "missingSavings",
      "enoughContribution",
      "enoughRetirementAge",
      "enoughSpending",
      "enoughClaimAge",
    ],
  },
  verdict: null,
  errors: null,
  charts: { first: planChart },
});
