import { runInThisContext } from "node:vm";
import type { HyperFormula as Engine, Sheets } from "hyperformula";

import type { Cell, Worksheet } from "@/lib/calculator/share/cells";

/**
 * The program runs beside the tests and not in their context, where every global is looked up through
 * an interceptor and each file loads its own: it takes two thirds of the time.
 */
const { HyperFormula } = runInThisContext(
  'process.getBuiltinModule("module").createRequire(`${process.cwd()}/`)("hyperformula")',
) as typeof import("hyperformula");

const contentOf = (cell: Cell) => {
  if (typeof cell === "string") return cell || null;
  return "formula" in cell ? `=${cell.formula}` : cell.value;
};
const contentsOf = ({ rows }: Worksheet) => rows.map((row) => row.map(contentOf));

/** Sheets of cells, as they are typed, in a spreadsheet program. */
export const engineWith = (sheets: Sheets) =>
  HyperFormula.buildFromSheets(sheets, { licenseKey: "gpl-v3", undoLimit: 0 });

/** The worksheets in a spreadsheet program that did not write them. */
export const engineOf = (sheets: readonly Worksheet[]) =>
  engineWith(Object.fromEntries(sheets.map((sheet) => [sheet.name, contentsOf(sheet)])));

/** Writes what these worksheets have otherwise than those before: to start the program anew is slow. */
export const rewrite = (
  engine: Engine,
  before: readonly Worksheet[],
  sheets: readonly Worksheet[],
) =>
  engine.batch(() => {
    for (const worksheet of sheets) {
      const sheet = engine.getSheetId(worksheet.name) as number;
      // Which of them are empty, and so come last, may be others.
      const old = contentsOf(before.find(({ name }) => name === worksheet.name) as Worksheet);
      const now = contentsOf(worksheet);
      for (let row = 0; row < Math.max(old.length, now.length); row += 1)
        for (let col = 0; col < Math.max(old[row]?.length ?? 0, now[row]?.length ?? 0); col += 1) {
          const content = now[row]?.[col] ?? null;
          if (content !== (old[row]?.[col] ?? null))
            engine.setCellContents({ sheet, row, col }, content);
        }
    }
  });

/** The cell at an address, of a column its first one; or so many columns beside it. */
export function cellOf(engine: Engine, address: string, column = 0) {
  const [first = ""] = address.replaceAll("$", "").split(/:(?=[A-Z]+\d+$)/);
  const cell = engine.simpleCellAddressFromString(first, 0);
  if (!cell) throw new Error(`No cell at ${address}`);
  return { ...cell, col: cell.col + column };
}
