import type { BreakEvenAnalysis } from "@/lib/calculator/analysis/break-even";
import type { ChangeableInput } from "@/lib/calculator/analysis/changeable-inputs";
import type { Lines } from "@/lib/calculator/charts/chart";
import { formatAmount, formatTick } from "@/lib/calculator/form/format-amount";
import { inSentence } from "@/lib/calculator/form/label";
import type { NumberKind } from "@/lib/calculator/form/number-field";

/** Numbers that count years or months say so on their axis. */
const counted: Partial<Record<NumberKind, string>> = { years: ", years", months: ", months" };

/** A line for each figure, with where the answer changes sides and the visitor’s own number marked. */
export function breakEvenChart<Input, Result>(
  input: ChangeableInput<Input>,
  analysis: BreakEvenAnalysis<Result>,
): Lines {
  const { places, lines, breakEvens } = analysis;
  const { kind, label, own } = input;
  const [{ figure, values }, ...rest] = lines;
  const amount = (x: number) => formatAmount(kind, x);
  const valueAt = (x: number, line = values) => line[places.indexOf(x)] ?? 0;
  const drawn = lines.map(({ figure }) => `“${figure.label}”`).join(" and ");
  const unit = figure.typed === "months" ? ", in months" : "";
  return {
    kind: "lines",
    curve: "straight",
    name: "break-even",
    title: findingOf(input, analysis),
    subject: `${drawn}${unit} by “${label}”, with your other numbers unchanged`,
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
      {
        x: own ?? 0,
        y: valueAt(own ?? 0),
        alsoAt: rest.map(({ values }) => valueAt(own ?? 0, values)),
        label: "Yours",
        detail: rest.length > 0 ? `at ${amount(own ?? 0)}` : figure.show(valueAt(own ?? 0)),
      },
    ],
  };
}

function findingOf<Input, Result>(
  { kind, label }: ChangeableInput<Input>,
  { places, lines, breakEvens }: BreakEvenAnalysis<Result>,
): string {
  const amount = (x = 0) => formatAmount(kind, x);
  if (breakEvens.length > 0)
    return `Break-even: ${inSentence(label)} ${breakEvens.map(({ x }) => amount(x)).join(" and ")}`;
  const [{ figure, values }] = lines;
  const ends = [0, -1].map(
    (end) => `${figure.show(values.at(end) ?? 0)} at ${amount(places.at(end))}`,
  );
  return `${figure.label}: ${ends.join(", ")}`;
}
