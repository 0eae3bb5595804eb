/** What a visitor types: the text for each box by its name. */
export type Draft = Readonly<Record<string, string>>;

type Cell = number | string | null;
type Row = Cell | Record<string, Cell>;

/** Inputs as a case states them: `null` is an empty box, text is what was typed, rows may be bare amounts. */
export type CaseInputs = Record<string, Cell | Row[]>;

export const draftOf = (inputs: CaseInputs): Draft =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.flatMap((row, position) => rowBoxes(`${name}.${position}`, row))
        : [[name, `${value ?? ""}`]],
    ),
  );

const rowBoxes = (name: string, row: Row) =>
  Object.entries(
    typeof row === "object" && row !== null ? row : { description: "", amount: row },
  ).map(([column, cell]) => [`${name}.${column}`, `${cell ?? ""}`]);

/** The fragment that carries a draft: the form's own encoding. */
export const fragmentOf = (draft: Draft) => `#${new URLSearchParams(draft)}`;
