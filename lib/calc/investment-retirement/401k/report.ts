import { briefUsd } from "@/lib/calculator/report/brief-usd";
import { usdColumn } from "@/lib/calculator/report/columns";
import { defineReport } from "@/lib/calculator/report/define-report";
import { complete, refused } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { formatNumber, formatUsd, formatWholeUsd } from "@/lib/format";
import {
  contributionLimitFigures,
  contributionLimitNumbers,
} from "@/lib/subjects/contribution-limit/contribution-limit";
import { growthTable } from "@/lib/subjects/growth/growth-table";
import { todaysDollars } from "@/lib/subjects/inflation/inflation";
import { inflationForm } from "@/lib/subjects/inflation/inflation.form";
import { marketHistory } from "@/lib/subjects/market-history/market-history";
import { invalidAges, retirementNotAhead } from "@/lib/subjects/retirement-age/retirement-age";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { retirement401k, type Retirement401kInput, type Retirement401kResult } from "./calculation";
import { raises } from "./options/raises";
import { requiredDistributions } from "./options/required-distributions";
import { rothOrTraditional } from "./options/roth-or-traditional";
import { saversCredit } from "./options/savers-credit";
import { losesBalance, losesMatch, payLimitRemarks, verdict } from "./words";

const { annualAdditions, countedPay, document, k401, year } = retirement;

/** With each year’s own contributions where it has them, or those that rise with the pay alone. */
const byYear = growthTable<Retirement401kResult>("Balance by year", {
  years: "retirementAge-currentAge",
  rate: "annualReturn",
  contribution: "(yearlyContribution+annualMatch)/12",
  opening: "currentBalance",
  rise: "salaryGrowth",
  totals: ({ estimatedBalance, totalUserContributions, totalEmployerContributions, growth }) => ({
    contributed: totalUserContributions + totalEmployerContributions,
    growth,
    balance: estimatedBalance,
  }),
});

const inHistory = marketHistory<Retirement401kInput>({
  years: ({ currentAge, retirementAge }) => retirementAge - currentAge,
  contributions: "What is paid in is what you enter, and loses worth with the inflation you enter.",
});

