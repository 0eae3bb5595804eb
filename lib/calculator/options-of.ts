import { fieldsOf } from "./fields";

/** The words of every option of every choice, by its id. */
export const optionsOf = (fields: object): ReadonlyMap<string, string> =>
  new Map(
    fieldsOf(fields).flatMap(([, field]) =>
      "options" in field ? Object.entries(field.options) : [],
    ),
  );
