import type { Definition } from "@/lib/calculator/definition";
import type { Field } from "@/lib/calculator/form/fields";
import type { RowColumn } from "@/lib/calculator/form/rows-field";

import { valueIn } from "./groups";

/** Something that an answer leaves out, and the box that adds it: without one it is not modeled. */
export type NotCountedView = { words: string; adds?: string };

/** What an answer leaves out. */
export const notCountedIn = <Input, Result>(
  { fields, notCounted = [] }: Pick<Definition<Input, Result>, "fields" | "notCounted">,
  input: Input,
  result: Result,
): NotCountedView[] =>
  notCounted
    .filter(({ when }) => !when || when(result, input))
    .filter(({ adds }) => !adds || isBlank(fields[adds] as Field, valueIn(input, adds)))
    .map(({ words, adds }) => ({
      words: typeof words === "string" ? words : words(result, input),
      adds,
    }));

/** Whether a box holds what it holds where nothing is typed: of a list, no amount. */
const isBlank = (field: Field, value: unknown) =>
  value === null ||
  (field.kind === "rows"
    ? hasNoAmount(field.columns, value as readonly Readonly<Record<string, unknown>>[])
    : "blank" in field && value === field.blank);

const hasNoAmount = (
  columns: Readonly<Record<string, RowColumn>>,
  rows: readonly Readonly<Record<string, unknown>>[],
) =>
  Object.entries(columns).every(
    ([name, { kind }]) => kind !== "money" || rows.every((row) => !row[name]),
  );

/** The same as a line of what is copied, spoken or saved. None where nothing is left out. */
export const notCountedLines = (listed: readonly NotCountedView[]) =>
  listed.length > 0 ? [`Not in this number: ${listed.map(({ words }) => words).join("; ")}.`] : [];
