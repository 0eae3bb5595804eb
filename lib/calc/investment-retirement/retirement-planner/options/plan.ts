import { option } from "@/lib/calculator/option";
import { wholeUsdColumn, wordsColumn } from "@/lib/calculator/report/columns";
import { age, table } from "@/lib/calculator/report/outputs";
import { wholeUsd } from "@/lib/calculator/report/whole-usd";
import { plainDecimal } from "@/lib/calculator/form/plain-decimal";
import { formatNumber } from "@/lib/format";

import type { PlanYear } from "../arithmetic/plan-by-year";
import type { ChangedPlan } from "../arithmetic/plan-levers";
import { retirementPlanner, type RetirementPlannerResult } from "../calculation";
import { planChart } from "../charts";
import { idleAges } from "../words";
import { planForm } from "./plan.form";

/** Whether the money lasts to the end of the plan, and what alone would make it last. */
export const plan = option(retirementPlanner, {
  form: planForm,
  isUsed: (_, { desiredAnnualIncome }) => desiredAnnualIncome > 0,
  conditions: {
    moneyRunsOut: { words: "the money runs out", formula: 'COUNTIF(planYears.missing, ">0")>0' },
    isOfThisPlan: {
      words: "it was found for this plan",
      formula:
        "AND(ABS(INDEX(changedPlans.needed, 1)-neededSavings)<0.005, ABS(INDEX(changedPlans.saved, 1)-todaysSavings)<0.005)",
    },
    savingsAreMissing: { words: "savings are missing", formula: "missingSavings>0" },
  },
  steps: {
    realReturn: { label: "Return of a month beyond inflation", formula: "realMonthlyReturn/100" },
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
    planEnd: age("The plan ends at age", {
      hidden: true,
      explanation: {
        rule: "The age to which you plan, or 120 if that is not after you retire.",
        formula: "IF(planTo>retirementAge, planTo, MAX(120, retirementAge+1))",
      },
    }),
    neededSavings: wholeUsd("Savings needed when you retire", {
      note: "To last to the end of your plan.",
      explanation: {
        rule: "The most that the years up to any one of them take of your savings, each year at its worth on the day you retire.",
        formula: "MAX(planYears.needed)",
      },
    }),
    missingSavings: wholeUsd("Missing when you retire", {
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
        check:
          "AND(enoughRetirementAge>retirementAge, INDEX(changedPlans.needed, 2)<=INDEX(changedPlans.saved, 2)*1.000001, isOfThisPlan)",
        proof: {
          "Savings needed when you retire then": "INDEX(changedPlans.needed, 2)",
          "Savings you will have then": "INDEX(changedPlans.saved, 2)",
        },
        onlyIf: "AND(savingsAreMissing, INDEX(changedPlans.isFound, 2)=1)",
      },
    }),
    enoughSpending: wholeUsd("Or spend a year", {
      explanation: {
        rule: "The spending for which the savings needed are those you will have, found by trying.",
        check:
          "AND(enoughSpending<=desiredAnnualIncome, INDEX(changedPlans.needed, 3)<=todaysSavings*1.000001+0.005, isOfThisPlan)",
        proof: {
          "Savings needed with it": "INDEX(changedPlans.needed, 3)",
          "Savings you will have": "todaysSavings",
        },
        onlyIf: "AND(savingsAreMissing, INDEX(changedPlans.isFound, 3)=1)",
      },
    }),
    enoughClaimAge: age("Or claim Social Security at age", {
      explanation: {
        rule: "The first age, up to 70, at which a claim makes the plan last.",
        check:
          "AND(enoughClaimAge<=70, INDEX(changedPlans.needed, 4)<=todaysSavings*1.000001, isOfThisPlan)",
        proof: {
          "Savings needed with it": "INDEX(changedPlans.needed, 4)",
          "Savings you will have": "todaysSavings",
        },
        onlyIf: "AND(savingsAreMissing, INDEX(changedPlans.isFound, 4)=1)",
      },
    }),
    changedPlans: table<RetirementPlannerResult, ChangedPlan>("What each change would need", {
      by: "period",
      columns: {
        change: wordsColumn("Change"),
        isFound: { label: "Is enough", show: String, exact: plainDecimal, hidden: true },
        needed: wholeUsdColumn("Savings needed"),
        saved: wholeUsdColumn("Savings you will have"),
      },
      start: {},
      count: "4",
      isEmpty: ({ isFound }) => isFound === 0,
      totals: () => ({}),
      note: "On the day you then retire, in today’s dollars.",
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
        drawn: wholeUsdColumn("From savings", "wanted-missing", "sum"),
        left: wholeUsdColumn(
          "Savings left",
          "IF(paid=12, MAX(0, FV(realReturn, 12, wanted/12, -previous.left)), 0)",
          "last",
        ),
        socialSecurity: wholeUsdColumn(
          "Social Security",
          "IF(hasBenefit, socialSecurityMonthly*MAX(0, ROUND((age+1-MAX(age, claimedAt))*12, 0)), 0)",
          "sum",
        ),
        otherIncome: wholeUsdColumn("Other income", undefined, "sum"),
        wanted: {
          ...wholeUsdColumn("Left to pay", "spending-socialSecurity-otherIncome"),
          hidden: true,
        },
        paid: {
          label: "Months that savings pay",
          show: formatNumber,
          exact: plainDecimal,
          hidden: true,
          formula:
            "IF(wanted/12<=previous.left*realReturn, 12, MIN(12, ROUNDDOWN(NPER(realReturn, wanted/12, -previous.left)+0.000000001, 0)))",
        },
        missing: wholeUsdColumn(
          "Missing",
          "IF(paid=12, 0, MAX(0, wanted/12*(12-paid)-FV(realReturn, paid, wanted/12, -previous.left)))",
          "sum",
        ),
        lasted: {
          label: "Months paid before the money first runs out",
          show: formatNumber,
          exact: plainDecimal,
          hidden: true,
          formula: "IF(previous.lasted<12, 0, paid)",
        },
        bridge: {
          ...wholeUsdColumn(
            "Bridge to Social Security",
            "IF(hasBenefit, MAX(0, PV(realReturn, MIN(12, ROUND(MAX(0, claimedAt-age)*12, 0), ROUND(MAX(0, planEnd-age)*12, 0)), -(spending-otherIncome)/12)/(1+realReturn)^(12*(year-1))), 0)",
          ),
          hidden: true,
        },
        worth: {
          ...wholeUsdColumn(
            "What the plan has taken, at its worth when you retire",
            "previous.worth+PV(realReturn, MIN(12, ROUND(MAX(0, planEnd-age)*12, 0)), -wanted/12)/(1+realReturn)^(12*(year-1))",
          ),
          hidden: true,
        },
        needed: {
          ...wholeUsdColumn("Savings needed to its end", "MAX(previous.needed, worth)"),
          hidden: true,
        },
      },
      start: {
        year: "0",
        age: "retirementAge-1",
        left: "todaysSavings",
        lasted: "12",
        worth: "0",
        needed: "0",
      },
      count: "COUNT(planYears.otherIncome)",
      while: "OR(previous.age+1<planEnd, AND(previous.age+1<120, previous.lasted=12))",
      totals: () => ({}),
      note: "In today’s dollars. What Social Security and other income leave of your spending comes from savings at the end of each month.",
    }),
  },
  section: {
    title: ({ planEnd }) => `To make it last to ${formatNumber(planEnd)}`,
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
  errors: (_, input) => idleAges(input),
  charts: { first: planChart },
});
