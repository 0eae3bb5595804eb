import { fieldsOf } from "./fields";
import type { RowColumn } from "./rows-field";

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
