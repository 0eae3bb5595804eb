import { saidBound, type MovingBound } from "@/lib/calculator/form/calendar-year";
import { fieldsOf, type Field } from "@/lib/calculator/form/fields";
import { type NumberField, type NumberKind } from "@/lib/calculator/form/number-field";
import type { RowColumn } from "@/lib/calculator/form/rows-field";

/** The kinds of an input as links and other programs know them. */
type DescribedKind =
  | Exclude<NumberKind, "calendarYear" | "randomFactor">
  | "text"
  | "date"
  | "select"
  | "toggle"
  | "rows";

type DescribedBounds = {
  min?: number | MovingBound;
  above?: number;
  max?: number | MovingBound;
  below?: number;
};

/** A column of a list of rows. */
export type DescribedCell = DescribedBounds & {
  name: string;
  label: string;
  kind: DescribedKind;
  optional?: true;
  suggestions?: readonly string[];
  default?: string;
  options?: readonly string[];
  optionLabels?: Readonly<Record<string, string>>;
  /** Beyond the specification, as an input is. */
  extra?: true;
};

/** One input of a calculator as plain data: what a program has to know to fill the form. */
export type DescribedInput = DescribedBounds & {
  name: string;
  label: string;
  kind: DescribedKind;
  hint?: string;
  /** What the form holds when the page opens. */
  default?: number | string | readonly Readonly<Record<string, string>>[];
  /** May be left out or left empty. */
  optional?: true;
  /** May be left empty too where all of these are filled. */
  replacedBy?: readonly string[];
  /** May be left empty too where any of these is filled. */
  givenBy?: readonly string[];
  /** Beyond the specification: its default changes nothing. */
  extra?: true;
  /** Drawn by chance for a visitor, and not shown. */
  hidden?: true;
  maxLength?: number;
  /** The ids of a choice, and what the page calls them. */
  options?: readonly string[];
  optionLabels?: Readonly<Record<string, string>>;
  /** The names of the cells of a row but for those beyond the specification; and what all of them take. */
  columns?: readonly string[];
  cells?: readonly DescribedCell[];
};

/** The inputs of a form in its order. */
export const describedInputs = (fields: object): DescribedInput[] =>
  fieldsOf(fields).map(([name, field]) =>
    withoutGaps({
      name,
      label: field.label,
      ...describedField(name, field),
      hint: field.hint,
      extra: field.isOption || undefined,
    }),
  );

/** What is particular to the kind of a field. */
function describedField(name: string, field: Field): Omit<DescribedInput, "name" | "label"> {
  if (field.kind === "rows") {
    const rows = openedRows(field.opened(name));
    return {
      kind: "rows",
      default: rows.length > 0 ? rows : undefined,
      optional: field.isOption || undefined,
      columns: Object.entries<RowColumn>(field.columns).flatMap(([column, cell]) =>
        isExtra(cell) ? [] : column,
      ),
      cells: Object.entries<RowColumn>(field.columns).map(([column, cell]) =>
        describedCell(column, cell),
      ),
    };
  }
  if (field.kind === "text")
    return {
      kind: "text",
      optional: field.blank === undefined ? undefined : true,
      maxLength: field.letters,
    };
  if ("options" in field)
    return {
      kind: field.kind,
      default: field.initial || undefined,
      optional: Object.hasOwn(field.options, "") || undefined,
      options: Object.keys(field.options),
      optionLabels: field.options,
    };
  return {
    ...describedNumber(field),
    default: field.initial === "" ? undefined : Number(field.initial),
    replacedBy: field.replacedBy,
    givenBy: field.givenBy?.names,
    hidden: field.kind === "randomFactor" || undefined,
  };
}

const describedCell = (name: string, cell: RowColumn): DescribedCell =>
  withoutGaps({
    name,
    label: cell.label,
    suggestions: cell.suggestions,
    ...describedKind(cell),
  });

/** A column that is brought in by a press. */
const isExtra = (cell: RowColumn) => cell.kind === "select" && cell.reveal !== undefined;

function describedKind(cell: RowColumn) {
  if (cell.kind === "text" || cell.kind === "date")
    return { kind: cell.kind, optional: true } as const;
  if (cell.kind !== "select") return describedNumber(cell);
  const { kind, options, initial } = cell;
  return {
    kind,
    optional: true,
    extra: isExtra(cell) || undefined,
    default: initial,
    options: Object.keys(options),
    optionLabels: options,
  } as const;
}

function describedNumber({ kind, blank, bounds }: NumberField) {
  const { min, above, max, below } = bounds;
  return {
    kind: kind === "calendarYear" ? "integer" : kind === "randomFactor" ? "number" : kind,
    optional: blank !== undefined || kind === "randomFactor" || undefined,
    min: min === undefined ? undefined : saidBound(min),
    above,
    max: max === undefined ? undefined : saidBound(max),
    below,
  } as const;
}

/** The rows that a list opens with, without their empty cells; a blank row is none. */
function openedRows(opened: Readonly<Record<string, string>>) {
  const rows: Record<string, string>[] = [];
  for (const [box, text] of Object.entries(opened)) {
    const [, position, column] = box.split(".") as [string, string, string];
    const row = (rows[Number(position)] ??= {});
    if (text !== "") row[column] = text;
  }
  return rows.filter((row) => Object.keys(row).length > 0);
}

/** Without the properties that have no value: JSON would leave them out, and so does a test. */
const withoutGaps = <Described extends object>(described: Described): Described =>
  Object.fromEntries(
    Object.entries(described).filter(([, value]) => value !== undefined),
  ) as Described;
