import type { ChangeableInput } from "./changeable-inputs";
import type { NumericFigure } from "./numeric-figures";
import { isAllFinite, type Calculated } from "./run";

type CurveOf<Input, Result> = Calculated<Input, Result> & {
  figure: NumericFigure<Result>;
  input: ChangeableInput<Input>;
};

/** What a figure is as one number of the form changes: nothing where it is refused or has no result. */
export type Curve = (x: number) => number | undefined;

/** The figure over one input, all others staying as they are. */
export const figureCurve =
  <Input, Result>(of: CurveOf<Input, Result>): Curve =>
  (x) => {
    const { definition, calculate, answer, figure, input } = of;
    const changed = input.inputWith(input.isWhole ? Math.round(x) : x);
    if (definition.refuse?.(changed)) return undefined;
    const result = calculate(changed, answer.world);
    return isAllFinite(result) ? figure.valueOf(result) : undefined;
  };
