import { sumBy } from "@/lib/finance/sum-by";

import type { Table, TableRow } from "./outputs";

/**
 * A table that only files list. The page draws the same path, and a list of it would be longer than its
 * answer; who takes the numbers into a spreadsheet wants every row.
 */
export type ExportedTable<Input, Result> = Table<Result, TableRow> & {
  /** Its rows, made when a file is saved. */
  rows: (result: Result, input: Input) => readonly TableRow[];
};

/**
 * A table with the rows that the page does not have.
 *
 * @example exportedTable(levelLoanSchedule("Payment schedule", …), (_, input) => amortizationSchedule(…))
 */
export const exportedTable = <Input, Result, Row>(
  table: Table<Result, Row>,
  rows: (result: Result, input: Input) => readonly Row[],
) =>
  // Columns take what their rows hold: which that is, nobody has to know from here on.
  ({ ...table, rows }) as unknown as ExportedTable<Input, Result>;

/** What the rows of such a table come to: no figure of the page says it. */
export const totalsOf = <Result>(
  { columns }: Pick<Table<Result, TableRow>, "columns">,
  rows: readonly TableRow[],
): TableRow =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { aggregate }]) => aggregate === "sum")
      .map(([name]) => [name, sumBy(rows, (row) => row[name] as number)]),
  );
