import { useId, useMemo, useState } from "react";

import { Charts } from "@/components/calculator/chart/charts";
import { SelectControl } from "@/components/calculator/form/select-control";
import {
  breakEvenAnalysis,
  drawableInputs,
  type BreakEvenAnalysis,
} from "@/lib/calculator/analysis/break-even";
import type { ChangeableInput } from "@/lib/calculator/analysis/changeable-inputs";
import type { Lines } from "@/lib/calculator/charts/chart";
import { select } from "@/lib/calculator/form/choice-field";
import { formatAmount, formatTick } from "@/lib/calculator/form/format-amount";
import { inSentence } from "@/lib/calculator/form/label";
import type { NumberKind } from "@/lib/calculator/form/number-field";
import type { Calculation } from "@/lib/calculator/run";

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
    () => (input && analysis ? [linesOf(input, analysis)] : []),
    [input, analysis],
  );
  if (!input) return null;

  const field = select("The answer over the range of", {
    options: Object.fromEntries(inputs.map(({ box, label }) => [box, label])),
    initial: input.box,
  });
  return (
    <div data-slot="break-even" className="grid gap-5">
      <form
        aria-label="Over the range of one number"
        onChange={({ currentTarget }) => setChosen(String(new FormData(currentTarget).get(name)))}
      >
        <SelectControl name={name} field={field} draft={{ [name]: input.box }} errors={{}} />
      </form>
      <Charts charts={charts} />
      <p className="max-w-prose empty:hidden">
        {analysis ? breakEvenWords(input, analysis) : "This answer is too large to be drawn."}
      </p>
    </div>
  );
}

/** Numbers that count years or months say so on their axis. */
const counted: Partial<Record<NumberKind, string>> = { years: ", years", months: ", months" };

function linesOf<Input, Result>(
  input: ChangeableInput<Input>,
  analysis: BreakEvenAnalysis<Result>,
): Lines {
  const { places, lines, breakEvens } = analysis;
  const { kind, label, own } = input;
  const [{ figure, values }] = lines;
  const amount = (x: number) => formatAmount(kind, x);
  const valueAt = (x: number, line = values) => line[places.indexOf(x)] ?? 0;
  const drawn = lines.map(({ figure }) => `“${figure.label}”`).join(" and ");
  const unit = figure.typed === "months" ? ", in months" : "";
  return {
    kind: "lines",
    curve: "straight",
    name: "break-even",
    title: findingOf(input, analysis),
    subject: `${drawn}${unit} over “${label}”, your other numbers as they are`,
    x: {
      label: `${label}${counted[kind] ?? ""}`,
      values: places,
      unit: input.isWhole ? "unit" : "amount",
      written: { show: amount, tick: (x) => formatTick(kind, x) },
    },
    written:
      figure.typed === "money"
        ? undefined
        : { show: figure.show, tick: (y) => formatTick(figure.typed, y) },
    series: lines.map(({ figure, values }) => ({ label: figure.label, values })),
    marks: [
      ...breakEvens.map(({ x }) => ({
        x,
        y: valueAt(x),
        label: "Break-even",
        detail: `at ${amount(x)}`,
      })),
      ...lines.map((line) => {
        const [x, y] = [own ?? 0, valueAt(own ?? 0, line.values)];
        return { x, y, label: "Yours", detail: figure.show(y) };
      }),
    ],
  };
}

function findingOf<Input, Result>(
  { kind, label }: ChangeableInput<Input>,
  { places, lines, breakEvens, side }: BreakEvenAnalysis<Result>,
): string {
  const amount = (x = 0) => formatAmount(kind, x);
  if (breakEvens.length > 0)
    return `Break-even: ${inSentence(label)} ${breakEvens.map(({ x }) => amount(x)).join(" and ")}`;
  if (side) return `No break-even: “${side}” throughout`;
  const [{ figure, values }] = lines;
  const ends = [0, -1].map(
    (end) => `${figure.show(values.at(end) ?? 0)} at ${amount(places.at(end))}`,
  );
  return `${figure.label}: ${ends.join(", ")}`;
}

/** On which side of each break-even which answer is. */
const breakEvenWords = <Input, Result>(
  { kind, label }: ChangeableInput<Input>,
  { breakEvens }: BreakEvenAnalysis<Result>,
) =>
  breakEvens
    .map(
      ({ x, below, above }) =>
        `With “${label}” below ${formatAmount(kind, x)} the answer is “${below}”, above it “${above}”.`,
    )
    .join(" ");
