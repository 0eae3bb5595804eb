import type { Lines } from "@/lib/calculator/charts/chart";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import { option } from "@/lib/calculator/option";
import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { positionColumn, usdColumn } from "@/lib/calculator/report/columns";
import { table, usd } from "@/lib/calculator/report/outputs";
import { growthByYear } from "@/lib/finance/time-value/growth-by-year";
import { formatCount, formatNumber, formatRoundedUsd, formatWholeUsd } from "@/lib/format";

import type { CollegeYear } from "../arithmetic/college-plan";
import {
  collegeSavings,
  type CollegeSavingsInput,
  type CollegeSavingsResult,
  type WithPlan,
} from "../calculation";
import { savingInWords } from "../words";
import { collegePlanForm } from "./college-plan.form";

export const isPlanned = (result: CollegeSavingsResult): result is WithPlan =>
  result.planNeeded !== undefined;

/** The family’s own part of college, over the years that it takes. */
export const collegePlan = option(collegeSavings, {
  form: collegePlanForm,
  isUsed: isPlanned,
  conditions: {
    isPlanned: {
      words: "you enter years, aid or a share, or let savings grow during college",
      formula:
        'OR(NOT(ISBLANK(collegeYears)), NOT(ISBLANK(shareCovered)), yearlyAid>0, keepGrowing="kept")',
    },
  },
  steps: {
    paidYears: {
      label: "Years in college",
      formula: "IF(ISBLANK(collegeYears), 4, collegeYears)",
    },
    firstBill: {
      label: "What you pay for the first year",
      formula:
        "MAX(0, annualCost-yearlyAid)*IF(ISBLANK(shareCovered), 100, shareCovered)/100*costGrowth^yearsLeft",
    },
    growthInCollege: {
      label: "Growth of savings in a year of college",
      formula: 'IF(keepGrowing="kept", (1+annualReturn/1200)^12-1, 0)',
    },
    planToSave: {
      label: "Plan not covered by current savings",
      formula: "MAX(0, planNeeded-futureValueOfCurrentSavings)",
    },
  },
  outputs: {
    planMonthly: usd("Monthly savings for your plan", {
      note: "Starting now, until college starts.",
      explanation: {
        rule: "The fixed monthly contribution that grows to what current savings leave of the plan.",
        formula: "PMT(annualReturn/1200, yearsLeft*12, 0, -planToSave)",
        onlyIf: "isPlanned",
      },
    }),
    planSurplus: briefUsd("Surplus or shortfall of your plan", {
      signLabels: {
        above: "More than your plan takes",
        below: "Less than your plan takes",
        zero: "Exactly covered",
      },
      explanation: {
        rule: "What is saved when college starts, minus what the plan takes.",
        formula: "planSaved-planNeeded",
        onlyIf: "isPlanned",
      },
    }),
    planCost: briefUsd("What you pay in all years", {
      explanation: {
        rule: "Your part of each year’s cost, each year costing more than the year before.",
        formula: "FV(costInflation/100, paidYears, -firstBill)",
        onlyIf: "isPlanned",
      },
    }),
    planNeeded: briefUsd("Needed when college starts", {
      explanation: {
        rule: "The bills added up. If savings keep growing, each is divided by the growth until it is due.",
        formula: "FV(costGrowth/(1+growthInCollege)-1, paidYears, -firstBill)",
        onlyIf: "isPlanned",
      },
    }),
    planSaved: briefUsd("Saved when college starts", {
      explanation: {
        rule: "Current savings plus your contribution, or plus the one your plan takes if you left it blank.",
        formula:
          "futureValueOfCurrentSavings+IF(isLeftBlank, planToSave, futureValueOfContributions)",
        onlyIf: "isPlanned",
      },
    }),
    planByYear: table<CollegeSavingsResult, CollegeYear>("Savings during college", {
      by: "year",
      columns: {
        year: positionColumn("Year of college", "previous.year+1"),
        cost: usdColumn("You pay", "firstBill*costGrowth^previous.year", "sum"),
        paid: usdColumn("From savings", "MIN(previous.balance, cost)", "sum"),
        short: usdColumn("Short", "cost-paid", "sum"),
        growth: usdColumn("Growth", "(previous.balance-paid)*growthInCollege", "sum"),
        balance: usdColumn("Balance", "previous.balance-paid+growth", "last"),
      },
      count: "IF(isPlanned, paidYears, 0)",
      start: { year: "0", balance: "planSaved" },
      totals: ({ planCost }) => (planCost === undefined ? {} : { cost: planCost }),
    }),
  },
  section: {
    text: (_, { keepGrowing }) =>
      keepGrowing === "kept"
        ? "Each year is paid at its start, and what is left goes on earning your return. You stop contributing when college starts. The four years above are all due at once, without aid."
        : "All your years are needed on the first day, and earn nothing after that. The four years above are without aid.",
    figures: ["planMonthly", "planSurplus", "planCost", "planNeeded", "planSaved"],
  },
  verdict: {
    instead(result, input) {
      const { planCost, planNeeded, planMonthly, planSurplus } = result;
      if (planCost === 0) return "Your family has nothing to pay, so there is nothing to save for.";
      return savingInWords(input, {
        bill: `your part of ${formatCount(input.collegeYears ?? 4, "year")}`,
        required: planMonthly,
        over: planSurplus,
        hasRest: planNeeded > result.futureValueOfCurrentSavings && planMonthly > 0,
        currentThen: result.futureValueOfCurrentSavings,
      });
    },
  },
  errors(_, { annualCost, yearlyAid = 0 }) {
    if (yearlyAid <= annualCost) return {};
    return {
      yearlyAid: `This is more than the ${formatRoundedUsd(annualCost)} a year that college costs: nothing is left to pay.`,
    };
  },
  charts: { instead: runningDownChart },
});

/** The savings at each age of the child, until the last year of college is over. */
function runningDownChart(result: WithPlan, input: CollegeSavingsInput): Lines[] {
  const { planByYear, planSaved, planMonthly, planCost } = result;
  const { childAge, collegeAge, currentSavings, annualReturn, monthlyContribution } = input;
  if (planCost < 1) return [];
  const monthly = monthlyContribution ?? planMonthly;
  const before = drawnYears(
    growthByYear(annualReturn, collegeAge - childAge, monthly, currentSavings),
  );
  const path = [
    { age: childAge, balance: currentSavings },
    ...before.map(({ year, balance }) => ({ age: childAge + year, balance })),
    ...planByYear.map(({ year, balance }) => ({ age: collegeAge + year, balance })),
  ];
  const runsOut = planByYear.find(({ short }) => short > 0);
  return [
    {
      kind: "lines",
      curve: "straight",
      name: "plan",
      title: runsOut
        ? `Your savings run out in year ${formatNumber(runsOut.year)} of college`
        : `Your savings pay your part of ${formatCount(planByYear.length, "year")}`,
      subject: "Savings at each age of the child, until college is over",
      x: { label: "Age of the child", values: path.map(({ age }) => age) },
      series: [{ label: "Savings", values: path.map(({ balance }) => balance) }],
      marks: [
        {
          x: collegeAge,
          y: planSaved,
          label: "College starts",
          detail: `${formatWholeUsd(planSaved)} saved`,
        },
      ],
    },
  ];
}
