import writeExcelFile, { type CellObject } from "write-excel-file/universal";

import type { Cell, Worksheet } from "@/lib/calculator/share/worksheet";

/** An .xlsx file of these worksheets, its formulas live. */
export const xlsxOf = (sheets: readonly Worksheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map(({ name, rows }) => ({
      sheet: name,
      data: rows.map((row, index) => row.map((cell) => written(cell, index === 0))),
      columns: (rows[0] ?? []).map((_, index) => ({ width: index === 0 ? 40 : 18 })),
      stickyRowsCount: 1,
    })),
  ).toBlob();

function written(cell: Cell, isHead: boolean): CellObject | null {
  if (typeof cell === "string")
    return cell === ""
      ? null
      : { value: cell, type: String, fontWeight: isHead ? "bold" : undefined };
  // The writer wants a formula without its =, or other programs read it as text.
  return "formula" in cell
    ? { value: cell.formula, type: "Formula", format: cell.format }
    : { value: cell.value, type: Number, format: cell.format };
}
