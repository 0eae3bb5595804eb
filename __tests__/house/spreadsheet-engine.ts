import { HyperFormula } from "hyperformula";

import type { Cell, Worksheet } from "@/lib/calculator/sheet";

const contentOf = (cell: Cell) => {
  if (typeof cell === "string") return cell || null;
  return "formula" in cell ? `=${cell.formula}` : cell.value;
};
const contentsOf = ({ rows }: Worksheet) => rows.map((row) => row.map(contentOf));

/** The worksheets in a spreadsheet program that did not write them. */
export const engineOf = (sheets: readonly Worksheet[]) =>
  HyperFormula.buildFromSheets(
    Object.fromEntries(sheets.map((sheet) => [sheet.name, contentsOf(sheet)])),
    { licenseKey: "gpl-v3", undoLimit: 0 },
  );

/** Other worksheets of the same names in its place: to start the program is slow. */
export const writeSheets = (engine: HyperFormula, sheets: readonly Worksheet[]) =>
  engine.batch(() => {
    for (const sheet of sheets)
      engine.setSheetContent(engine.getSheetId(sheet.name) as number, contentsOf(sheet));
  });
