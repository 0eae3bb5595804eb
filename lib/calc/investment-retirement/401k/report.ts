import { defineReport, type Remark } from "@/lib/calculator/definition";
import { invalidAges, retirementNotAhead } from "@/lib/calculator/form/retirement-age";
import { contributionLimitFigures } from "@/lib/calculator/report/contribution-limit-figures";
import { complete, refused } from "@/lib/calculator/report/notice";
import { growthTable, usd } from "@/lib/calculator/report/outputs";
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
        rule: "The balance and a twelfth of the year’s contributions each month, with their growth.",
        formula: `FV(annualReturn/1200, (${years})*12, -(annualContribution+annualMatch)/12, -currentBalance)`,
      },
    }),
    todaysBalance: todaysDollars("estimatedBalance", years),
    totalUserContributions: usd("Your total contributions", {
      explanation: {
        rule: "Your contribution in each year until retirement.",
        formula: `annualContribution*(${years})`,
      },
    }),
    totalEmployerContributions: usd("Total employer contributions", {
      explanation: {
        rule: "The match in each year until retirement.",
        formula: `annualMatch*(${years})`,
      },
    }),
    growth: usd("Growth", {
      explanation: {
        rule: "What is neither today’s balance nor paid in.",
        formula:
          "estimatedBalance-currentBalance-totalUserContributions-totalEmployerContributions",
      },
    }),
    annualMatch: usd("Annual employer match", {
      explanation: {
        rule: "The match on your contribution, as far as the limit allows.",
        formula:
          "IF(matchLimit>0, MIN(annualContribution, annualSalary*matchLimit/100), annualContribution)*employerMatch/100",
      },
    }),
    unclaimedMatch: usd("Unclaimed annual match", {
      note: "What your employer would add if you contributed more.",
      explanation: {
        rule: "The match on what you could still contribute below the limits of the match and of the law.",
        formula: `(MIN(${matchedUnderLaw}, law.contributionLimit)-annualContribution)*employerMatch/100`,
        onlyIf: `AND(employerMatch>0, MIN(${matchedUnderLaw}, law.contributionLimit)>annualContribution)`,
      },
    }),
    ...contributionLimitFigures({
      year,
      document,
      ...k401,
      scope: "Yours, to all 401(k) plans; the match does not count.",
    }),
    "law.annualMatch": usd(`Annual employer match under the ${year} pay limit`, {
      note: `A plan counts no more than ${formatWholeUsd(countedPay)} of pay: 26 U.S.C. 401(a)(17), ${document}.`,
      when: losesMatch,
      explanation: {
        rule: "The match with no more of the salary than a plan may count.",
        formula: `IF(matchLimit>0, MIN(annualContribution, ${matchedUnderLaw}), annualContribution)*employerMatch/100`,
      },
    }),
    "law.estimatedBalance": usd(`Balance at retirement under the ${year} pay limit`, {
      note: "With that match.",
      when: losesMatch,
      explanation: {
        rule: "The same as the estimated balance, with the match under the pay limit.",
        formula: `FV(annualReturn/1200, (${years})*12, -(annualContribution+law.annualMatch)/12, -currentBalance)`,
      },
    }),
    "law.aboveTotalLimit": usd(`Above the ${year} limit with the match`, {
      note: `Together ${formatWholeUsd(annualAdditions)}, and your catch-up on top. ${document}.`,
      explanation: {
        rule: "What contribution and match together are beyond their limit.",
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
    return `${sum} Contributing ${formatRoundedUsd(more)} more a year would bring ${formatRoundedUsd(unclaimedMatch)} more from your employer.`;
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
  const limit = `In ${year} a plan may count no more than ${formatWholeUsd(countedPay)} of your pay for the match.`;
  if (!losesMatch(result))
    return [
      { tone: "neutral", text: `${limit} With this contribution it comes to the same match.` },
    ];
  const { annualMatch, "law.annualMatch": lawMatch, "law.estimatedBalance": balance } = result;
  return [
    {
      tone: "warning",
      text: `${limit} That makes the match ${formatUsd(lawMatch)} a year instead of ${formatUsd(annualMatch)}, and the balance ${formatUsd(balance)}. The projection counts all of your pay.`,
    },
  ];
}
