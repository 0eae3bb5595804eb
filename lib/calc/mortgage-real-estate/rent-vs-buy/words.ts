import type { Remark } from "@/lib/calculator/definition";
import {
  formatBriefUsd,
  formatCount,
  formatNumber,
  formatRoundedUsd,
  formatWholeUsd,
} from "@/lib/format";

import type { RentVsBuyInput, RentVsBuyResult } from "./calculation";
import { taxLead } from "./options/federal-tax";

/** Whether the wealth at the end is for the one, and the net position for the other. */
export const areOpposed = ({ moreFavorable, wealthier }: RentVsBuyResult) =>
  moreFavorable !== "Neither" && wealthier !== "Neither" && moreFavorable !== wealthier;

/** What both comparisons come to, and what would turn the second one. */
export const verdictOn = (result: RentVsBuyResult): string =>
  areOpposed(result) ? opposed(result) : agreeing(result);

const invested = "With the difference invested and the home sold";

/** Where the comparisons disagree, wealth is said first. */
function opposed(result: RentVsBuyResult): string {
  const { moreFavorable, difference, wealthier, wealthDifference } = result;
  return `${invested}, ${wealthier.toLowerCase()} ends ${formatRoundedUsd(wealthDifference)} ahead. ${turningPoints(result)} Net position alone favors ${moreFavorable.toLowerCase()}, by ${formatRoundedUsd(difference)}.`;
}

/** Where they agree, the headline has the one, and the other follows. */
function agreeing(result: RentVsBuyResult): string {
  const { moreFavorable, wealthier, wealthDifference } = result;
  const wealth =
    wealthier === "Neither"
      ? "both end with the same wealth"
      : wealthier === moreFavorable
        ? `the lead is ${formatRoundedUsd(wealthDifference)}`
        : `${wealthier.toLowerCase()} ends ${formatRoundedUsd(wealthDifference)} ahead`;
  return `${invested}, ${wealth}. ${turningPoints(result)}`;
}

/** From which year the owner is ahead, and which rent would make both equal. */
function turningPoints({ breakEvenYear, equalRent }: RentVsBuyResult): string {
  const ahead =
    breakEvenYear === null
      ? "Buying never catches up for good"
      : `Buying leads from year ${formatNumber(breakEvenYear)} on`;
  return equalRent === null
    ? `${ahead}.`
    : `${ahead}; at ${formatRoundedUsd(equalRent)} rent a month, it’s a tie.`;
}

/** The figure in the largest type, for the notice. */
export function announcementOf(result: RentVsBuyResult): string {
  const { moreFavorable, difference, wealthier, wealthDifference } = result;
  if (areOpposed(result))
    return `${wealthier} ends ${formatBriefUsd(wealthDifference)} ahead in wealth.`;
  return moreFavorable === "Neither"
    ? "Buying and renting are equally favorable."
    : `${moreFavorable} is more favorable by ${formatBriefUsd(difference)}.`;
}

/** Why the two comparisons disagree, and which turning point there is not. */
export const remarksOn = (result: RentVsBuyResult, input: RentVsBuyInput): Remark[] =>
  [disagreement(result), noBreakEven(result, input), noEqualRent(result)].flatMap((text) =>
    text ? [{ tone: "neutral", text }] : [],
  );

/** Less than this is not worth naming. */
const negligible = 0.5;

/** Why the two comparisons favor different sides: what only the second one counts. */
function disagreement(result: RentVsBuyResult): string | null {
  const { moreFavorable, wealthier, principalPaid, sellingCost, returnsDifference } = result;
  if (moreFavorable === wealthier) return null;

  const tax = taxLead(result);
  const earner = returnsDifference > 0 ? "owner" : "renter";
  const payer = tax > 0 ? "renter" : "owner";
  const forBuying: [dollars: number, words: string][] = [
    [-principalPaid, `the ${wholeUsd(principalPaid)} of principal the owner pays`],
    [-sellingCost, `the ${wholeUsd(sellingCost)} of selling costs`],
    [
      returnsDifference,
      `the extra ${wholeUsd(returnsDifference)} that the ${earner}’s investments earn`,
    ],
    [tax, `the ${wholeUsd(tax)} more of federal tax that the ${payer} pays`],
  ];
  const isForRenting = wealthLead(result) < netLead(result);
  const reasons = forBuying.flatMap(([dollars, words]) =>
    (isForRenting ? -dollars : dollars) >= negligible ? [words] : [],
  );
  return reasons.length === 0
    ? null
    : `The two comparisons disagree, because net position does not count ${listed(reasons)}. The wealth comparison does.`;
}

const wholeUsd = (dollars: number) => formatWholeUsd(Math.abs(dollars));

/** "the rent, the tax or the insurance". */
const listed = (words: readonly string[]) =>
  [words.slice(0, -1).join(", "), words.at(-1)].filter(Boolean).join(" or ");

function noBreakEven(result: RentVsBuyResult, { years }: RentVsBuyInput): string | null {
  if (result.breakEvenYear !== null) return null;
  const stay = formatCount(years, "year");
  const lastAhead = lastYearAhead(result);
  return lastAhead
    ? `There is no lasting break-even in wealth: the owner is ahead from the end of year ${lastAhead.aheadSince} to the end of year ${lastAhead.year}, but not after ${stay}.`
    : `There is no break-even in wealth within ${stay}: the owner is not ahead at the end of any year. Try a longer stay.`;
}

const noEqualRent = ({ equalRent }: RentVsBuyResult) =>
  equalRent === null
    ? "No rent makes the two equal: the owner would end up ahead even if the rent were zero."
    : null;

/** The title of the chart of both wealths: when the lead changes, and what it is at the end. */
export function wealthTitle(result: RentVsBuyResult, { years }: RentVsBuyInput): string {
  const { breakEvenYear, wealthier, wealthDifference } = result;
  const stay = formatCount(years, "year");
  const lead = formatWholeUsd(wealthDifference);
  if (wealthier === "Neither") return `After ${stay}, buying and renting end with the same wealth`;
  if (wealthier === "Buying")
    return breakEvenYear === null || breakEvenYear === years
      ? `Buying is ahead only after ${stay}, by ${lead}`
      : `Buying is ahead after ${formatCount(breakEvenYear, "year")}, and by ${lead} after ${stay}`;
  const lastAhead = lastYearAhead(result);
  return lastAhead
    ? `Buying is ahead from year ${lastAhead.aheadSince} to year ${lastAhead.year}; after ${stay}, renting is ahead by ${lead}`
    : `Renting stays ahead, by ${lead} after ${stay}`;
}

const lastYearAhead = ({ wealthByYear }: RentVsBuyResult) =>
  wealthByYear.findLast(({ aheadSince }) => aheadSince > 0);

/** The title of the chart that leads from one comparison to the other. */
export const bridgeTitle = (result: RentVsBuyResult) =>
  `Buying is ${standing(netLead(result))} by net position and ${standing(wealthLead(result))} in wealth`;

const standing = (lead: number) => `${wholeUsd(lead)} ${lead < 0 ? "behind" : "ahead"}`;

/** By how many dollars buying is ahead in each comparison; negative is behind. */
const netLead = ({ netBuy, netRent }: RentVsBuyResult) => netBuy - netRent;
const wealthLead = ({ buyingWealth, rentingWealth }: RentVsBuyResult) =>
  buyingWealth - rentingWealth;
