import type { ChoiceField } from "./choice-field";
import type { NumberField } from "./number-field";
import type { RowColumn, RowsField } from "./rows-field";
import type { TextField } from "./text-field";

type FieldOf<Value, Names extends string> = [Value] extends [number]
  ? NumberField<Names>
  : Value extends readonly (infer Row)[]
    ? RowsField<Row>
    : [Value] extends [string]
      ? string extends Value
        ? TextField
        : ChoiceField<Value>
      : never;

/** One field for each input: a forgotten or misspelt one does not compile. */
export type Fields<Input> = {
  readonly [Name in keyof Input]-?: FieldOf<NonNullable<Input[Name]>, keyof Input & string>;
};

/** A field of any kind. */
export type Field =
  NumberField | TextField | ChoiceField<string> | RowsField<Record<string, unknown>>;

/** The fields of a definition one by one, whatever its inputs are. */
export const fieldsOf = (fields: object) => Object.entries(fields) as [string, Field][];

/** The words of every option of every choice, those of rows included, by its id. */
export const optionsOf = (fields: object): ReadonlyMap<string, string> =>
  new Map(
    fieldsOf(fields).flatMap(([, field]) =>
      field.kind === "rows"
        ? Object.values<RowColumn>(field.columns).flatMap(options)
        : options(field),
    ),
  );

const options = (field: object) =>
  "options" in field ? Object.entries(field.options as Readonly<Record<string, string>>) : [];
