import writeExcelFile, { type CellObject } from "write-excel-file/universal";

import type { Cell, Worksheet } from "@/lib/calculator/share/cells";

import { cachedValues } from "./cached-values";
import { widthsOf } from "./column-widths";

/** An .xlsx file of these worksheets, its formulas live and what they come to beside them. */
export const xlsxOf = (sheets: readonly Worksheet[]): Promise<Blob> =>
  writeExcelFile(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      data: sheet.rows.map((row, index) =>
        row.map((cell, column) =>
          written(cell, sheet.headings.includes(index), hasNumbers(sheet, column)),
        ),
      ),
      columns: widthsOf(sheet).map((width) => ({ width })),
      stickyRowsCount: sheet.frozen,
    })),
    { features: [cachedValues(sheets)] },
  ).toBlob();

const hasNumbers = ({ rows }: Worksheet, column: number) =>
  rows.some((row) => typeof row[column] === "object");

function written(cell: Cell, isHeading: boolean, overNumbers: boolean): CellObject | null {
  const fontWeight = isHeading ? "bold" : undefined;
  // Numbers stand at the right of their column, and so does what is written over them.
  const align = isHeading && overNumbers ? "right" : undefined;
  if (typeof cell === "string")
    return cell === "" ? null : { value: cell, type: String, fontWeight, align };
  // The writer wants a formula without its =, or other programs read it as text.
  return "formula" in cell
    ? { value: cell.formula, type: "Formula", format: cell.format, fontWeight }
    : { value: cell.value, type: Number, format: cell.format, fontWeight };
}
