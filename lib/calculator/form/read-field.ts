import { dateSerial } from "@/lib/finance/date-serial";
import { dayOfIso } from "@/lib/finance/day-of-iso";
import type { CalendarDay } from "@/lib/finance/months-after";

import type { ChoiceField } from "./choice-field";
import type { Draft } from "./draft";
import type { Field } from "./fields";
import { inSentence } from "./label";
import type { NumberField } from "./number-field";
import { readNumber } from "./read-number";
import { isReplaced } from "./replaced-by";
import type { RowColumn, RowsField } from "./rows-field";
import { readText } from "./text-field";

/** What each box at fault says, by its name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a field makes of what was typed: a value unless it is refused, and what is wrong with each box. */
type Reading = { value?: unknown; errors?: FieldErrors };

/** Without `today` a bound that moves with the calendar is not asked. */
export function readField(name: string, field: Field, draft: Draft, today?: CalendarDay): Reading {
  if (field.kind === "rows") return readRows(name, field, draft, today);
  const typed = draft[name] ?? "";
  if ("options" in field) return ofBox(name, readChoice(field, typed));
  if (typed.trim() === "" && isReplaced(field, (other) => (draft[other] ?? "").trim() !== ""))
    return { value: null };
  return ofBox(
    name,
    field.kind === "text" ? readText(field, typed) : readNumber(field, typed, today),
  );
}

/** What one box says: a value, how to mend it, or both. */
type BoxReading = { value?: unknown; error?: string };

const readChoice = (
  { options, label }: Pick<ChoiceField<string>, "options" | "label">,
  typed: string,
): BoxReading =>
  Object.hasOwn(options, typed) ? { value: typed } : { error: `Choose the ${inSentence(label)}.` };

const ofBox = (name: string, { value, error }: BoxReading): Reading => ({
  value,
  errors: error === undefined ? undefined : { [name]: error },
});

function readRows(
  name: string,
  { item, columns }: RowsField<Record<string, unknown>>,
  draft: Draft,
  today?: CalendarDay,
): Reading {
  const cells = Object.entries<RowColumn>(columns);
  const rows: Record<string, unknown>[] = [];
  const errors: Record<string, string> = {};
  for (let position = 0; `${name}.${position}.${cells[0]?.[0]}` in draft; position += 1) {
    const row: Record<string, unknown> = {};
    for (const [column, cell] of cells) {
      const box = `${name}.${position}.${column}`;
      const typed = draft[box] ?? "";
      if (cell.kind === "text") row[column] = typed.trim();
      else {
        const { value, error } = readCell(cell, `${item} ${position + 1}`, typed, today);
        row[column] = value;
        if (error !== undefined) errors[box] = error;
      }
    }
    rows.push(row);
  }
  return Object.keys(errors).length > 0 ? { errors } : { value: rows };
}

function readCell(
  cell: Exclude<RowColumn, { kind: "text" }>,
  row: string,
  typed: string,
  today?: CalendarDay,
): BoxReading {
  const label = `${row} ${inSentence(cell.label)}`;
  if (cell.kind === "select") return readChoice({ ...cell, label }, typed || cell.initial);
  if (cell.kind === "date") return readDay(label, typed.trim(), cell.isPast ? today : undefined);
  return readNumber(inRow(cell, row), typed);
}

/** A day of the calendar, and none after `latest`. */
function readDay(label: string, typed: string, latest?: CalendarDay): BoxReading {
  if (typed === "") return { value: typed };
  const day = dayOfIso(typed);
  const name = inSentence(label);
  if (!day) return { error: `The ${name} is no day of the calendar. Write it as 2026-11-20.` };
  if (latest && dateSerial(day) > dateSerial(latest))
    return { error: `The ${name} is in the future. Enter a day that is past, or leave it blank.` };
  return { value: typed };
}

/** The rule of a cell, called by its row: "Income 2 amount". */
const inRow = ({ kind, label, blank, bounds }: NumberField, row: string) => ({
  kind,
  label: `${row} ${inSentence(label)}`,
  blank,
  bounds,
});
