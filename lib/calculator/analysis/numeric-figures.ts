import type { Definition } from "@/lib/calculator/definition";
import type { NumberKind } from "@/lib/calculator/form/number-field";
import { formatBriefUsd, formatUsd, formatWholeUsd } from "@/lib/format";
import { formatDuration } from "@/lib/calculator/report/duration";
import { valueIn } from "@/lib/calculator/report/groups";
import { labelOf, type Figure } from "@/lib/calculator/report/figure";
import { headlineOf, isShown } from "@/lib/calculator/report/view";

/**
 * A figure of a result that is a number: one can want it to be another, or follow how it moves. It is one
 * by the `typed` that its writing has in report/outputs.ts.
 */
export type NumericFigure<Result> = {
  name: string;
  label: string;
  typed: NumberKind;
  show: (value: number) => string;
  /** Nothing where another result has no such figure. */
  valueOf: (result: Result) => number | undefined;
};

/** The figure as it is written beside amounts as large as this: without cents that say nothing. */
export const shortFigure = <Result>(
  figure: NumericFigure<Result>,
  largest: number,
): NumericFigure<Result> =>
  isInCents(figure, largest) && formatBriefUsd(largest) === formatWholeUsd(largest)
    ? { ...figure, show: formatWholeUsd }
    : figure;

const isInCents = <Result>({ show }: NumericFigure<Result>, amount: number) =>
  [formatUsd(amount), formatBriefUsd(amount)].includes(show(amount));

/** How far two values of a figure are apart: "$214.87", "0.50 points". */
export function shownDifference<Result>(
  { typed, show }: NumericFigure<Result>,
  difference: number,
): string {
  const size = show(Math.abs(difference));
  return typed === "percent" ? size.replace("%", " points") : size;
}

/**
 * The figures of a result that are numbers, the headline first, without those that only repeat an
 * input. Years and months are one, in months.
 */
export function numericFigures<Input, Result>(
  definition: Definition<Input, Result>,
  result: Result,
): NumericFigure<Result>[] {
  const { fields, outputs } = definition;
  const headline = headlineOf(definition, result);
  const figures = Object.entries(outputs) as [string, Figure<Result, number>][];
  const shown = figures.filter(([name, figure]) =>
    isShown(figure as never, valueIn(result, name), result),
  );
  const restOf = ({ typed, continuedBy }: Figure<Result, number>) =>
    typed && continuedBy && (outputs[continuedBy] as Figure<Result, number>).typed
      ? continuedBy
      : undefined;
  const rests = new Set<string | undefined>(shown.map(([, figure]) => restOf(figure)));

  const numeric = shown
    .filter(([name, { typed }]) => typed && !rests.has(name) && !(name in fields))
    .map(([name, figure]): NumericFigure<Result> => {
      const label = labelOf(figure, result);
      const rest = restOf(figure);
      const numberOf = (of: Result, part: string) => {
        const value = valueIn(of, part);
        return typeof value === "number" ? value : undefined;
      };
      if (!rest)
        return {
          name,
          label,
          typed: figure.typed as NumberKind,
          show: figure.show,
          valueOf: (of) => numberOf(of, name),
        };
      return {
        name,
        label,
        typed: "months",
        show: formatDuration,
        valueOf(of) {
          const years = numberOf(of, name);
          const months = numberOf(of, rest);
          return years === undefined || months === undefined ? undefined : years * 12 + months;
        },
      };
    });
  const { continuedBy } = outputs[headline] as Figure<Result, number>;
  const isHeadline = ({ name }: NumericFigure<Result>) => name === headline || name === continuedBy;
  return [...numeric.filter(isHeadline), ...numeric.filter((figure) => !isHeadline(figure))];
}
