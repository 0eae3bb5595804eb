import type { Remark } from "@/lib/calculator/definition";
import { defineReport } from "@/lib/calculator/report/define-report";
import { invalidAges, retirementNotAhead } from "@/lib/calculator/form/retirement-age";
import { contributionLimitFigures } from "@/lib/calculator/report/contribution-limit-figures";
import {
  incomeLimitFigures,
  incomeLimitSection,
} from "@/lib/calculator/report/income-limit-figures";
import { complete, refused } from "@/lib/calculator/report/notice";
import { usd } from "@/lib/calculator/report/outputs";
import {
  birthYearErrors,
  distributionVerdict,
  firstDistributionAgeFormula as firstAge,
  requiredDistributionFigures,
  requiredDistributionSection,
} from "@/lib/calculator/report/required-distribution-figures";
import { amountLeft } from "@/lib/finance/amount-left";
import { todaysDollars } from "@/lib/calculator/report/todays-dollars";
import { formatNumber, formatRoundedUsd, formatUsd, formatWholeUsd } from "@/lib/format";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { retirement401k, type Retirement401kInput, type Retirement401kResult } from "./calculation";
import {
  contributionLimitRemarks,
  matchOn,
  planTable,
  raiseFigures,
  raiseSection,
  years,
  yearsWithRaises,
} from "./raises-figures";

const { annualAdditions, countedPay, document, ira, k401, year } = retirement;
const matchedUnderLaw = `MIN(annualSalary, ${countedPay})*matchLimit/100`;
const totalLimit = `${annualAdditions}+law.contributionLimit-${k401.limit}`;

