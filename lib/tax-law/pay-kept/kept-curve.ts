import type { StateHousehold } from "../states/filer";
import type { KnownYear } from "../years/law-years";
import { farthestWages, type RaiseOptions } from "./farthest-wages";
import { keptOf } from "./kept-of";

/** A point of a chart. */
type KeptPoint = {
  /** The taxpayer’s, in dollars a year. */
  wages: number;
  /** What is left of all wages on the return, in dollars a year. */
  kept: number;
  /** What the next $1,000 of wages lose, in percent: above 100 they leave less than before. */
  rate: number;
};

/** Steps of the law are often of $1,000: a smaller raise would show the step and not the slope. */
const raise = 1_000;

/**
 * What is left of a household’s pay from no wages on, in steps of whole thousands.
 *
 * - `year` and `options` as in lossesWithRaise
 * - `points` how many at most, 2 or more
 *
 *     rate = ($1,000 − kept(wages + $1,000) + kept(wages)) ÷ $1,000
 *
 * @example keptCurve({ filingStatus: "single" }, 2026).at(-1).wages // 150000
 * @example keptCurve({ filingStatus: "single" }, 2026, { farthest: 60_000 }, 3)[1].rate // 19.65
 */
export function keptCurve(
  household: StateHousehold,
  year: KnownYear,
  options: RaiseOptions = {},
  points = 60,
): KeptPoint[] {
  const { farthest = farthestWages(household) } = options;
  const keptAt = (wages: number) => keptOf({ ...household, wages }, year, options).kept;
  const step = Math.max(1, Math.ceil(farthest / (points - 1) / raise)) * raise;
  const count = Math.ceil(farthest / step) + 1;
  return Array.from({ length: Math.min(points, count) }, (_, place) => {
    const wages = place * step;
    const kept = keptAt(wages);
    return { wages, kept, rate: ((raise - keptAt(wages + raise) + kept) / raise) * 100 };
  });
}
