import { fieldsOf, type Field, type Fields } from "@/lib/calculator/form/fields";
import { inSentence } from "@/lib/calculator/form/label";
import { type NumberField, type NumberKind } from "@/lib/calculator/form/number-field";
import { boundsOn, isWhole } from "@/lib/calculator/form/read-number";
import type { RowColumn, RowsField } from "@/lib/calculator/form/rows-field";
import type { CalendarDay } from "@/lib/finance/months-after";

/** A number of the form, by itself: all others stay as they are. No form has to declare which can be changed. */
export type ChangeableInput<Input> = {
  /** The box that holds it: "homePrice", "income.0.amount". */
  box: string;
  label: string;
  kind: NumberKind;
  /** What it is now; null where it was left empty. */
  own: number | null;
  /** It is what an empty box counts as. */
  isBlank: boolean;
  /** The least and the most that the box takes, to a hundredth where a limit itself is refused. */
  lowest: number;
  highest: number;
  isWhole: boolean;
  /** All inputs, with another number in this one. */
  inputWith: (value: number) => Input;
};

/** How many rows of a list are looked at one by one: each takes a calculation of its own over all of them. */
const mostRows = 40;

/**
 * Every number of the form that a visitor types, those of the first rows of a list included. Of several
 * ways to give a number it is the one that was taken: a second one is refused.
 */
export const changeableInputs = <Input>(
  fields: Fields<Input>,
  input: Input,
  today: CalendarDay,
): ChangeableInput<Input>[] =>
  fieldsOf(fields).flatMap(([name, field], _, all): ChangeableInput<Input>[] => {
    const value = input[name as keyof Input];
    if ((value ?? null) === null && isOneOfSeveralWays(name, all)) return [];
    const inputWith = (changed: unknown) => ({ ...input, [name]: changed });
    if (field.kind === "rows")
      return numbersOf(field, (value as Rows).slice(0, mostRows)).map(
        ({ position, column, cell, label }) => ({
          box: `${name}.${position}.${column}`,
          label,
          ...valueIn(cell, Number((value as Rows)[position]?.[column])),
          ...limitsOf(cell, today),
          inputWith: (amount) =>
            inputWith(
              (value as Rows).with(position, { ...(value as Rows)[position], [column]: amount }),
            ),
        }),
      );
    if (!("bounds" in field) || field.kind === "randomFactor") return [];
    const { label } = field;
    const own = valueIn(field, value as number | null);
    return [{ box: name, label, ...own, ...limitsOf(field, today), inputWith }];
  });

const isOneOfSeveralWays = (name: string, all: readonly [string, Field][]) =>
  all.some(
    ([given, field]) =>
      "givenBy" in field &&
      field.givenBy !== undefined &&
      [given, ...field.givenBy.names].includes(name),
  );

const valueIn = ({ blank }: NumberField, own: number | null) => ({ own, isBlank: own === blank });

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The numbers of a list, each called by its row: "Income 1, Salary", and by its column among several. */
function numbersOf({ item, columns }: RowsField<Record<string, unknown>>, rows: Rows) {
  const cells = Object.entries<RowColumn>(columns);
  const isOneOfSeveral = cells.filter(([, cell]) => "bounds" in cell).length > 1;
  return rows.flatMap((row, position) => {
    const words = cells.filter(([column, { kind }]) => kind === "text" && row[column]);
    const name = [`${item} ${position + 1}`, ...words.map(([column]) => row[column])].join(", ");
    return cells.flatMap(([column, cell]) => {
      if (!("bounds" in cell)) return [];
      const label = isOneOfSeveral ? `${name}, ${inSentence(cell.label)}` : name;
      return [{ position, column, cell, label }];
    });
  });
}

/** What is nearest to a limit that is itself refused. */
const hundredth = 0.01;

function limitsOf({ kind, bounds }: NumberField, today: CalendarDay) {
  const { above = -Infinity, below = Infinity } = bounds;
  const { min = -Infinity, max = Infinity } = boundsOn(bounds, today);
  const nearest = isWhole(kind) ? 1 : hundredth;
  return {
    kind,
    isWhole: isWhole(kind),
    lowest: Math.max(min, above + nearest),
    highest: Math.min(max, below - nearest),
  };
}
