import { HyperFormula } from "hyperformula";

import type { Worksheet } from "@/lib/calculator/sheet";

/** The worksheets in a spreadsheet program that did not write them. */
export const engineOf = (sheets: readonly Worksheet[]) =>
  HyperFormula.buildFromSheets(
    Object.fromEntries(
      sheets.map(({ name, rows }) => [
        name,
        rows.map((row) =>
          row.map((cell) => {
            if (typeof cell === "string") return cell || null;
            return "formula" in cell ? `=${cell.formula}` : cell.value;
          }),
        ),
      ]),
    ),
    { licenseKey: "gpl-v3" },
  );
