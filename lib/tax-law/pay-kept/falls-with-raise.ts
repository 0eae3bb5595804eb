import { adjustedGrossIncome } from "../income/adjusted-gross-income";
import type { StateHousehold } from "../states/filer";
import { lawOf } from "../years/law-of";
import type { KnownYear } from "../years/law-years";
import { fallsOf, type Fall } from "./falls-of";
import { farthestWages, type RaiseOptions } from "./farthest-wages";
import { incomeLimitsOf } from "./income-limits-of";
import { keptOf, type KeptOptions } from "./kept-of";
import { remembered } from "./remembered";
import { wagesAt } from "./wages-at";

export type FallsWithRaise = {
  /** What is left with so many whole dollars of wages, in dollars a year. */
  keptAt: (wages: number) => number;
  falls: Fall[];
  /** Wages that were looked at. */
  farthest: number;
};

/**
 * Every amount of wages at which one more dollar leaves a household with less, one by one and without why.
 *
 * - as lossesWithRaise
 *
 * @example fallsWithRaise({ filingStatus: "single", retirementSavings: 2_000 }, 2026).falls.length // 3
 */
export function fallsWithRaise(
  household: StateHousehold,
  year: KnownYear,
  options: RaiseOptions = {},
): FallsWithRaise {
  const { farthest = farthestWages(household) } = options;
  const keptAt = remembered((wages) => keptOf({ ...household, wages }, year, options).kept);
  const falls = fallsOf(keptAt, farthest, jumpsOf(household, year, options, farthest));
  return { keptAt, falls, farthest };
}

/** From which dollars of wages to the next an income reaches a limit, or crosses it: laws differ in that. */
function jumpsOf(
  household: StateHousehold,
  year: KnownYear,
  options: KeptOptions,
  farthest: number,
): number[] {
  const law = lawOf(`${year}`);
  const incomeAt = remembered((wages) => adjustedGrossIncome({ ...household, wages }, law));
  return incomeLimitsOf(household, law, options).flatMap(({ incomeOf, limits }) => {
    let from = 0;
    return limits.flatMap((limit) => {
      const at = wagesAt((wages) => incomeOf(incomeAt(wages)), limit, from, farthest);
      if (at === null) return [];
      from = at;
      return at > 0 && incomeOf(incomeAt(at)) === limit ? [at - 1, at] : [at];
    });
  });
}
