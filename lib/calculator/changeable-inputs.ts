import type { CalendarDay } from "@/lib/finance/months-after";

import { fieldsOf, type Fields, type NumberField, type NumberKind } from "./fields";
import { isWhole, boundsOn } from "./read-number";
import type { RowColumn } from "./rows-field";

/** A number of the form, by itself: all others stay as they are. */
export type ChangeableInput<Input> = {
  /** The box that holds it: "homePrice", "income.0.amount". */
  box: string;
  label: string;
  kind: NumberKind;
  /** What it is now; null where it was left empty. */
  own: number | null;
  /** The least and the most that the box takes, to a hundredth where a limit itself is refused. */
  lowest: number;
  highest: number;
  isWhole: boolean;
  /** All inputs, with another number in this one. */
  inputWith: (value: number) => Input;
};

/** Every number of the form that a visitor types, each amount of a list included. */
export function changeableInputs<Input>(
  fields: Fields<Input>,
  input: Input,
  today: CalendarDay,
): ChangeableInput<Input>[] {
  return fieldsOf(fields).flatMap(([name, field]): ChangeableInput<Input>[] => {
    const value = input[name as keyof Input];
    if (field.kind === "rows") {
      const rows = value as readonly Readonly<Record<string, unknown>>[];
      const columns = Object.entries<RowColumn>(field.columns);
      return rows.flatMap((row, position) =>
        columns.flatMap(([column, cell]) => {
          if (cell.kind === "text") return [];
          const words = columns.flatMap(([other, { kind }]) =>
            kind === "text" && row[other] ? [String(row[other])] : [],
          );
          return {
            box: `${name}.${position}.${column}`,
            label: [`${field.item} ${position + 1}`, ...words].join(", "),
            own: row[column] as number,
            ...limitsOf(cell, today),
            inputWith: (amount) => ({
              ...input,
              [name]: rows.with(position, { ...row, [column]: amount }),
            }),
          };
        }),
      );
    }
    if (!("bounds" in field) || field.kind === "drawn") return [];
    return [
      {
        box: name,
        label: field.label,
        own: value as number | null,
        ...limitsOf(field, today),
        inputWith: (amount) => ({ ...input, [name]: amount }),
      },
    ];
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
