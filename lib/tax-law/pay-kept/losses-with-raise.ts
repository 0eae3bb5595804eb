import type { StateHousehold } from "../states/filer";
import type { KnownYear } from "../years/law-years";
import { fallsWithRaise } from "./falls-with-raise";
import type { RaiseOptions } from "./farthest-wages";
import { lossesAmong, type LossWithRaise } from "./losses-among";

/**
 * Every amount of wages at which one more dollar leaves a household with less than before, the lowest first.
 *
 * - `year` and `options` as in keptOf; `options.farthest` wages, whole dollars
 *
 * Returns dollars a year.
 *
 *     loss: kept(wages + 1) < kept(wages) − $0.005
 *
 * All but the taxpayer’s wages stays as it is: tips and overtime too, which are in the wages. Where a loss
 * comes in steps, such as $50 of the child credit for each $1,000, the steps of one size are one run.
 *
 * The steps of the federal law are looked up at the limits in its tables. What else may jump, such as a state’s
 * tax, is searched by fallsOf.
 *
 * Not modeled: the rows of $50 of the printed tables of the tax and of the earned income credit, and the whole
 * percents of the poverty line of Form 8962, in which returns round what the law lets rise evenly.
 *
 * @example lossesWithRaise({ filingStatus: "single", retirementSavings: 2_000 }, 2026)[0].from // 24250
 * @example lossesWithRaise({ filingStatus: "single", children: 1, wages: 150_000 }, 2026)[0].times // 18
 *
 * Source: the sections of the law that keptOf and incomeLimitsOf name.
 */
export const lossesWithRaise = (
  household: StateHousehold,
  year: KnownYear,
  options: RaiseOptions = {},
): LossWithRaise[] =>
  lossesAmong(fallsWithRaise(household, year, options), household, year, options);
