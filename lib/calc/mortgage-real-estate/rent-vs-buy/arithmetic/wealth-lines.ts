import type { RentVsBuyInput } from "./input";
import type { WealthYear } from "./wealth-by-year";

/** The wealth of both after so many years, in dollars, and whether the owner has more. */
export type WealthPoint = { year: number; owner: number; renter: number; ownerAhead: boolean };

/** Two years, one after the other, between which the lead changes. */
type Crossing = readonly [before: WealthPoint, after: WealthPoint];

type BothPaths = {
  wealthByYear: readonly WealthYear[];
  loanAmount: number;
  downPayment: number;
  closing: number;
};

/** The wealth of both from the first day on. */
export const wealthPoints = (
  { wealthByYear, loanAmount, downPayment, closing }: BothPaths,
  { homePrice, sellingCosts }: RentVsBuyInput,
): [first: WealthPoint, ...WealthPoint[]] => [
  {
    year: 0,
    owner: homePrice * (1 - sellingCosts / 100) - loanAmount,
    renter: downPayment + closing,
    ownerAhead: false,
  },
  ...wealthByYear.map(({ year, ownerWealth, renterWealth, aheadSince }) => ({
    year,
    owner: ownerWealth,
    renter: renterWealth,
    ownerAhead: aheadSince > 0,
  })),
];

/** Where the lead changes, the earliest first. */
export const crossingsIn = (points: readonly WealthPoint[]): Crossing[] =>
  points.flatMap((after, index) => {
    const before = points[index - 1];
    return before && before.ownerAhead !== after.ownerAhead ? [[before, after] as const] : [];
  });

/** Where the straight lines between the two years cross. */
export function crossingPoint([before, after]: Crossing): { year: number; wealth: number } {
  const gap = ({ owner, renter }: WealthPoint) => Math.abs(owner - renter);
  const part = gap(before) / (gap(before) + gap(after));
  return {
    year: before.year + part * (after.year - before.year),
    wealth: before.renter + part * (after.renter - before.renter),
  };
}
