import fc from "fast-check";

import { fieldsOf, type Field, type Fields } from "@/lib/calculator/form/fields";
import { type NumberField } from "@/lib/calculator/form/number-field";
import { readField } from "@/lib/calculator/form/read-field";
import { boundsOn } from "@/lib/calculator/form/read-number";
import type { RowColumn } from "@/lib/calculator/form/rows-field";
import type { TextField } from "@/lib/calculator/form/text-field";

import { world } from "./world";

/**
 * Inputs that a person might enter, around those of the example; where a list is among the
 * options, or a box may be given by others, one in four leaves all of them alone.
 */
export function sensibleInputs<Input>(fields: Fields<Input>, example: Input) {
  const all = fieldsOf(fields as object);
  const inputs = fc.record(
    Object.fromEntries(
      all.map(([name, field]) => [name, sensibleValues(field, example[name as keyof Input])]),
    ),
  ) as fc.Arbitrary<Input>;
  const options = all.filter(([, { isOption }]) => isOption);
  const ways = waysOf(all);
  if (ways.length === 0 && !options.some(([, { kind }]) => kind === "rows")) return inputs;
  const untouched = Object.fromEntries(
    options.map(([name, field]) => [name, readField(name, field, field.opened(name)).value]),
  );
  return fc
    .tuple(inputs, fc.nat(3))
    .map(([input, chance]): Input =>
      chance === 0 ? { ...input, ...untouched } : { ...input, ...onlyOne(ways, chance) },
    );
}

/** The names of each box that others may give, and of those. */
const waysOf = (fields: readonly [string, Field][]) =>
  fields.flatMap(([name, field]) =>
    "givenBy" in field && field.givenBy ? [[name, ...field.givenBy.names]] : [],
  );

/** Empties all ways to give a value but one. */
const onlyOne = (ways: readonly string[][], chance: number) =>
  Object.fromEntries(
    ways.flatMap((names) =>
      names.flatMap((name, position) =>
        position === chance % names.length ? [] : [[name, null] as const],
      ),
    ),
  );

function sensibleValues(field: Field, example: unknown): fc.Arbitrary<unknown> {
  if ("options" in field) return fc.constantFrom(...Object.keys(field.options));
  if (field.kind === "text") return fc.constantFrom("TX", "NY", field.blank ?? "CA");
  if (field.kind !== "rows") {
    const numbers = sensibleNumbers(field, (example ?? undefined) as number | undefined);
    return field.blank === null ? fc.option(numbers) : numbers;
  }
  const columns = Object.entries<RowColumn>(field.columns);
  const ofExample = (example ?? []) as readonly Readonly<Record<string, unknown>>[];
  const row =
    columns.length > mostByThemselves && ofExample.length > 0
      ? fc
          .tuple(fc.constantFrom(...ofExample), fc.integer({ min: 25, max: 400 }))
          .chain(([form, percent]) => sensibleForm(columns, form, percent))
      : fc.record(
          Object.fromEntries(
            columns.map(([name, column]) => [name, sensibleCells(column, ofExample[0]?.[name])]),
          ),
        );
  return fc.array(row, { minLength: 1, maxLength: 12 });
}

/** In a row of more than these its amounts belong together. */
const mostByThemselves = 4;

/** A row of the example with all of its amounts as many times as large, and any choices. */
const sensibleForm = (
  columns: readonly [string, RowColumn][],
  form: Readonly<Record<string, unknown>>,
  percent: number,
) =>
  fc.record(
    Object.fromEntries(
      columns.map(([name, column]) => [
        name,
        "options" in column
          ? fc.constantFrom(...Object.keys(column.options))
          : fc.constant(
              typeof form[name] === "number" ? Math.round(form[name] * percent) / 100 : form[name],
            ),
      ]),
    ),
  );

