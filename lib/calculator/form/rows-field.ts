import type { Draft, FieldCodec } from "./draft";
import { groupedAmount, plainAmount } from "./grouped-amount";
import { integer, largest, money, rate, type Bounds, type NumberField } from "./number-field";

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
  columns: { readonly [Name in keyof Row]-?: RowColumn };
  /** Common rows with their amounts left blank, offered while the list is empty. */
  starter?: Starter;
};

/** `{ button: "Start with common expenses", rows: [{ description: "Rent" }] }` */
type Starter = { button: string; rows: readonly Readonly<Record<string, string>>[] };

export type RowColumn = TextColumn | NumberColumn | ChoiceColumn | DateColumn;

type TextColumn = {
  kind: "text";
  label: string;
  /** Offered while typing; anything else may be typed. */
  suggestions?: readonly string[];
};

type NumberColumn = NumberField & {
  kind: "money" | "percent" | "integer";
  suggestions?: undefined;
};

/** One of a few options in each row. */
export type ChoiceColumn = {
  kind: "select";
  label: string;
  /** The options by their ids, in the words of the page. */
  options: Readonly<Record<string, string>>;
  /** What an empty box counts as. Of a column that a press brings in, a draft has only what is chosen otherwise. */
  initial: string;
  /** The press that brings the column in. Without it the column is always there. */
  reveal?: string;
  suggestions?: undefined;
};

/** A day of the calendar, as ISO 8601 writes it: 2026-11-20. "" where none was chosen. */
type DateColumn = {
  kind: "date";
  label: string;
  /** A later day than today is refused. */
  isPast?: boolean;
  suggestions?: undefined;
};

/** A row of words. */
export const text = (label: string, suggestions?: readonly string[]): TextColumn => ({
  kind: "text",
  label,
  suggestions,
});

/** Dollars in a row: an empty box counts as 0. */
export const amount = (label = "Amount", bounds: Bounds = {}) =>
  money(label, { blank: 0, ...bounds }) as NumberColumn;

/** Percent a year in a row: an empty box counts as 0. `interestRate("APR")` */
export const interestRate = (label: string) => rate(label, { blank: 0 }) as NumberColumn;

/** Dollars of either sign in a row, for what may be a loss. */
export const signedAmount = (label?: string) => amount(label, { min: -largest.money });

/**
 * A whole number in a row: an empty box counts as the least that it takes.
 *
 * @example wholeNumber("Month", { min: 1, max: 24 })
 */
export const wholeNumber = (label: string, bounds: Bounds & { min: number }) =>
  integer(label, { blank: bounds.min, ...bounds }) as NumberColumn;

/**
 * A choice in a row.
 *
 * @example choice("Frequency", { options: { week: "Weekly", month: "Monthly" }, initial: "month" })
 */
export const choice = <Option extends string>(
  label: string,
  column: Pick<ChoiceColumn, "reveal"> & {
    options: Readonly<Record<Option, string>>;
    initial: NoInfer<Option>;
  },
): ChoiceColumn => ({ kind: "select", label, ...column });

/**
 * A day in a row, which may be left out.
 *
 * @example date("Pay date")
 */
export const date = (label: string): DateColumn => ({ kind: "date", label });

/**
 * A day in a row that is not in the future, and may be left out.
 *
 * @example pastDate("Date made")
 */
export const pastDate = (label: string): DateColumn => ({ kind: "date", label, isPast: true });

type Cells = Readonly<Record<string, unknown>>;

export type RowsOptions<Row> = Pick<
  RowsField<Row>,
  "item" | "columns" | "hint" | "keepsOne" | "starter"
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
  /** Written in place: a long list is read with every key. */
  function boxesOf(name: string, list: readonly Cells[]): Draft {
    const boxes: Record<string, string> = {};
    for (const [position, cells] of list.entries())
      for (const [column, cell] of Object.entries<RowColumn>(columns)) {
        const text = String(cells[column] ?? "") || (cell.kind === "select" ? cell.initial : "");
        if (cell.kind === "select" && cell.reveal && text === cell.initial) continue;
        boxes[`${name}.${position}.${column}`] = text;
      }
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
      const leftOut = list.length - mostRows;
      return {
        boxes: boxesOf(name, list.slice(0, mostRows)),
        // Only a link has a limit: lib/calculator/form/draft.ts.
        remark:
          leftOut > 0
            ? `A link carries ${mostRows} rows of a list. The first ${mostRows} in “${label}” are included; the other ${groupedAmount(String(leftOut))} ${leftOut === 1 ? "was" : "were"} left out.`
            : undefined,
      };
    },

    format: (name, value) => boxesOf(name, value as readonly Cells[]),
  };
}
