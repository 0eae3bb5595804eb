import { formatAmount } from "@/lib/calculator/form/format-amount";
import type { Calculation } from "@/lib/calculator/run";
import { formatSigned } from "@/lib/format";

import { changeableInputs, type ChangeableInput } from "./changeable-inputs";
import { figureCurve } from "./figure-curve";
import { numericFigures, shownDifference, type NumericFigure } from "./numeric-figures";

/** What one number of the form does to a figure when it alone is less, or more, by its step. */
export type Sensitivity = {
  /** The box that holds it. */
  box: string;
  /** The number: "Annual interest rate". */
  name: string;
  /** "1 point". */
  step: string;
  less?: Change;
  more?: Change;
};

/** The number then, what the figure is with it, and how far that is from what it is now. */
export type Change = { amount: string; value: number; difference: number };

/** What the headline figure follows. */
export type Sensitivities<Result> = {
  figure: NumericFigure<Result>;
  /** What the figure is now. */
  now: number;
  /** Those that are typed and change what is shown: the strongest first. */
  moving: readonly Sensitivity[];
  /** Those that are typed and change nothing that is shown. */
  idle: readonly string[];
};

/**
 * How the headline figure moves with each number of the form, by a step that is common for its kind:
 * a point of a rate, a tenth of an amount, five years of a long term. Nothing where the result has no
 * figure that is a number. A step that the form would refuse, or that has no result, is left out.
 * `inputs` are the numbers looked at: a box left blank is none of the visitor’s.
 */
export function sensitivitiesOf<Input, Result>(
  calculation: Calculation<Input, Result>,
  inputs = changeableInputs(
    calculation.definition.fields,
    calculation.input,
    calculation.world.today,
  ),
): Sensitivities<Result> | undefined {
  const { definition, result } = calculation;
  const [figure] = numericFigures(definition, result);
  const now = figure?.valueOf(result);
  if (!figure || now === undefined) return undefined;

  const typed = inputs.filter(({ isBlank }) => !isBlank);
  const all = typed.map((input) => {
    const curve = figureCurve({ calculation, figure, input });
    const { size, step } = stepOf(input);
    const changeTo = (amount: number): Change | undefined => {
      const isOffered = size > 0 && amount >= input.lowest && amount <= input.highest;
      const value = isOffered ? curve(amount) : undefined;
      if (value === undefined) return undefined;
      return { amount: formatAmount(input.kind, amount), value, difference: value - now };
    };
    const own = input.own ?? 0;
    return {
      box: input.box,
      name: input.label,
      step,
      less: changeTo(exactly(own - size)),
      more: changeTo(exactly(own + size)),
    };
  });
  const isMoving = ({ less, more }: Sensitivity) =>
    [less, more].some((change) => change && figure.show(change.value) !== figure.show(now));
  return {
    figure,
    now,
    moving: all.filter(isMoving).toSorted((one, other) => strengthOf(other) - strengthOf(one)),
    idle: all.filter((one) => !isMoving(one)).map(({ name }) => name),
  };
}

/** From the lowest the figure comes to, to the highest: as long as its bar. */
function strengthOf({ less, more }: Sensitivity): number {
  const moves = [0, less?.difference ?? 0, more?.difference ?? 0];
  return Math.max(...moves) - Math.min(...moves);
}

/** A difference of a figure, with its sign: "+$214.87", "-0.50 points". */
export const signed = <Result>(figure: NumericFigure<Result>, difference: number): string =>
  formatSigned(difference, (size) => shownDifference(figure, size));

/** Without the dust of a sum: 6.4 and not 6.4000000000000004. */
const exactly = (sum: number) => Number(sum.toPrecision(12));

/** From this many years on a term moves by five of them, before that by one. */
const longTerm = 10;

function stepOf({ kind, own }: ChangeableInput<unknown>): { size: number; step: string } {
  switch (kind) {
    case "percent":
      return { size: 1, step: "1 point" };
    case "years":
    case "age":
    case "calendarYear":
      return (own ?? 0) >= longTerm ? { size: 5, step: "5 years" } : { size: 1, step: "1 year" };
    case "months":
      return { size: 1, step: "1 month" };
    case "integer":
      return { size: 1, step: "1" };
    case "money":
    case "number":
    case "randomFactor":
      return { size: exactly((own ?? 0) / 10), step: "10%" };
  }
}
