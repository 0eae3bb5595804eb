import type { DeclaredChart } from "@/lib/calculator/charts/charts-of";
import type {
  BesideWords,
  Checklist,
  Definition,
  Remark,
  Section,
  Whole,
} from "@/lib/calculator/definition";
import type { CalculatorId } from "@/lib/catalogue/calculators";

import { breakdownView, type BreakdownView } from "./breakdown";
import { rowsIn, valueIn, type FlatOutputs } from "./groups";
import { illustrationTitle } from "./illustration";
import { inputSummary, inputViews, type InputView } from "./input-summary";
import { notCountedIn, type NotCountedView } from "./not-counted";
import { once } from "./once";
import { labelOf, type Figure, type Writing } from "./figure";
import { dollars, type Column, type Table, type TableRow } from "./outputs";

/** A result as the panel and everything taken away from it see it: words, ready to be set. */
export type View = {
  id: CalculatorId;
  headline: FigureView;
  /** Another answer, as large, and what tells the two apart. */
  beside?: BesideWords & { figure: FigureView };
  /** The answer in a sentence. */
  verdict: string;
  remarks: readonly Remark[];
  /** What has weight and is not in it. */
  notCounted: NotCountedView[];
  /** What the answer is made of. */
  breakdown?: BreakdownView;
  figures: FigureView[];
  /** The figures that stand under headings of their own. */
  sections: SectionView[];
  /** The numbers the result rests on: "home price $400,000". */
  basis: string[];
  /** The same numbers one by one, for a list or a file. */
  inputs: InputView[];
  charts: readonly DeclaredChart[];
  checklists: readonly Checklist[];
  tables: TableView[];
};

export type SectionView = {
  title: string;
  text?: string;
  figures: FigureView[];
  source?: string;
};

export type FigureView = {
  name: string;
  label: string;
  note?: string;
  /** Years and months are two parts of one reading; other figures have one, or none and are `absent`. */
  parts: FigurePart[];
  absent?: string;
  /** The label, where it is itself a figure. */
  naming?: FigurePart;
  side?: { tone: "positive" | "destructive" | "neutral"; words: string };
};

/** The parts of a reading as one text: "2 years, 10 months". */
export const readingOf = ({ parts, absent = "" }: Pick<FigureView, "parts" | "absent">) =>
  parts.length > 0 ? parts.map(({ text }) => text).join(", ") : absent;

/** Every figure of a result, in the order shown. */
export const figuresIn = ({ headline, beside, figures, sections }: View): FigureView[] => [
  headline,
  ...(beside ? [beside.figure] : []),
  ...figures,
  ...sections.flatMap((section) => section.figures),
];

/** A figure as it is read, exactly, and to as many digits as a list of values has. */
type FigurePart = { name: string; text: string; value: string; rounded?: string };

export type TableView = Pick<Table<unknown, TableRow>, "by"> & {
  name: string;
  label: string;
  note?: string;
  columns: (Column<unknown> & { name: string })[];
  rows: readonly TableRow[];
  totals: TableRow;
};

export function viewOf<Input, Result>(
  definition: Definition<Input, Result>,
  input: Input,
  result: Result,
): View {
  const { id, fields, outputs, verdict, remarks, charts, checklists } = definition;
  const whole = wholeOf(definition, result);
  const headline = whole?.figure ?? definition.headline;
  const { absent } = outputs[definition.headline] as Figure<Result, unknown>;
  const isAnswered = absent !== undefined || valueIn(result, definition.headline) !== null;
  const beside =
    whole && isAnswered ? { figure: definition.headline, words: whole.words } : undefined;
  const sections = sectionsOf(definition, input, result);
  const breakdown = definition.breakdown?.(result, input);
  const names = Object.keys(outputs);
  const figureOf = (name: string) => outputs[name] as Figure<Result, unknown>;

  const figureView = (name: string) => figureViewOf(outputs, result, name);

  const drawn = once(() => charts?.(result, input) ?? []);
  const listed = once(() =>
    tablesOf(outputs)
      .map((table) => {
        const rows = rowsIn(result, table.name);
        const shown = rows.filter((row) => !table.isEmpty?.(row));
        return tableView(table, shown, table.totals(result));
      })
      .filter(({ rows }) => rows.length > 0),
  );

  const shown = names.filter((name) => isShown(figureOf(name), valueIn(result, name), result));
  const read = new Set<string | undefined>(
    shown.flatMap((name) => [figureOf(name).continuedBy, figureOf(name).labelFrom]),
  );
  const inSections = new Set<string>(sections.flatMap(({ figures }) => figures));
  const figuresOf = (listed: readonly string[]) =>
    listed
      .filter((name) => name !== headline && name !== beside?.figure && !read.has(name))
      .map(figureView);
  return {
    id,
    headline: figureView(headline),
    ...(beside && {
      beside: { ...beside.words(result, input), figure: figureView(beside.figure) },
    }),
    verdict: verdict(result, input),
    remarks: remarks?.(result, input) ?? [],
    notCounted: notCountedIn(definition, input, result),
    breakdown: breakdown && breakdownView(breakdown),
    basis: inputSummary(fields, input),
    inputs: inputViews(fields, input),
    figures: figuresOf(shown.filter((name) => !inSections.has(name))),
    sections: sections
      .map(({ said = "", figures, ...words }) => ({
        ...words,
        figures: figuresOf(figures.filter((name) => shown.includes(name))).map((figure) => ({
          ...figure,
          label: figure.label.replace(said, ""),
        })),
      }))
      .filter(({ figures }) => figures.length > 0),
    // What stands below the answer is worked out when that is drawn.
    get charts() {
      return drawn();
    },
    checklists: (checklists?.(result, input) ?? []).filter(({ items }) => items.length > 0),
    get tables() {
      return listed();
    },
  };
}

