import { plainDecimal } from "./plain-decimal";

/**
 * Values that a program sends, as a form would hold them: a list of rows becomes a box for each cell.
 * What is no value of a form is left for the form to refuse.
 */
export const typedEntries = (sent: object): [string, string][] =>
  Object.entries(sent).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value)
      ? value.flatMap((row: unknown, position) => cellEntries(`${name}.${position}`, row))
      : [[name, typed(value)] satisfies [string, string]],
  );

const cellEntries = (row: string, cells: unknown): [string, string][] =>
  typeof cells === "object" && cells !== null
    ? Object.entries(cells).map(([column, value]) => [`${row}.${column}`, typed(value)])
    : [];

const typed = (value: unknown) =>
  typeof value === "number" ? plainDecimal(value) : String(value ?? "");
