import type { Remark } from "@/lib/calculator/definition";
import { amountLeft } from "@/lib/finance/amount-left";
import { formatList, formatNumber, formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import { retirement } from "@/lib/tax-law/years/newest-law";

import { isSteppedUp } from "./arithmetic/contributions-by-year";
import type { Retirement401kInput, Retirement401kResult } from "./calculation";

const { countedPay, year } = retirement;

/** Whether the match counts pay that a plan may not count. */
export const losesMatch = ({ law, annualMatch }: Retirement401kResult) =>
  law.annualMatch < annualMatch;
/** The same of any year: raises may take the pay above the limit later. */
export const losesBalance = ({ law, estimatedBalance }: Retirement401kResult) =>
  amountLeft(estimatedBalance, law.estimatedBalance) > 0;

/** The match that is left or the limit that is passed, and what is paid in and earned. */
export function verdict(result: Retirement401kResult, input: Retirement401kInput): string {
  const { currentBalance, employerMatch, matchLimit, retirementAge } = input;
  const { totalUserContributions, totalEmployerContributions, growth } = result;
  const { unclaimedMatch, annualMatch, law, matchCut = 0 } = result;
  const parts = [
    ...(currentBalance > 0 ? [`the ${formatRoundedUsd(currentBalance)} you have`] : []),
    ...(totalUserContributions > 0 ? [`${formatRoundedUsd(totalUserContributions)} from you`] : []),
    ...(totalEmployerContributions > 0
      ? [`${formatRoundedUsd(totalEmployerContributions)} from your employer`]
      : []),
    `${formatRoundedUsd(growth)} of growth`,
  ];
  const sum =
    parts.length > 1
      ? `By ${formatNumber(retirementAge)}, that is ${formatList(parts)}.`
      : "There is nothing in the account, and nothing is paid in.";
  if (law.aboveLimit !== null)
    return `Your contribution is ${formatRoundedUsd(law.aboveLimit)} above the ${year} limit for your age. ${sum}`;
  if (unclaimedMatch !== null) {
    const missed = formatRoundedUsd(unclaimedMatch);
    const more = formatRoundedUsd((unclaimedMatch / employerMatch) * 100);
    return isSteppedUp(input)
      ? `In the first year, you miss ${missed} of your employer’s match: ${more} more gets it. ${sum}`
      : `You miss ${missed} a year of your employer’s match: ${more} more a year gets it. ${sum}`;
  }
  const isWhole = annualMatch > 0 && matchLimit > 0 && matchCut === 0;
  return isWhole ? `You get your employer’s whole match. ${sum}` : sum;
}

/** What the law makes of the match where the salary is above the pay that a plan may count. */
export function payLimitRemarks(
  result: Retirement401kResult,
  { annualSalary, employerMatch, matchLimit, limits }: Retirement401kInput,
): Remark[] {
  if (limits === "kept" || employerMatch === 0 || matchLimit === 0) return [];
  if (annualSalary <= countedPay && !losesBalance(result)) return [];
  const limit = `In ${year}, a plan may count no more than ${formatWholeUsd(countedPay)} of your pay for the match.`;
  if (!losesBalance(result))
    return [{ tone: "neutral", text: `${limit} With this contribution, your match is the same.` }];
  const { annualMatch, law } = result;
  const balance = formatRoundedUsd(law.estimatedBalance);
  if (!losesMatch(result))
    return [
      {
        tone: "warning",
        text: `${limit} Even if that rises with inflation, your raises take your pay above it, which lowers the balance to ${balance}. The projection above counts all of your pay.`,
      },
    ];
  return [
    {
      tone: "warning",
      text: `${limit} That lowers the match to ${formatRoundedUsd(law.annualMatch)} a year instead of ${formatRoundedUsd(annualMatch)}, and the balance to ${balance}. The projection above counts all of your pay.`,
    },
  ];
}
