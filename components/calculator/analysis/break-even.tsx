import { useId, useMemo, useState } from "react";

import { Charts } from "@/components/calculator/chart/charts";
import { SelectControl } from "@/components/calculator/form/select-control";
import {
  breakEvenAnalysis,
  drawableInputs,
  type BreakEvenAnalysis,
} from "@/lib/calculator/analysis/break-even";
import type { ChangeableInput } from "@/lib/calculator/analysis/changeable-inputs";
import { select } from "@/lib/calculator/form/choice-field";
import { formatAmount } from "@/lib/calculator/form/format-amount";
import type { Calculation } from "@/lib/calculator/run";

import { breakEvenChart } from "./break-even-chart";

type BreakEvenProps<Input, Result> = {
  calculation: Calculation<Input, Result>;
  /** The box that is drawn first. */
  first?: string;
};

/** The headline figure over the whole range of one number, and where the answer changes sides. */
export function BreakEven<Input, Result>({ calculation, first }: BreakEvenProps<Input, Result>) {
  const name = useId();
  const [chosen, setChosen] = useState(first);
  const inputs = useMemo(() => drawableInputs(calculation), [calculation]);
  // What a form no longer has gives way to the first it has.
  const input = inputs.find(({ box }) => box === chosen) ?? inputs[0];
  const analysis = useMemo(
    () => input && breakEvenAnalysis(calculation, input),
    [calculation, input],
  );
  const charts = useMemo(
    () => (input && analysis && !isSettled(analysis) ? [breakEvenChart(input, analysis)] : []),
    [input, analysis],
  );
  if (!input) return null;

  const field = select("See the answer across a range of", {
    options: Object.fromEntries(inputs.map(({ box, label }) => [box, label])),
    initial: input.box,
  });
  return (
    <div data-slot="break-even" className="grid gap-5">
      <form
        aria-label="Across a range of one number"
        onChange={({ currentTarget }) => setChosen(String(new FormData(currentTarget).get(name)))}
      >
        <SelectControl name={name} field={field} draft={{ [name]: input.box }} errors={{}} />
      </form>
      <Charts charts={charts} />
      <p className="max-w-prose empty:hidden">
        {analysis ? breakEvenWords(input, analysis) : "This answer is too large to draw."}
      </p>
    </div>
  );
}

/** Two that compete and never change places: their lines say no more than a sentence. */
const isSettled = <Result,>({ lines, breakEvens, side }: BreakEvenAnalysis<Result>) =>
  lines.length > 1 && breakEvens.length === 0 && side !== undefined;

/** On which side of each break-even which answer is, or that there is one answer all along. */
function breakEvenWords<Input, Result>(
  { kind, label }: ChangeableInput<Input>,
  { places, breakEvens, side }: BreakEvenAnalysis<Result>,
) {
  const [from = 0, to = 0] = [places[0], places.at(-1)];
  if (breakEvens.length === 0)
    return (
      side &&
      `No break-even: with “${label}” anywhere from ${formatAmount(kind, from)} to ${formatAmount(kind, to)}, the answer is “${side}”.`
    );
  return breakEvens
    .map(
      ({ x, below, above }) =>
        `If “${label}” is below ${formatAmount(kind, x)}, the answer is “${below}”. Above that, it is “${above}”.`,
    )
    .join(" ");
}
