/** Inputs as a case states them: `null` is a blank box, text is what was typed, rows may be bare amounts. */
export type CaseInputs = Record<string, Cell | readonly (Cell | Record<string, Cell>)[]>;
type Cell = number | string | null;

/** What is typed in each box. */
export const typedDraft = (inputs: CaseInputs): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) =>
      isList(value)
        ? value.flatMap((row, position) => rowBoxes(`${name}.${position}`, row))
        : [[name, `${value ?? ""}`]],
    ),
  );

const isList = (value: CaseInputs[string]): value is readonly (Cell | Record<string, Cell>)[] =>
  Array.isArray(value);

const rowBoxes = (row: string, cells: Cell | Record<string, Cell>) =>
  typeof cells === "object" && cells !== null
    ? Object.entries(cells).map(([column, cell]) => [`${row}.${column}`, `${cell ?? ""}`])
    : [
        [`${row}.description`, ""],
        [`${row}.amount`, `${cells ?? ""}`],
      ];
