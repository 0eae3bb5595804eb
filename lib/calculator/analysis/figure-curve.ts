import { isAllFinite, type Calculation } from "@/lib/calculator/run";

import type { ChangeableInput } from "./changeable-inputs";
import type { NumericFigure } from "./numeric-figures";

type Changing<Input, Result> = {
  calculation: Calculation<Input, Result>;
  input: ChangeableInput<Input>;
};

/** What comes of other numbers in one input: nothing where they are refused or have no result. */
export const resultAlong =
  <Input, Result>({ calculation: { definition, world }, input }: Changing<Input, Result>) =>
  (x: number): Result | undefined => {
    const changed = input.inputWith(input.isWhole ? Math.round(x) : x);
    if (definition.validate?.(changed)) return undefined;
    const result = definition.calculate(changed, world);
    return isAllFinite(result) ? result : undefined;
  };

/** What a figure is as one number of the form changes: nothing where it is refused or has no result. */
export type Curve = (x: number) => number | undefined;

/** The figure over one input, all others staying as they are. */
export function figureCurve<Input, Result>({
  figure,
  ...changing
}: Changing<Input, Result> & { figure: NumericFigure<Result> }): Curve {
  const resultAt = resultAlong(changing);
  return (x) => {
    const result = resultAt(x);
    return result && figure.valueOf(result);
  };
}