/** A figure of a result in words. */
export function figureViewOf<Result>(
  outputs: FlatOutputs,
  result: Result,
  name: string,
): FigureView {
  const figureOf = (name: string) => outputs[name] as Figure<Result, unknown>;
  const writingOf = (name: string): Writing<never> =>
    figureOf(name).knownExactly?.(result) ? dollars : figureOf(name);
  const partOf = (name: string): FigurePart => ({
    name,
    text: writingOf(name).show(valueIn(result, name) as never),
    value: figureOf(name).exact(valueIn(result, name)),
    rounded: figureOf(name).rounded?.(valueIn(result, name)),
  });
  const { note, signLabels, continuedBy, labelFrom, absent } = figureOf(name);
  const parts = [partOf(name), ...(continuedBy ? [partOf(continuedBy)] : [])];
  return {
    name,
    label: labelOf(figureOf(name), result),
    note,
    ...(absent && valueIn(result, name) === null ? { parts: [], absent } : { parts }),
    naming: labelFrom && partOf(labelFrom),
    side: sideOf(signLabels, valueIn(result, name)),
  };
}

/** The figure shown large: the whole where there is one, else the headline of the definition. */
export const headlineOf = <Input, Result>(
  definition: Pick<Definition<Input, Result>, "outputs" | "headline" | "whole">,
  result: Result,
): string => wholeOf(definition, result)?.figure ?? definition.headline;

/** What leads in this result, if it is not the headline. */
export const wholeOf = <Input, Result>(
  { outputs, whole = [] }: Pick<Definition<Input, Result>, "outputs" | "whole">,
  result: Result,
): Whole<Input, Result> | undefined =>
  [whole]
    .flat()
    .find(
      ({ figure, leads }) =>
        leads?.(result) !== false &&
        isAnswer(outputs[figure] as Figure<Result, unknown>, valueIn(result, figure), result),
    );

/** A figure that is shown, or whose absence is the answer. */
const isAnswer = <Result>(figure: Figure<Result, unknown>, value: unknown, result: Result) =>
  (figure.absent !== undefined && value === null) || isShown(figure, value, result);

/** The sections, and the block of the specified figures where the law answers. */
function sectionsOf<Input, Result>(
  { sections, illustration }: Definition<Input, Result>,
  input: Input,
  result: Result,
): readonly Section<Result>[] {
  const others = sections?.(result, input) ?? [];
  if (!illustration) return others;
  const { figure, figures, text } = illustration;
  return [
    ...others,
    { title: illustrationTitle, text: text(result, input), figures: [figure, ...figures] },
  ];
}

/** The tables among the outputs, with their names. */
export const tablesOf = <Result>(outputs: FlatOutputs) =>
  Object.entries(outputs).flatMap(([name, output]) =>
    output.kind === "table" ? [{ name, ...(output as Table<Result, TableRow>) }] : [],
  );

export const isShown = <Result>(output: Figure<Result, unknown>, value: unknown, result: Result) =>
  output.kind === "figure" && !output.hidden && value !== null && (output.when?.(result) ?? true);

/** On which side of zero a figure is, where both have words. */
export function sideOf<Result>(
  sides: Figure<Result, never>["signLabels"],
  value: unknown,
): FigureView["side"] {
  if (!sides || typeof value !== "number") return undefined;
  if (value === 0) return sides.zero ? { tone: "neutral", words: sides.zero } : undefined;
  return value > 0
    ? { tone: "positive", words: sides.above }
    : { tone: "destructive", words: sides.below };
}

/** A table with these rows and what they come to. */
export const tableView = <Result>(
  { name, by, label, note, columns }: Table<Result, TableRow> & { name: string },
  rows: readonly TableRow[],
  totals: TableRow,
): TableView => ({
  by,
  name,
  label,
  note,
  columns: Object.entries<Column<unknown>>(columns)
    .filter(([, { hidden }]) => !hidden)
    .map(([name, column]) => ({ name, ...column })),
  rows,
  totals,
});
