import {
  formatCount,
  formatNumber,
  formatRoundedUsd,
  formatUsd,
  formatWholeUsd,
} from "@/lib/format";

import type { RentVsBuyInput, RentVsBuyResult } from "./calculation";

/** What both comparisons come to. Where they disagree, that is said first. */
export function verdictOn(result: RentVsBuyResult, { years }: RentVsBuyInput): string {
  const { moreFavorable, difference, wealthier, wealthDifference } = result;
  const stay = formatCount(years, "year");
  const simple =
    moreFavorable === "Neither"
      ? `over ${stay}, buying and renting have the same net position`
      : `over ${stay}, ${moreFavorable.toLowerCase()} has a net position ${formatRoundedUsd(difference)} higher`;
  const ends = wealthier === moreFavorable ? "also ends" : "ends";
  const wealth =
    wealthier === "Neither"
      ? "with the difference invested and the home sold, both end with the same wealth"
      : `with the difference invested and the home sold, ${wealthier.toLowerCase()} ${ends} ${formatRoundedUsd(wealthDifference)} ahead`;
  const both = areOpposed(result)
    ? `The two comparisons disagree. ${capitalized(wealth)}, though ${simple}.`
    : `${capitalized(simple)}. ${capitalized(wealth)}.`;
  return [both, turningPoints(result, stay), taxesOf(result)].filter(Boolean).join(" ");
}

/** From which year the owner is ahead, and which rent would make both equal. */
function turningPoints({ breakEvenYear, equalRent }: RentVsBuyResult, stay: string): string {
  const ahead =
    breakEvenYear === null
      ? `The owner does not get ahead for good within ${stay}`
      : `The owner is ahead from year ${formatNumber(breakEvenYear)} on`;
  return equalRent === null
    ? `${ahead}.`
    : `${ahead}; at a rent of ${formatRoundedUsd(equalRent)} a month, both end equal.`;
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
  const which = yearsWithTaxSaved === 0 ? `In ${all}` : `In ${formatNumber(without)} of ${all}`;
  const others = yearsWithTaxSaved === 0 ? "" : ` In the others it saves ${saved}.`;
  return `${which}, owning saves no federal tax${why}.${others}`;
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Whether the wealth at the end is for the one, and the net position for the other. */
const areOpposed = ({ moreFavorable, wealthier }: RentVsBuyResult) =>
  moreFavorable !== "Neither" && wealthier !== "Neither" && moreFavorable !== wealthier;

/** The same for the notice, which has room for one sentence. */
export function announcementOf(result: RentVsBuyResult): string {
  const { moreFavorable, difference, wealthier, wealthDifference } = result;
  if (moreFavorable === "Neither") return "Buying and renting are equally favorable.";
  const byPosition = `more favorable by ${formatUsd(difference)}`;
  return areOpposed(result)
    ? `The two comparisons disagree: ${wealthier.toLowerCase()} ends ${formatUsd(wealthDifference)} ahead in wealth, though by net position ${moreFavorable.toLowerCase()} is ${byPosition}.`
    : `${moreFavorable} is ${byPosition}.`;
}
