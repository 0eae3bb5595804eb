import {
  formatCount,
  formatNumber,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";

import type { RentVsBuyInput, RentVsBuyResult } from "./calculation";

/** What both comparisons come to. Where they disagree, wealth is said first. */
export function verdictOn(result: RentVsBuyResult, { years }: RentVsBuyInput): string {
  const stay = formatCount(years, "year");
  const both = areOpposed(result) ? opposed(result, stay) : agreeing(result, stay);
  return [both, turningPoints(result, stay), taxesOf(result)].filter(Boolean).join(" ");
}

const invested = "If whoever pays less invests the difference and the home is sold";

const opposed = (
  { moreFavorable, difference, wealthier, wealthDifference }: RentVsBuyResult,
  stay: string,
) =>
  `${invested}, ${wealthier.toLowerCase()} ends ${formatRoundedUsd(wealthDifference)} ahead after ${stay}. Net position alone favors ${moreFavorable.toLowerCase()}, by ${formatRoundedUsd(difference)}.`;

function agreeing(
  { moreFavorable, difference, wealthier, wealthDifference }: RentVsBuyResult,
  stay: string,
): string {
  const simple =
    moreFavorable === "Neither"
      ? `Over ${stay}, buying and renting have the same net position.`
      : `Over ${stay}, the net position of ${moreFavorable.toLowerCase()} is ${formatRoundedUsd(difference)} higher.`;
  const ends = wealthier === moreFavorable ? "also ends" : "ends";
  const wealth =
    wealthier === "Neither"
      ? "both end with the same wealth"
      : `${wealthier.toLowerCase()} ${ends} ${formatRoundedUsd(wealthDifference)} ahead`;
  return `${simple} ${invested}, ${wealth}.`;
}

/** From which year the owner is ahead, and which rent would make both equal. */
function turningPoints({ breakEvenYear, equalRent }: RentVsBuyResult, stay: string): string {
  const ahead =
    breakEvenYear === null
      ? `Buying never catches up for good within ${stay}.`
      : `Buying is ahead from year ${formatNumber(breakEvenYear)} on.`;
  return equalRent === null
    ? ahead
    : `${ahead} You’d break even if rent were ${formatRoundedUsd(equalRent)}.`;
}

/** What owning saves of federal tax: often nothing, and why. */
function taxesOf(result: RentVsBuyResult): string {
  const { taxByYear, taxSaved, yearsWithTaxSaved, standardDeduction } = result;
  if (standardDeduction === null) return "";
  const all = formatCount(taxByYear.length, "year");
  const saved = `${formatRoundedUsd(taxSaved)} of federal tax`;
  const without = taxByYear.length - yearsWithTaxSaved;
  if (without === 0) return `Owning saves ${saved} in ${all}.`;

  const none = taxByYear.filter((one) => one.taxSaved === 0);
  const isStandard = none.every(({ itemized }) => itemized <= standardDeduction);
  const why = isStandard
    ? `: your standard deduction of ${formatWholeUsd(standardDeduction)} is larger than what you could itemize`
    : "";
  return yearsWithTaxSaved === 0
    ? `Owning saves no federal tax in any year${why}.`
    : `In ${formatNumber(without)} of ${all}, owning saves no federal tax${why}. In the others, it saves ${saved}.`;
}

/** Whether the wealth at the end is for the one, and the net position for the other. */
export const areOpposed = ({ moreFavorable, wealthier }: RentVsBuyResult) =>
  moreFavorable !== "Neither" && wealthier !== "Neither" && moreFavorable !== wealthier;

/** The figure in the largest type, for the notice. */
export function announcementOf(result: RentVsBuyResult): string {
  const { moreFavorable, difference, wealthier, wealthDifference } = result;
  if (areOpposed(result))
    return `${wealthier} ends ${formatUsd(wealthDifference)} ahead in wealth.`;
  return moreFavorable === "Neither"
    ? "Buying and renting are equally favorable."
    : `${moreFavorable} is more favorable by ${formatUsd(difference)}.`;
}
