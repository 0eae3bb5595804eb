import type {
  Retirement401kInput,
  Retirement401kResult,
} from "@/lib/calc/investment-retirement/401k";
import { contributionLimitFigures } from "@/lib/calculator/contribution-limit-figures";
import { defineReport } from "@/lib/calculator/definition";
import { complete, refused } from "@/lib/calculator/notice";
import { growthTable, usd } from "@/lib/calculator/outputs";
import { invalidAges, retirementNotAhead } from "@/lib/calculator/retirement-age";
import { todaysDollars } from "@/lib/calculator/todays-dollars";
import { formatNumber, formatUsd, formatWholeUsd } from "@/lib/format";
import { retirement } from "@/lib/rates/newest-law";

const years = "retirementAge-currentAge";
const { annualAdditions, document, k401, year } = retirement;
const totalLimit = `${annualAdditions}+law.contributionLimit-${k401.limit}`;

export const report = defineReport<Retirement401kInput, Retirement401kResult>({
  invalid: invalidAges,
  incalculable: "Could not calculate a result with the provided inputs.",
  refuse: (input) => {
    const { annualSalary, employerMatch, matchLimit } = input;
    const notAhead = retirementNotAhead(input);
    if (notAhead || employerMatch === 0 || matchLimit === 0 || annualSalary > 0) return notAhead;
    return {
      notice: refused("Please enter your annual salary to calculate the employer match."),
      problems: {
        annualSalary: `Enter your salary: the match stops at ${formatNumber(matchLimit)}% of it.`,
      },
    };
  },

  headline: "estimatedBalance",
  outputs: {
    estimatedBalance: usd("Estimated balance at retirement", {
      working: {
        rule: "The balance and a twelfth of the year’s contributions each month, with their growth.",
        formula: `FV(annualReturn/1200, (${years})*12, -(annualContribution+annualMatch)/12, -currentBalance)`,
      },
    }),
    todaysBalance: todaysDollars("estimatedBalance", years),
    totalUserContributions: usd("Your contributions in all", {
      working: {
        rule: "Your contribution in each year until retirement.",
        formula: `annualContribution*(${years})`,
      },
    }),
    totalEmployerContributions: usd("Employer contributions in all", {
      working: {
        rule: "The match in each year until retirement.",
        formula: `annualMatch*(${years})`,
      },
    }),
    growth: usd("Growth", {
      working: {
        rule: "What is neither today’s balance nor paid in.",
        formula:
          "estimatedBalance-currentBalance-totalUserContributions-totalEmployerContributions",
      },
    }),
    annualMatch: usd("Employer match a year", {
      working: {
        rule: "The match on your contribution, as far as the limit allows.",
        formula:
          "IF(matchLimit>0, MIN(annualContribution, annualSalary*matchLimit/100), annualContribution)*employerMatch/100",
      },
    }),
    unclaimedMatch: usd("Match left unclaimed a year", {
      note: "What your employer would add if you contributed more.",
      working: {
        rule: "The match on what you could still contribute below both limits.",
        formula:
          "(MIN(annualSalary*matchLimit/100, law.contributionLimit)-annualContribution)*employerMatch/100",
        applies:
          "AND(employerMatch>0, MIN(annualSalary*matchLimit/100, law.contributionLimit)>annualContribution)",
      },
    }),
    ...contributionLimitFigures({
      year,
      document,
      ...k401,
      scope: "Yours, to all 401(k) plans; the match does not count.",
    }),
    "law.aboveTotalLimit": usd(`Above the ${year} limit with the match`, {
      note: `Together ${formatWholeUsd(annualAdditions)}, and your catch-up on top. ${document}.`,
      working: {
        rule: "What contribution and match together are beyond their limit.",
        formula: `annualContribution+annualMatch-(${totalLimit})`,
        applies: `annualContribution+annualMatch>${totalLimit}`,
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
    const paid = [`you pay in ${formatUsd(totalUserContributions)}`];
    if (totalEmployerContributions > 0)
      paid.push(`your employer ${formatUsd(totalEmployerContributions)}`);
    const sum = `By ${formatNumber(retirementAge)}, ${paid.join(", ")}, and growth adds ${formatUsd(growth)}.`;
    if (result["law.aboveLimit"] !== null)
      return `${sum} Your contribution is above the ${year} limit for your age.`;
    if (unclaimedMatch === null) return sum;
    const more = (unclaimedMatch / employerMatch) * 100;
    return `${sum} Contributing ${formatUsd(more)} more a year would bring ${formatUsd(unclaimedMatch)} more from your employer.`;
  },
  charts: ({ growthByYear }, { currentBalance }) => [
    { kind: "growth", opening: currentBalance, years: growthByYear },
  ],
  announce: ({ estimatedBalance }, { retirementAge }) =>
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