export const report = defineReport(retirement401k, {
  invalidMessage: invalidAges,
  validate: (input) => {
    const { annualSalary, employerMatch, matchLimit } = input;
    const notAhead = retirementNotAhead(input);
    if (!notAhead && annualSalary === 0 && input.contributionPercent)
      return {
        notice: refused("Please enter your annual salary to calculate the contribution."),
        errors: {
          annualSalary: `Enter your salary: you contribute ${formatNumber(input.contributionPercent)}% of it.`,
        },
      };
    if (notAhead || employerMatch === 0 || matchLimit === 0 || annualSalary > 0) return notAhead;
    return {
      notice: refused("Please enter your annual salary to calculate the employer match."),
      errors: {
        annualSalary: `Enter your salary: the match stops at ${formatNumber(matchLimit)}% of it.`,
      },
    };
  },

  headline: "estimatedBalance",
  moves: [
    "contributionPercent",
    "annualContribution",
    "retirementAge",
    "annualReturn",
    "annualSalary",
  ],
  options: [
    raises,
    saversCredit,
    requiredDistributions,
    rothOrTraditional,
    inHistory,
    inflationForm,
  ],
  lawNumbers: {
    ...contributionLimitNumbers(k401),
    countedPay: { label: "Pay that a plan may count", value: countedPay, format: "$#,##0" },
    annualAdditions: {
      label: "Limit with the match",
      value: annualAdditions,
      format: "$#,##0",
    },
  },
  steps: {
    contribution: { label: "Contribution of the year", formula: "yearlyContribution" },
    yearsLeft: { label: "Years until retirement", formula: "retirementAge-currentAge" },
    matchedUnderLaw: {
      label: "Contribution that the law lets the plan match",
      formula: "MIN(annualSalary, countedPay)*matchLimit/100",
    },
    totalLimit: {
      label: "Limit for contribution and match",
      formula: "annualAdditions+law.contributionLimit-limit",
    },
  },
  outputs: {
    estimatedBalance: usd("Estimated balance at retirement", {
      explanation: {
        rule: "Your balance and one twelfth of the year’s contributions each month, with growth.",
        formula:
          "IF(isByYear, MAX(growthByYear.balance), IF(salaryGrowth=0, FV(annualReturn/1200, yearsLeft*12, -(yearlyContribution+annualMatch)/12, -currentBalance), MAX(growthByYear.balance)))",
      },
    }),
    yearlyContribution: usd("Contribution in the first year", {
      hidden: true,
      explanation: {
        rule: "Your annual contribution, or the percentage of your salary in its place.",
        formula: "IF(isKept, MIN(enteredContribution, law.contributionLimit), enteredContribution)",
      },
    }),
    todaysBalance: todaysDollars("estimatedBalance", "yearsLeft"),
    totalUserContributions: usd("Your total contributions", {
      explanation: {
        rule: "Your annual contribution times the years until retirement, plus any raises.",
        formula: "IF(isByYear, SUM(contributionsByYear.own), yearlyContribution*yearsWithRaises)",
      },
    }),
    totalEmployerContributions: usd("Total employer contributions", {
      explanation: {
        rule: "The annual match times the years until retirement, plus any raises.",
        formula: "IF(isByYear, SUM(contributionsByYear.match), annualMatch*yearsWithRaises)",
      },
    }),
    growth: briefUsd("Growth", {
      explanation: {
        rule: "The balance at retirement minus today’s balance and all contributions.",
        formula:
          "estimatedBalance-currentBalance-totalUserContributions-totalEmployerContributions",
      },
    }),
    annualMatch: briefUsd("Annual employer match", {
      explanation: {
        rule: "The match on your contribution, up to the match limit.",
        formula:
          "IF(isKept, MIN(law.annualMatch, MAX(0, annualAdditions-MAX(0, yearlyContribution-law.contributionLimit+limit))), IF(matchLimit>0, MIN(yearlyContribution, annualSalary*matchLimit/100), yearlyContribution)*employerMatch/100)",
      },
    }),
    unclaimedMatch: briefUsd("Unclaimed annual match", {
      note: "What your employer would add each year if you contributed more.",
      explanation: {
        rule: "The match on what you could still contribute within the match limit and the legal limit.",
        formula:
          "(MIN(matchedUnderLaw, law.contributionLimit)-yearlyContribution)*employerMatch/100",
        onlyIf:
          "AND(employerMatch>0, MIN(matchedUnderLaw, law.contributionLimit)>yearlyContribution)",
      },
    }),
    law: {
      ...contributionLimitFigures({
        year,
        document,
        ...k401,
        scope: "For your contributions to all 401(k) plans. The match doesn’t count.",
      }),
      annualMatch: briefUsd(`Annual employer match under the ${year} pay limit`, {
        note: `A plan can’t count more than ${formatWholeUsd(countedPay)} of pay: 26 U.S.C. 401(a)(17), ${document}.`,
        when: losesMatch,
        explanation: {
          rule: "The match on your salary, up to the pay a plan may count.",
          formula:
            "IF(matchLimit>0, MIN(yearlyContribution, matchedUnderLaw), yearlyContribution)*employerMatch/100",
        },
      }),
      estimatedBalance: briefUsd(`Balance at retirement under the ${year} pay limit`, {
        note: "With the match above.",
        when: losesBalance,
        explanation: {
          rule: "The estimated balance, with the match under the pay limit. With raises, the limit rises with inflation.",
          formula:
            "IF(isByYear, MAX(growthByYear.lawBalance), IF(salaryGrowth=0, FV(annualReturn/1200, yearsLeft*12, -(yearlyContribution+law.annualMatch)/12, -currentBalance), MAX(growthByYear.lawBalance)))",
        },
      }),
      aboveTotalLimit: briefUsd(`Above the ${year} limit with the match`, {
        note: `The total limit is ${formatWholeUsd(annualAdditions)}, plus any catch-up. ${document}.`,
        explanation: {
          rule: "Your contribution plus the match, minus the limit for both.",
          formula: "yearlyContribution+law.annualMatch-totalLimit",
          onlyIf: "AND(NOT(isKept), yearlyContribution+law.annualMatch>totalLimit)",
        },
      }),
    },
    ...raises.outputs,
    ...saversCredit.outputs,
    ...requiredDistributions.outputs,
    ...rothOrTraditional.outputs,
    ...inHistory.outputs,
    growthByYear: {
      ...byYear,
      columns: {
        ...byYear.columns,
        contributed: {
          ...byYear.columns.contributed,
          formula:
            "IF(isByYear, INDEX(contributionsByYear.own, ROUNDUP(year, 0))+INDEX(contributionsByYear.match, ROUNDUP(year, 0)), (year-previous.year)*(yearlyContribution+annualMatch)*raiseFactor^previous.year)",
        },
        balance: {
          ...byYear.columns.balance,
          formula:
            "FV(annualReturn/1200, (year-previous.year)*12, -contributed/(year-previous.year)/12, -previous.balance)",
        },
        lawBalance: {
          ...usdColumn(
            `Under the ${year} pay limit`,
            // The contribution of the year, and the match on as much of it as the year’s pay limit allows.
            "IF(isByYear, FV(annualReturn/1200, (year-previous.year)*12, -(INDEX(contributionsByYear.own, ROUNDUP(year, 0))+INDEX(contributionsByYear.lawMatch, ROUNDUP(year, 0)))/(year-previous.year)/12, -previous.lawBalance), FV(annualReturn/1200, (year-previous.year)*12, -(yearlyContribution*raiseFactor^previous.year+IF(matchLimit>0, MIN(yearlyContribution*raiseFactor^previous.year, MIN(annualSalary*raiseFactor^previous.year, countedPay*IF(salaryGrowth=0, 1, (1+inflation/100)^previous.year))*matchLimit/100), yearlyContribution*raiseFactor^previous.year)*employerMatch/100)/12, -previous.lawBalance))",
            "last",
          ),
          hidden: true,
        },
      },
      start: { ...byYear.start, lawBalance: "currentBalance" },
    },
  },

  verdict,
  remarks: payLimitRemarks,
  notCounted: [
    { words: "raises", adds: "salaryGrowth" },
    { words: "income tax on what you take out of a traditional account", adds: "rateLater" },
    { words: "fees of the plan and its funds" },
  ],
  breakdown: (
    { totalUserContributions, totalEmployerContributions, growth },
    { currentBalance },
  ) => ({
    label: "Balance at retirement",
    parts: [
      ["Balance today", currentBalance],
      ["Your contributions", totalUserContributions],
      ["Employer match", totalEmployerContributions],
      ["Growth", growth],
    ],
  }),
  charts: ({ growthByYear }, { currentBalance }) => [
    { kind: "growth", opening: currentBalance, years: growthByYear },
  ],
  toast: ({ estimatedBalance }, { retirementAge }) =>
    complete(
      `Estimated balance at ${formatNumber(retirementAge)}: ${formatUsd(estimatedBalance)}.`,
    ),

  example: {
    currentBalance: 18_000,
    annualSalary: 64_000,
    annualContribution: 3_200,
    employerMatch: 50,
    matchLimit: 6,
    annualReturn: 6,
    currentAge: 34,
    retirementAge: 67,
    planTo: 95,
  },
});
