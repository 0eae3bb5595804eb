import { inSentence } from "@/lib/calculator/form/label";
import {
  figuresIn,
  readingOf,
  viewOf,
  type FigureView,
  type View,
} from "@/lib/calculator/report/view";
import { run, type Calculation } from "@/lib/calculator/run";

import { numericFigures, shownDifference } from "./numeric-figures";
import { nextName } from "./scenario-parts";
import type { Scenario } from "./scenarios";

/** Results side by side. */
export type Comparison = {
  names: readonly string[];
  inputs: readonly ComparisonLine[];
  figures: readonly ComparisonLine[];
  /** What every other one has otherwise than the first, and why one has no result: a sentence each. */
  differences: readonly string[];
};

/** A label, and a cell for each column: nothing where that one has no such number. */
export type ComparisonLine = { label: string; cells: readonly (ComparedValue | undefined)[] };

/** As it is read, and exactly where it is one number. */
type ComparedValue = { text: string; value?: number };

/** The scenarios, each calculated anew, input by input and figure by figure. */
export function comparisonOf<Input, Result>(
  { definition, world }: Calculation<Input, Result>,
  scenarios: readonly Scenario[],
): Comparison {
  const columns = scenarios.map(({ name: typed, draft }, index) => {
    const name = typed.trim() || nextName(index);
    const outcome = run(definition, draft, world);
    if (!outcome.ok) return { name, refusal: outcome.notice.text };
    const { input, result } = outcome.calculation;
    return { name, result, view: viewOf(definition, input, result) };
  });
  const inputs = linesOf(columns.map(({ view }) => view?.inputs.map(inputCell)));
  const figures = linesOf(columns.map(({ view }) => view && figuresIn(view).map(figureCell)));

  const [first] = columns;
  const differences = columns.flatMap(({ name, refusal, result, view }, index) => {
    if (refusal) return `“${name}”: ${refusal}`;
    const base = first?.result;
    if (index === 0 || !base || !result) return [];
    const changed = textsOf(inputs, index).map(
      ([label, now, then]) => `${label} ${now ?? "none"} instead of ${then ?? "none"}`,
    );
    const turned = first.view && view ? turnedBetween(first.view, view) : [];
    const moved = numericFigures(definition, base).flatMap((figure) => {
      const [then, now] = [figure.valueOf(base), figure.valueOf(result)];
      if (then === undefined || now === undefined || figure.show(then) === figure.show(now))
        return [];
      if (turned.some(({ sizes }) => sizes.includes(figure.name))) return [];
      const size = shownDifference(figure, now - then);
      return `${inSentence(figure.label)} ${size} ${now > then ? "more" : "less"}`;
    });
    const pair = `“${name}” compared with “${first.name}”`;
    if (changed.length === 0) return `${pair}: the same numbers.`;
    const others = [...turned.map(({ words }) => words), ...moved];
    const outcome = others.length > 0 ? others.join(", ") : "the same figures";
    return `${pair}: ${changed.join(", ")}. Result: ${outcome}.`;
  });
  return {
    names: columns.map(({ name }) => name),
    inputs,
    figures,
    differences,
  };
}

/**
 * The figures that are words and read otherwise: a winner, a month. A number that belongs to one,
 * by how much the winner wins, is told with it: as a difference it would hide that the sides changed.
 */
const turnedBetween = (then: View, now: View) =>
  figuresIn(then).flatMap((figure) => {
    const [words, ...rest] = figure.parts;
    const other = figuresIn(now).find(({ label }) => label === figure.label);
    if (!words || !other || numberOf(words.value) !== undefined) return [];
    if (words.text === other.parts[0]?.text) return [];
    return {
      words: `${inSentence(figure.label)} ${readingOf(other)} instead of ${readingOf(figure)}`,
      sizes: rest.map(({ name }) => name),
    };
  });

type Labeled = { label: string; cell: ComparedValue };

const numberOf = (value: string) => (value !== "" && isFinite(Number(value)) ? +value : undefined);

const inputCell = ({ label, text, value }: { label: string; text: string; value: string }) => ({
  label,
  cell: { text, value: numberOf(value) },
});

const figureCell = (figure: FigureView): Labeled => ({
  label: figure.label,
  cell: {
    text: readingOf(figure),
    value: figure.parts.length === 1 ? numberOf(figure.parts[0]?.value ?? "") : undefined,
  },
});

/** A line for each label, in the order in which the columns bring them. */
function linesOf(columns: readonly (readonly Labeled[] | undefined)[]): ComparisonLine[] {
  const labels = new Set(columns.flatMap((column) => column?.map(({ label }) => label) ?? []));
  return [...labels].map((label) => ({
    label,
    cells: columns.map((column) => column?.find((one) => one.label === label)?.cell),
  }));
}

/** The labels under which a column reads otherwise than the first, with both texts. */
const textsOf = (lines: readonly ComparisonLine[], column: number) =>
  lines
    .map(({ label, cells }) => [inSentence(label), cells[column]?.text, cells[0]?.text] as const)
    .filter(([, now, then]) => now !== then);
