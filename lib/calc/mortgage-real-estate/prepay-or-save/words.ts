import type { Remark } from "@/lib/calculator/definition";
import { formatDuration } from "@/lib/calculator/report/duration";
import { formatBriefUsd, formatPercent, formatRoundedUsd, formatWholeUsd } from "@/lib/format";
import { mortgageDebtLimits } from "@/lib/tax-law/years/fixed-by-statute";

import type { prepayOrSave, PrepayOrSaveInput } from "./calculation";

type PrepayOrSaveResult = ReturnType<typeof prepayOrSave>;

/** Less than half a cent is no lead. */
export const isLevel = ({ gain }: PrepayOrSaveResult) => Math.abs(gain) < 0.005;

/** Which way ends ahead, what it does to the loan, and what would turn it. */
export function verdictOn(result: PrepayOrSaveResult): string {
  const { gain, compareMonths, breakEvenApy } = result;
  const after = formatDuration(compareMonths);
  const level = formatPercent(breakEvenApy);
  if (isLevel(result))
    return `Break-even: both ways end the same after ${after}. ${loanEnds(result)}`;
  const lead = `you end ${formatRoundedUsd(Math.abs(gain))} ahead after ${after}`;
  if (gain > 0)
    return `Prepay: ${lead}. ${loanEnds(result)} Saving would win with a yield above ${level}.`;
  return breakEvenApy === 0
    ? `Save: ${lead}. A loan without interest is never worth prepaying.`
    : `Save: ${lead}. Prepaying would win with a savings yield below ${level}.`;
}

function loanEnds({ monthsSaved, payoffMonths, interestSaved }: PrepayOrSaveResult): string {
  if (payoffMonths === 0) return "The lump sum repays the loan at once.";
  const sooner =
    monthsSaved > 0
      ? `The loan ends ${formatDuration(monthsSaved)} sooner`
      : "The loan ends in the same month";
  return interestSaved < 0.005
    ? `${sooner}.`
    : `${sooner} and saves ${formatRoundedUsd(interestSaved)} in interest.`;
}

/** The figure in the largest type, for the notice. */
export function announcementOf(result: PrepayOrSaveResult): string {
  if (isLevel(result)) return "Prepaying and saving end the same.";
  const lead = formatBriefUsd(Math.abs(result.gain));
  return result.gain > 0 ? `Prepay: you end ${lead} ahead.` : `Save: you end ${lead} ahead.`;
}

/** Interest on the part of a newer mortgage above it is not deducted: 26 U.S.C. 163(h)(3)(F). */
const mostDeductible = mortgageDebtLimits.single;

export const remarksOn = (
  { recastPayment }: PrepayOrSaveResult,
  { balance, lumpSum, years, deductionRate = 0 }: PrepayOrSaveInput,
): Remark[] => [
  ...(deductionRate > 0 && balance > mostDeductible
    ? [
        {
          tone: "warning" as const,
          text: `Interest on at most ${formatWholeUsd(mostDeductible)} of mortgages is deductible (26 U.S.C. 163(h)(3)). All of the interest is deducted here: enter a lower rate.`,
        },
      ]
    : []),
  ...(lumpSum > balance
    ? [
        {
          tone: "neutral" as const,
          text: `The lump sum is more than you owe: ${formatRoundedUsd(balance)} of it repays the loan, and the rest is saved both ways.`,
        },
      ]
    : []),
  ...(years * 12 < 1
    ? [{ tone: "neutral" as const, text: "A term of less than a month counts as one month." }]
    : []),
  {
    tone: "neutral",
    text: "Savings stay within reach. What you prepay comes back only if you sell or borrow, so keep an emergency fund first. An employer’s 401(k) match and credit card debt usually pay more than either.",
  },
  {
    tone: "neutral",
    text: `Ask your servicer whether a prepayment penalty applies.${recastPayment === null ? "" : " A recast lowers the payment instead of ending the loan sooner."}`,
  },
];
