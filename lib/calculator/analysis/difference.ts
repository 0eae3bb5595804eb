import { headlineOf } from "@/lib/calculator/report/view";
import type { Calculation } from "@/lib/calculator/run";
import { readsAsZero } from "@/lib/format";

import { numericFigures, shownDifference } from "./numeric-figures";

/**
 * How far the figure shown large is from what it was: "$42.37 less", "0.50 points more". Nothing where it
 * is no number, or another figure than then.
 */
export function differenceBetween<Input, Result>(
  then: Calculation<Input, Result>,
  now: Calculation<Input, Result>,
): string | undefined {
  const { definition, result } = now;
  const headline = headlineOf(definition, result);
  const figure = numericFigures(definition, result).find(({ name }) => name === headline);
  const [before, after] = [then, now].map(({ result }) => figure?.valueOf(result));
  if (!figure || before === undefined || after === undefined) return undefined;
  if (headlineOf(definition, then.result) !== headline) return undefined;
  const size = shownDifference(figure, after - before);
  if (readsAsZero(size)) return "no change";
  return `${size} ${after < before ? "less" : "more"}`;
}
