import type { Calculate, Report } from "@/lib/calculator/definition";
import { withOptions, type BroughtBy, type ListedOption } from "@/lib/calculator/option";

import { flatOutputs, withFigureNames, type OutputsBut } from "./groups";
import type { Outputs } from "./outputs";

/**
 * What a calculation answers: everything in the report is checked against what it takes and gives. Figures
 * that an option brings need not be among its outputs: where they are, that is where they stand.
 *
 * @example defineReport(mortgage, { options: [pmi], headline: "monthlyPayment", outputs, verdict, toast, example })
 */
export const defineReport = <
  Input,
  Result,
  const Options extends readonly ListedOption<NoInfer<Input>, NoInfer<Result>>[] = [],
>(
  calculate: Calculate<Input, Result>,
  {
    options,
    ...report
  }: Omit<
    Report<NoInfer<Input>, NoInfer<Result>>,
    "calculate" | "dependsOnDay" | "outputs" | "answeredOptions"
  > & {
    options?: Options;
    outputs: OutputsBut<Result, BroughtBy<Options>>;
  },
): Report<Input, Result> => {
  const whole = { ...report, ...withOptions<Input, Result>(report, options) };
  const outputs = whole.outputs as Outputs<Result>;
  const named = withFigureNames(outputs);
  return {
    ...whole,
    outputs: flatOutputs(outputs),
    calculate: (input, world) => named(calculate(input, world)),
    dependsOnDay: calculate.length > 1,
  };
};
