import { totalsOf } from "@/lib/calculator/report/exported-table";
import { rowsIn } from "@/lib/calculator/report/groups";
import type { Table, TableRow } from "@/lib/calculator/report/outputs";
import { tablesOf } from "@/lib/calculator/report/view";
import { isAllFinite, type Calculation } from "@/lib/calculator/run";

/** A table of a file: what it is called, how it is written, its rows and what they come to. */
export type FileTable<Result> = {
  name: string;
  table: Table<Result, TableRow>;
  rows: readonly TableRow[];
  totals: TableRow;
};

/** Every table of a calculation: those that the page lists, and those that only files do. */
export function fileTablesOf<Input, Result>({
  definition: { outputs, exported = {} },
  input,
  result,
}: Pick<Calculation<Input, Result>, "definition" | "input" | "result">): FileTable<Result>[] {
  const listed = tablesOf<Result>(outputs).map(({ name, ...table }) => {
    const rows = rowsIn(result, name);
    const totals = table.totals(result);
    return { name, table, rows, totals: rows.length > 0 ? totals : zeros(totals) };
  });
  const onlyInFiles = Object.entries(exported).flatMap(([name, table]) => {
    const rows = table.rows(result, input);
    // A figure is finite where this is made; 40 years more of a return of 500% are not.
    return isAllFinite(rows) ? [{ name, table, rows, totals: totalsOf(table, rows) }] : [];
  });
  return [...listed, ...onlyInFiles];
}

/** What a table without rows comes to: the figures are those of another case. */
const zeros = (totals: TableRow): TableRow =>
  Object.fromEntries(Object.keys(totals).map((name) => [name, 0]));