/** Around those of the first row of the example. A day is that of the example or none. */
function sensibleCells(column: RowColumn, example: unknown): fc.Arbitrary<unknown> {
  if ("options" in column) return fc.constantFrom(...Object.keys(column.options));
  if (column.kind === "text") return fc.constantFrom("", "Rent", "Food");
  if (column.kind === "date") return fc.constantFrom(...new Set([String(example ?? ""), ""]));
  const usual = { money: 1_000, percent: 8, integer: undefined }[column.kind];
  return sensibleNumbers(column, (example as number | undefined) ?? usual);
}

/**
 * Amounts and counts up to four times the example's, rates to three times, terms and ages to two. An amount
 * without an example is one that is plausible.
 */
function sensibleNumbers(
  { kind, bounds, plausible }: NumberField,
  example = 0,
): fc.Arbitrary<number> {
  const { above = -Infinity } = bounds;
  const { min = -Infinity, max = Infinity } = boundsOn(bounds, world.today);
  const { min: least = 0, max: most } = example === 0 ? (plausible ?? {}) : {};
  const range = {
    money: [Math.floor(example / 4) || least, example * 4 || (most ?? 10_000), 1],
    number: [Math.ceil(example / 4) || least, example * 4 || (most ?? 10), 1],
    percent: [0, Math.ceil(example * 3) || 10, 0.01],
    years: [0, Math.min(40, example * 2) || 40, 0.25],
    months: [0, example * 4, 1],
    integer: [1, example * 4 || 10, 1],
    age: [Math.ceil(example / 2), Math.min(100, example * 2), 1],
    calendarYear: [(example || world.today.year) - 60, (example || world.today.year) + 60, 1],
    randomFactor: [min, max, 0.01],
  }[kind];
  const [low = 0, high = 0, step = 1] = range;
  return fc
    .integer({ min: Math.round(low / step), max: Math.round(high / step) })
    .map((steps) => Number((steps * step).toFixed(2)))
    .filter((value) => value >= min && value > above && value <= max);
}

/** Anything at all that the fields accept, as far as their limits. */
export const acceptedInputs = (fields: object) =>
  fc.record(
    Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, acceptedValues(field)])),
  ) as fc.Arbitrary<Record<string, never>>;

function acceptedValues(field: Field): fc.Arbitrary<unknown> {
  if ("options" in field) return fc.constantFrom(...Object.keys(field.options));
  if (field.kind === "text") return acceptedTexts(field);
  if (field.kind !== "rows")
    return field.blank === null ? fc.option(acceptedNumbers(field)) : acceptedNumbers(field);
  const cells = Object.entries<RowColumn>(field.columns).map(([name, column]) => [
    name,
    "options" in column
      ? fc.constantFrom(...Object.keys(column.options))
      : column.kind === "text"
        ? fc.string().map((text) => text.trim())
        : column.kind === "date"
          ? acceptedDays
          : acceptedNumbers(column),
  ]);
  return fc.array(fc.record(Object.fromEntries(cells)), { minLength: 1, maxLength: 30 });
}

const acceptedDays = fc.oneof(
  fc.constant(""),
  fc
    .date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);

const letters = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");

const acceptedTexts = ({ letters: most, blank }: TextField) =>
  (most === undefined
    ? fc.string({ maxLength: 100 })
    : fc.string({ unit: letters, maxLength: most })
  )
    .map((text) => text.trim())
    .filter((text) => text !== "" || blank !== undefined);

function acceptedNumbers({ kind, bounds }: NumberField): fc.Arbitrary<number> {
  const { min = 0, max = 0 } = boundsOn(bounds, world.today);
  const { above = min, below = max } = bounds;
  const low = Math.max(min, above);
  const high = Math.min(max, below);
  if (kind === "integer" || kind === "calendarYear")
    return fc.integer({ min: Math.ceil(low), max: high });
  return fc
    .oneof(fc.constantFrom(low, high), fc.double({ min: low, max: high, noNaN: true }))
    .filter((value) => value !== bounds.above && value !== bounds.below);
}
