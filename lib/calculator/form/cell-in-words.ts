import { formatIsoDay } from "@/lib/format";

import type { RowColumn } from "./rows-field";

/** What a cell of words says: of a choice the words of its option, of a day November 20, 2026. */
export function cellInWords(column: RowColumn, value: unknown): string {
  if (column.kind === "select") return column.options[String(value ?? column.initial)] ?? "";
  return column.kind === "date" && value ? formatIsoDay(String(value)) : String(value);
}
