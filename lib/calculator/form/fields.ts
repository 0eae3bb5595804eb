import type { ChoiceField } from "./choice-field";
import type { NumberField } from "./number-field";
import type { RowsField } from "./rows-field";
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
