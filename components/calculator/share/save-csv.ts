import { tableView, viewOf } from "@/lib/calculator/report/view";
import type { Calculation } from "@/lib/calculator/run";
import { csvOf } from "@/lib/calculator/share/csv";
import { fileTablesOf } from "@/lib/calculator/share/file-tables";
import type { ResultPage } from "@/lib/calculator/share/summary";

import { nameOfFile } from "./name-of-file";
import { saveFile } from "./save-file";
import { sourceOfFile } from "./source-of-file";

/** Fetched with the first press: most visitors never take the file. */
export function saveCsv<Input, Result>(calculation: Calculation<Input, Result>, page: ResultPage) {
  const { definition, input, result } = calculation;
  const tables = fileTablesOf(calculation)
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, table, rows, totals }) => tableView({ name, ...table }, rows, totals));
  const csv = csvOf({ ...viewOf(definition, input, result), tables }, sourceOfFile(page));
  saveFile(nameOfFile(definition.id, "csv"), csv, "text/csv;charset=utf-8");
}