/** Whether the match counts pay that a plan may not count. */
const losesMatch = (result: Retirement401kResult) => result["law.annualMatch"] < result.annualMatch;
/** The same of any year: raises may take the pay above the limit later. */
const losesBalance = (result: Retirement401kResult) =>
  amountLeft(result.estimatedBalance, result["law.estimatedBalance"]) > 0;

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
  outputs: {
    estimatedBalance: usd("Estimated balance at retirement", {
      explanation: {
        rule: "Your balance and one twelfth of the year’s contributions each month, with growth.",
        formula: `IF(salaryGrowth=0, FV(annualReturn/1200, (${years})*12, -(yearlyContribution+annualMatch)/12, -currentBalance), MAX(growthByYear.balance))`,
      },
    }),
    yearlyContribution: usd("Contribution in the first year", {
      hidden: true,
      explanation: {
        rule: "Your annual contribution, or the percentage of your salary in its place.",
        formula:
          "IF(ISBLANK(contributionPercent), annualContribution, annualSalary*contributionPercent/100)",
      },
    }),
    todaysBalance: todaysDollars("estimatedBalance", years),
    totalUserContributions: usd("Your total contributions", {
      explanation: {
        rule: "Your annual contribution times the years until retirement, plus any raises.",
        formula: `yearlyContribution*${yearsWithRaises}`,
      },
    }),
    totalEmployerContributions: usd("Total employer contributions", {
      explanation: {
        rule: "The annual match times the years until retirement, plus any raises.",
        formula: `annualMatch*${yearsWithRaises}`,
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
        formula: matchOn("yearlyContribution", "annualSalary*matchLimit/100"),
      },
    }),
    unclaimedMatch: usd("Unclaimed annual match", {
      note: "What your employer would add each year if you contributed more.",
      explanation: {
        rule: "The match on what you could still contribute within the match limit and the legal limit.",
        formula: `(MIN(${matchedUnderLaw}, law.contributionLimit)-yearlyContribution)*employerMatch/100`,
        onlyIf: `AND(employerMatch>0, MIN(${matchedUnderLaw}, law.contributionLimit)>yearlyContribution)`,
      },
    }),
    ...contributionLimitFigures({
      year,
      document,
      ...k401,
      scope: "For your contributions to all 401(k) plans. The match doesn’t count.",
      contribution: "yearlyContribution",
    }),
    "law.annualMatch": usd(`Annual employer match under the ${year} pay limit`, {
      note: `A plan can’t count more than ${formatWholeUsd(countedPay)} of pay: 26 U.S.C. 401(a)(17), ${document}.`,
      when: losesMatch,
      explanation: {
        rule: "The match on your salary, up to the pay a plan may count.",
        formula: matchOn("yearlyContribution", matchedUnderLaw),
      },
    }),
    "law.estimatedBalance": usd(`Balance at retirement under the ${year} pay limit`, {
      note: "With the match above.",
      when: losesBalance,
      explanation: {
        rule: "The estimated balance, with the match under the pay limit. With raises, the limit rises with inflation.",
        formula: `IF(salaryGrowth=0, FV(annualReturn/1200, (${years})*12, -(yearlyContribution+law.annualMatch)/12, -currentBalance), MAX(growthByYear.lawBalance))`,
      },
    }),
    "law.aboveTotalLimit": usd(`Above the ${year} limit with the match`, {
      note: `The total limit is ${formatWholeUsd(annualAdditions)}, plus any catch-up. ${document}.`,
      explanation: {
        rule: "Your contribution plus the match, minus the limit for both.",
        formula: `yearlyContribution+law.annualMatch-(${totalLimit})`,
        onlyIf: `yearlyContribution+law.annualMatch>${totalLimit}`,
      },
    }),
    ...raiseFigures,
    ...incomeLimitFigures({
      iraLimit: `${ira.limit}+IF(currentAge>=50, ${ira.catchUp}, 0)`,
      contribution: "yearlyContribution",
    }),
    ...requiredDistributionFigures({
      balance: `FV(annualReturn/1200, MAX(0, ${firstAge}-retirementAge)*12, 0, -estimatedBalance)`,
      rule: "The balance at retirement, growing until that age if it comes later.",
      workingUntil: "retirementAge",
    }),
    growthByYear: planTable({
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
    const { totalUserContributions, totalEmployerContributions, growth } = result;
    const { unclaimedMatch, saversCredit } = result;
    const paid = [`you pay in ${formatRoundedUsd(totalUserContributions)}`];
    if (totalEmployerContributions > 0)
      paid.push(`your employer ${formatRoundedUsd(totalEmployerContributions)}`);
    const sum = `By ${formatNumber(retirementAge)}, ${paid.join(", ")}, and growth adds ${formatRoundedUsd(growth)}.`;
    const sentences = [sum];
    if (result["law.aboveLimit"] !== null)
      sentences.push(`Your contribution is above the ${year} limit for your age.`);
    else if (unclaimedMatch !== null)
      sentences.push(
        `If you contribute ${formatRoundedUsd((unclaimedMatch / employerMatch) * 100)} more a year, your employer adds ${formatRoundedUsd(unclaimedMatch)}.`,
      );
    if (saversCredit)
      sentences.push(
        `The saver’s credit gives back up to ${formatRoundedUsd(saversCredit)} of this year’s contribution.`,
      );
    const withdrawn = distributionVerdict(result);
    if (withdrawn) sentences.push(withdrawn);
    return sentences.join(" ");
  },
  remarks: (result, input) => [
    ...payLimitRemarks(result, input),
    ...contributionLimitRemarks(result, input),
  ],
  errors: birthYearErrors,
  sections: (result, { salaryGrowth = 0, filingStatus }) => [
    ...raiseSection(result, salaryGrowth),
    ...incomeLimitSection<Retirement401kResult>(
      result,
      filingStatus,
      ["saversCredit", "saversRate", "rothLimit", "deductionLimit"],
      "No income is too high for a 401(k), Roth or traditional. You can save in an IRA too.",
    ),
    ...requiredDistributionSection(
      result,
      "While you work for the employer, and own 5% of it at most, you can wait until you retire. A Roth 401(k) has no required distributions while you live.",
    ),
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
  },
});

/** What the law makes of the match where the salary is above the pay that a plan may count. */
function payLimitRemarks(
  result: Retirement401kResult,
  { annualSalary, employerMatch, matchLimit }: Retirement401kInput,
): Remark[] {
  if (employerMatch === 0 || matchLimit === 0) return [];
  if (annualSalary <= countedPay && !losesBalance(result)) return [];
  const limit = `In ${year}, a plan may count no more than ${formatWholeUsd(countedPay)} of your pay for the match.`;
  if (!losesBalance(result))
    return [{ tone: "neutral", text: `${limit} With this contribution, your match is the same.` }];
  const { annualMatch, "law.annualMatch": lawMatch, "law.estimatedBalance": balance } = result;
  if (!losesMatch(result))
    return [
      {
        tone: "warning",
        text: `${limit} Even if that rises with inflation, your raises take your pay above it, which lowers the balance to ${formatRoundedUsd(balance)}. The projection above counts all of your pay.`,
      },
    ];
  return [
    {
      tone: "warning",
      text: `${limit} That lowers the match to ${formatRoundedUsd(lawMatch)} a year instead of ${formatRoundedUsd(annualMatch)}, and the balance to ${formatRoundedUsd(balance)}. The projection above counts all of your pay.`,
    },
  ];
}
