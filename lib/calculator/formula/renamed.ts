import type { Explanation, Figure } from "@/lib/calculator/report/figure";
import type { Table } from "@/lib/calculator/report/outputs";

import { withCells } from "./formula";
import type { NamedParts } from "./named";

/** What a name in a formula is called instead, a name or another formula: `{ borrowed: "loanAmount" }` */
type Names = Readonly<Record<string, string>>;

/**
 * A formula with some of its names called otherwise.
 *
 * @example renamed("INDEX(column, line)", { column: "federal.after", line: "4" }) // "INDEX(federal.after, 4)"
 */
export const renamed = <Formula extends string | undefined>(
  formula: Formula,
  names: Names,
): Formula =>
  (formula === undefined
    ? undefined
    : withCells(formula, {
        name: (name) => asOperand(names[name] ?? name),
        option: (id) => id,
      })) as Formula;

/** So that it stands in the place of a name. */
const asOperand = (formula: string) => (/^[\w.]+$/.test(formula) ? formula : `(${formula})`);

/**
 * Figures whose formulas call some names as their report does.
 *
 * @example renamedOutputs({ amountReceived: usd("…", { explanation: { rule, formula: "borrowed-fees" } }) }, { borrowed: "loanAmount" })
 */
export const renamedOutputs = <Outputs extends object>(outputs: Outputs, names: Names): Outputs =>
  Object.fromEntries(
    Object.entries<AnyOutput>(outputs as Record<string, AnyOutput>).map(([name, output]) => [
      name,
      output.kind === "table" ? renamedTable(output, names) : renamedFigure(output, names),
    ]),
  ) as Outputs;

/** The same of an option. */
export const renamedOption = <One extends { outputs: object } & NamedParts>(
  option: One,
  names: Names,
): One => ({
  ...option,
  outputs: renamedOutputs(option.outputs, names),
  conditions: renamedParts(option.conditions, names),
  steps: renamedParts(option.steps, names),
});

const renamedParts = <Part extends { formula: string }>(
  parts: Readonly<Record<string, Part>> = {},
  names: Names,
) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      name,
      { ...part, formula: renamed(part.formula, names) },
    ]),
  );

type AnyOutput = Figure<never, never> | Table<never, Record<string, unknown>>;

const renamedFigure = <One extends Figure<never, never>>(figure: One, names: Names): One => {
  const { explanation } = figure;
  if (!explanation) return figure;
  const { formula, check, proof, onlyIf } = explanation;
  return {
    ...figure,
    explanation: {
      ...explanation,
      ...(formula !== undefined && { formula: renamed(formula, names) }),
      ...(check !== undefined && {
        check: renamed(check, names),
        proof: mapped(proof, (one) => renamed(one as string, names)),
      }),
      ...(onlyIf !== undefined && { onlyIf: renamed(onlyIf, names) }),
    } as Explanation,
  };
};

export const renamedTable = <Result, Row>(
  table: Table<Result, Row>,
  names: Names,
): Table<Result, Row> => ({
  ...table,
  count: renamed(table.count, names),
  while: renamed(table.while, names),
  start: mapped(table.start, (formula) => renamed(formula as string, names)),
  columns: mapped(table.columns, (column) => {
    const { formula } = column as { formula?: string };
    return formula === undefined
      ? column
      : { ...(column as object), formula: renamed(formula, names) };
  }),
});

const mapped = <Whole extends object>(whole: Whole, change: (part: unknown) => unknown): Whole =>
  Object.fromEntries(Object.entries(whole).map(([name, part]) => [name, change(part)])) as Whole;
