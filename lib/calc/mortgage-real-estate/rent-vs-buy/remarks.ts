import type { Remark } from "@/lib/calculator/definition";
import { formatCount, formatWholeUsd } from "@/lib/format";
import { stateTaxLimitFrom2030 } from "@/lib/tax-law/years/fixed-by-statute";
import { newestYear } from "@/lib/tax-law/years/law-years";

import type { RentVsBuyInput, RentVsBuyResult } from "./calculation";
import { taxLead } from "./federal-tax-figures";

/** What has to be said beside the two comparisons. */
export const remarksOn = (result: RentVsBuyResult, input: RentVsBuyInput): Remark[] =>
  [
    disagreement(result),
    noBreakEven(result, input),
    noEqualRent(result),
    stateTaxLimit(result, input),
    noExclusion(result, input),
  ]
    .filter((text) => text !== null)
    .map((text) => ({ tone: "neutral", text }));

/** Less than this is not worth naming. */
const negligible = 0.5;

/** Why the two comparisons favor different sides: what only the second one counts. */
function disagreement(result: RentVsBuyResult): string | null {
  const { moreFavorable, wealthier, principalPaid, sellingCost, returnsDifference } = result;
  if (moreFavorable === wealthier) return null;

  const tax = taxLead(result);
  const taxes = formatWholeUsd(Math.abs(tax));
  const beyond = `the extra ${formatWholeUsd(Math.abs(returnsDifference))} that`;
  const towardsRenting = [
    [principalPaid, `the ${formatWholeUsd(principalPaid)} of principal the owner pays`],
    [sellingCost, `the ${formatWholeUsd(sellingCost)} of selling costs`],
    [-returnsDifference, `${beyond} the renter’s investments earn`],
    [-tax, `the ${taxes} more of federal tax that the owner pays`],
  ] as const;
  const towardsBuying = [
    [returnsDifference, `${beyond} the owner’s investments earn`],
    [tax, `the ${taxes} more of federal tax that the renter pays`],
  ] as const;
  const reasons = towardsOf(result) === "Renting" ? towardsRenting : towardsBuying;
  const counted = reasons.flatMap(([amount, words]) => (amount >= negligible ? [words] : []));
  return counted.length === 0
    ? null
    : `The two comparisons disagree, because net position does not count ${listed(counted)}. The wealth comparison does.`;
}

/** The side that the second comparison is kinder to. */
const towardsOf = ({ netBuy, netRent, buyingWealth, rentingWealth }: RentVsBuyResult) =>
  buyingWealth - rentingWealth < netBuy - netRent ? "Renting" : "Buying";

/** "the rent, the tax or the insurance". */
const listed = (words: readonly string[]) =>
  [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" or ");

function noBreakEven(
  { breakEvenYear, wealthByYear }: RentVsBuyResult,
  { years }: RentVsBuyInput,
): string | null {
  if (breakEvenYear !== null) return null;
  const stay = formatCount(years, "year");
  const lastAhead = wealthByYear.findLast(({ aheadSince }) => aheadSince > 0);
  return lastAhead
    ? `There is no lasting break-even in wealth: the owner is ahead from the end of year ${lastAhead.aheadSince} to the end of year ${lastAhead.year}, but not after ${stay}.`
    : `There is no break-even in wealth within ${stay}: the owner is not ahead at the end of any year. Try a longer stay.`;
}

const noEqualRent = ({ equalRent }: RentVsBuyResult) =>
  equalRent === null
    ? "No rent makes the two equal: the owner would end up ahead even if the rent were zero."
    : null;

/** Where the years ahead have a lower limit than the newest law. */
function stateTaxLimit(
  { taxByYear }: RentVsBuyResult,
  { lawFilingStatus = "single", stateIncomeTax = 0, years }: RentVsBuyInput,
): string | null {
  const isSeparate = lawFilingStatus === "marriedFilingSeparately";
  const limit = isSeparate ? stateTaxLimitFrom2030 / 2 : stateTaxLimitFrom2030;
  const isUsed = taxByYear.some(
    ({ propertyTax, taxSaved }) => taxSaved > 0 && propertyTax + stateIncomeTax > limit,
  );
  return isUsed && newestYear + years > 2030
    ? `The limit on state and local taxes falls to ${formatWholeUsd(limit)} in 2030. We use the limit of ${newestYear} for every year, so owning may save less tax in later years.`
    : null;
}

const noExclusion = (
  { homeGain, taxByYear }: RentVsBuyResult,
  { years }: RentVsBuyInput,
): string | null =>
  taxByYear.length > 0 && years < 2 && homeGain > 0
    ? "The whole gain on the home is taxed, because you would live there for less than two years. A move for work or health can leave part of it untaxed, which is not modeled."
    : null;
