import type { Draft, FieldCodec } from "./draft";
import { plainAmount } from "./grouped-amount";
import { money, rate, type NumberField } from "./number-field";

/** A list of rows, as many as the visitor adds. */
export type RowsField<Row> = FieldCodec<readonly Row[]> & {
  kind: "rows";
  label: string;
  hint?: string;
  /** What one row is called: "Income" makes "Income 2 amount". */
  item: string;
  /**
   * Said when the last row is to be removed. Without it that row's button cannot be pressed.
   * `keepsOne: "At least one item is required."`
   */
  keepsOne?: string;
  columns: { readonly [Name in keyof Row]: RowColumn };
};

export type RowColumn = TextColumn | NumberColumn;

type TextColumn = {
  kind: "text";
  label: string;
  /** Offered while typing; anything else may be typed. */
  suggestions?: readonly string[];
};

type NumberColumn = NumberField & { kind: "money" | "percent"; suggestions?: undefined };

/** A row of words. */
export const text = (label: string, suggestions?: readonly string[]): TextColumn => ({
  kind: "text",
  label,
  suggestions,
});

/** Dollars in a row: an empty box counts as 0. */
export const amount = (label = "Amount") => money(label, { blank: 0 }) as NumberColumn;

/** Percent a year in a row: an empty box counts as 0. `interestRate("APR")` */
export const interestRate = (label: string) => rate(label, { blank: 0 }) as NumberColumn;

type Cells = Readonly<Record<string, unknown>>;

export type RowsOptions<Row> = Pick<
  RowsField<Row>,
  "item" | "columns" | "hint" | "keepsOne" | "advanced"
> & {
  /** The rows of a page that has just been opened. One blank row without it. */
  initial?: readonly Readonly<Record<string, string>>[];
};

/**
 * Rows of the same cells: the box of a cell is called `income.0.amount`, by the position of its
 * row. There is always at least one.
 *
 * @example rows("Expenses", { item: "Expense", columns: { name: text("Name"), amount: amount() } })
 */
export function rows<Row extends object>(
  label: string,
  { columns, initial = [{}], ...options }: RowsOptions<Row>,
): RowsField<Row> {
  /** Written in place: a list of ten thousand rows is read with every key. */
  function boxesOf(name: string, list: readonly Cells[]): Draft {
    const boxes: Record<string, string> = {};
    for (const [position, cells] of list.entries())
      for (const column of Object.keys(columns))
        boxes[`${name}.${position}.${column}`] = String(cells[column] ?? "");
    return boxes;
  }

  return {
    kind: "rows",
    label,
    columns,
    ...options,
    opened: (name) => boxesOf(name, initial),

    parse(name, texts, mostRows) {
      /** By position: an object keeps whole numbers in their order. */
      const byPosition: Record<number, Record<string, string>> = {};
      for (const [box, typed] of texts) {
        const [, list, position, column = ""] = /^(\w+)\.(\d+)\.(\w+)$/.exec(box) ?? [];
        if (list !== name || !Object.hasOwn(columns, column)) continue;
        const isAmount = columns[column as keyof Row].kind === "money";
        (byPosition[Number(position)] ??= {})[column] = isAmount ? plainAmount(typed) : typed;
      }
      const list = Object.values(byPosition);
      if (list.length === 0) return undefined;
      return {
        boxes: boxesOf(name, list.slice(0, mostRows)),
        // Only a link has a limit: lib/calculator/form/draft.ts.
        remark:
          list.length > mostRows
            ? "The link had more than 10,000 rows. We left out the rest."
            : undefined,
      };
    },

    format: (name, value) => boxesOf(name, value as readonly Cells[]),
  };
}
