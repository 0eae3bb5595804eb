import type { Lines, Mark } from "@/lib/calculator/charts/chart";
import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import { drawnYears } from "@/lib/calculator/charts/growth-chart";
import { formatCount, formatWholeUsd } from "@/lib/format";

import type { RentVsBuyInput, RentVsBuyResult } from "./calculation";
import { isTaxed, taxLead } from "./federal-tax-figures";

/** The wealth of both paths, and what leads from one comparison to the other. */
export const chartsOfBoth = (result: RentVsBuyResult, input: RentVsBuyInput): DeclaredChart[] => [
  ...wealthChart(result, input),
  bridge(result),
];

/** The wealth of both after so many years. */
type Point = { year: number; owner: number; renter: number; ownerAhead: boolean };

/** Both paths from the first day on. None where a year is all. */
function wealthChart(result: RentVsBuyResult, { homePrice, sellingCosts, years }: RentVsBuyInput) {
  const { wealthByYear, loanAmount, downPayment, closing } = result;
  if (wealthByYear.length < 2) return [];

  const first: Point = {
    year: 0,
    owner: homePrice * (1 - sellingCosts / 100) - loanAmount,
    renter: downPayment + closing,
    ownerAhead: false,
  };
  const points = [
    first,
    ...wealthByYear.map(({ year, ownerWealth, renterWealth, aheadSince }) => ({
      year,
      owner: ownerWealth,
      renter: renterWealth,
      ownerAhead: aheadSince > 0,
    })),
  ];
  // Where the lead changes, the last time and the time before it.
  const crossings = points
    .flatMap((after, index) => {
      const before = points[index - 1];
      return before && before.ownerAhead !== after.ownerAhead ? [[before, after] as const] : [];
    })
    .slice(-2);
  // A crossing lies between two points that are drawn.
  const shown = new Set([first, ...drawnYears(points.slice(1)), ...crossings.flat()]);
  const drawn = points.filter((point) => shown.has(point));

  return [
    {
      kind: "lines",
      curve: "straight",
      name: "wealth",
      title: finding(result, years),
      subject: "Wealth after each year, with the home sold and the cost difference invested",
      x: { label: "Years from now", values: drawn.map(({ year }) => year) },
      series: [
        { label: "Buying", values: drawn.map(({ owner }) => owner) },
        { label: "Renting", values: drawn.map(({ renter }) => renter) },
      ],
      marks: crossings.map(markOf),
    } satisfies Lines,
  ];
}

function finding(
  { breakEvenYear, wealthier, wealthDifference, wealthByYear }: RentVsBuyResult,
  years: number,
): string {
  const stay = formatCount(years, "year");
  const lead = formatWholeUsd(wealthDifference);
  if (wealthier === "Neither") return `After ${stay}, buying and renting end with the same wealth`;
  if (wealthier === "Buying")
    return breakEvenYear === null || breakEvenYear === years
      ? `Buying is ahead only after ${stay}, by ${lead}`
      : `Buying is ahead after ${formatCount(breakEvenYear, "year")}, and by ${lead} after ${stay}`;
  const lastAhead = wealthByYear.findLast(({ aheadSince }) => aheadSince > 0);
  return lastAhead
    ? `Buying is ahead from year ${lastAhead.aheadSince} to year ${lastAhead.year}; after ${stay}, renting is ahead by ${lead}`
    : `Renting stays ahead, by ${lead} after ${stay}`;
}

/** Where the two lines cross between two of their points. */
function markOf([before, after]: readonly [Point, Point]): Mark {
  const gap = ({ owner, renter }: Point) => Math.abs(owner - renter);
  const part = gap(before) / (gap(before) + gap(after));
  return {
    x: before.year + part * (after.year - before.year),
    y: before.renter + part * (after.renter - before.renter),
    label: after.ownerAhead ? "Buying pulls ahead" : "Renting pulls ahead",
    detail: `in year ${Math.ceil(after.year)}`,
  };
}

/** How the lead of buying changes from one comparison to the other. */
function bridge(result: RentVsBuyResult): DeclaredChart {
  const { netBuy, netRent, buyingWealth, rentingWealth } = result;
  return {
    kind: "waterfall",
    name: "bridge",
    title: `Buying is ${standing(netBuy - netRent)} by net position and ${standing(buyingWealth - rentingWealth)} in wealth`,
    subject: "How far buying is ahead, from the first comparison to the second",
    steps: [
      ["By net position", netBuy - netRent],
      ["Principal paid", -result.principalPaid],
      ["Selling costs", -result.sellingCost],
      ["Owner’s returns minus renter’s", result.returnsDifference],
      ...(isTaxed(result) ? [["Federal tax", taxLead(result)] as const] : []),
      ["In wealth"],
    ],
  };
}

const standing = (lead: number) =>
  `${formatWholeUsd(Math.abs(lead))} ${lead < 0 ? "behind" : "ahead"}`;
