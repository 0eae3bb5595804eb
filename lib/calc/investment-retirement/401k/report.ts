import { defineReport, type Remark } from "@/lib/calculator/definition";
import { invalidAges, retirementNotAhead } from "@/lib/calculator/form/retirement-age";
import { contributionLimitFigures } from "@/lib/calculator/report/contribution-limit-figures";
import { complete, refused } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import { growthTable } from "@/lib/calculator/report/growth-table";
import { todaysDollars } from "@/lib/calculator/report/todays-dollars";
import { formatNumber, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { retirement401k, type Retirement401kInput, type Retirement401kResult } from "./calculation";

const years = "retirementAge-currentAge";
const { annualAdditions, countedPay, document, k401, year } = retirement;
const matchedUnderLaw = `MIN(annualSalary, ${countedPay})*matchLimit/100`;
const totalLimit = `${annualAdditions}+law.contributionLimit-${k401.limit}`;

/** Whether the match counts pay that a plan may not count. */
const losesMatch = (result: Retirement401kResult) => result["law.annualMatch"] < result.annualMatch;

export const report = defineReport(retirement401k, {
  invalidMessage: invalidAges,
  failureMessage: "Could not calculate a result with the provided inputs.",
  validate: (input) => {
    const { annualSalary, employerMatch, matchLimit } = input;
    const notAhead = retirementNotAhead(input);
    if (notAhead || employerMatch === 0 || matchLimit === 0 || annualSalary > 0) return notAhead;
    return {
      notice: refused("Please enter your annual salary to calculate the employer match."),
      errors: {
        annualSalary: `Enter your salary: the match stops at ${formatNumber(matchLimit)}% of it.`,
      },
    };
  },

  headline: "estimatedBalance",
  outputs: {
    estimatedBalance: usd("Estimated balance at retirement", {
      explanation: {
        rule: "Your balance and one twelfth of the year’s contributions each month, with growth.",
        formula: `FV(annualReturn/1200, (${years})*12, -(annualContribution+annualMatch)/12, -currentBalance)`,
      },
    }),
    todaysBalance: todaysDollars("estimatedBalance", years),
    totalUserContributions: usd("Your total contributions", {
      explanation: {
        rule: "Your annual contribution times the years until retirement.",
        formula: `annualContribution*(${years})`,
      },
    }),
    totalEmployerContributions: usd("Total employer contributions", {
      explanation: {
        rule: "The annual match times the years until retirement.",
        formula: `annualMatch*(${years})`,
      },
    }),
    growth: usd("Growth", {
      explanation: {
        rule: "The balance at retirement minus today’s balance and all contributions.",
        formula:
          "estimatedBalance-currentBalance-totalUserContributions-totalEmployerContributions",
      },
    }),
    annualMatch: usd("Annual employer match", {
      explanation: {
        rule: "The match on your contribution, up to the match limit.",
        formula:
          "IF(matchLimit>0, MIN(annualContribution, annualSalary*matchLimit/100), annualContribution)*employerMatch/100",
      },
    }),
    unclaimedMatch: usd("Unclaimed annual match", {
      note: "What your employer would add each year if you contributed more.",
      explanation: {
        rule: "The match on what you could still contribute within the match limit and the legal limit.",
        formula: `(MIN(${matchedUnderLaw}, law.contributionLimit)-annualContribution)*employerMatch/100`,
        onlyIf: `AND(employerMatch>0, MIN(${matchedUnderLaw}, law.contributionLimit)>annualContribution)`,
      },
    }),
    ...contributionLimitFigures({
      year,
      document,
      ...k401,
      scope: "For your contributions to all 401(k) plans. The match doesn’t count.",
    }),
    "law.annualMatch": usd(`Annual employer match under the ${year} pay limit`, {
      note: `A plan can’t count more than ${formatWholeUsd(countedPay)} of pay: 26 U.S.C. 401(a)(17), ${document}.`,
      when: losesMatch,
      explanation: {
        rule: "The match on your salary, up to the pay a plan may count.",
        formula: `IF(matchLimit>0, MIN(annualContribution, ${matchedUnderLaw}), annualContribution)*employerMatch/100`,
      },
    }),
    "law.estimatedBalance": usd(`Balance at retirement under the ${year} pay limit`, {
      note: "With the match above.",
      when: losesMatch,
      explanation: {
        rule: "The estimated balance, with the match under the pay limit.",
        formula: `FV(annualReturn/1200, (${years})*12, -(annualContribution+law.annualMatch)/12, -currentBalance)`,
      },
    }),
    "law.aboveTotalLimit": usd(`Above the ${year} limit with the match`, {
      note: `The total limit is ${formatWholeUsd(annualAdditions)}, plus any catch-up. ${document}.`,
      explanation: {
        rule: "Your contribution plus the match, minus the limit for both.",
        formula: `annualContribution+law.annualMatch-(${totalLimit})`,
        onlyIf: `annualContribution+law.annualMatch>${totalLimit}`,
      },
    }),
    growthByYear: growthTable("Balance by year", {
      years,
      rate: "annualReturn",
      contribution: "(annualContribution+annualMatch)/12",
      opening: "currentBalance",
      totals: ({
        estimatedBalance,
        totalUserContributions,
        totalEmployerContributions,
        growth,
      }) => ({
        contributed: totalUserContributions + totalEmployerContributions,
        growth,
        balance: estimatedBalance,
      }),
    }),
  },

  verdict: (result, { employerMatch, retirementAge }) => {
    const { totalUserContributions, totalEmployerContributions, growth, unclaimedMatch } = result;
    const paid = [`you pay in ${formatRoundedUsd(totalUserContributions)}`];
    if (totalEmployerContributions > 0)
      paid.push(`your employer ${formatRoundedUsd(totalEmployerContributions)}`);
    const sum = `By ${formatNumber(retirementAge)}, ${paid.join(", ")}, and growth adds ${formatRoundedUsd(growth)}.`;
    if (result["law.aboveLimit"] !== null)
      return `${sum} Your contribution is above the ${year} limit for your age.`;
    if (unclaimedMatch === null) return sum;
    const more = (unclaimedMatch / employerMatch) * 100;
    return `${sum} If you contribute ${formatRoundedUsd(more)} more a year, your employer adds ${formatRoundedUsd(unclaimedMatch)}.`;
  },
  remarks: payLimitRemarks,
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
  },
});

/** What the law makes of the match where the salary is above the pay that a plan may count. */
function payLimitRemarks(
  result: Retirement401kResult,
  { annualSalary, employerMatch, matchLimit }: Retirement401kInput,
): Remark[] {
  if (annualSalary <= countedPay || employerMatch === 0 || matchLimit === 0) return [];
  const limit = `In ${year}, a plan may count no more than ${formatWholeUsd(countedPay)} of your pay for the match.`;
  if (!losesMatch(result))
    return [{ tone: "neutral", text: `${limit} With this contribution, your match is the same.` }];
  const { annualMatch, "law.annualMatch": lawMatch, "law.estimatedBalance": balance } = result;
  return [
    {
      tone: "warning",
      text: `${limit} That lowers the match to ${formatRoundedUsd(lawMatch)} a year instead of ${formatRoundedUsd(annualMatch)}, and the balance to ${formatRoundedUsd(balance)}. The projection above counts all of your pay.`,
    },
  ];
}
