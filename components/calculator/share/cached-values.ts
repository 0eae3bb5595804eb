import type { Feature } from "write-excel-file/universal";

import { letterOf, type Cell, type Worksheet } from "@/lib/calculator/share/cells";

const formulaCell = /<c r="([A-Z]+\d+)"([^>]*)>(<f>[^<]*<\/f>)<\/c>/g;

/**
 * Writes beside each formula what it comes to. A preview, a phone's mail or a spreadsheet program that is
 * not yet allowed to compute shows that; one that may compute does so on opening.
 */
export const cachedValues = (sheets: readonly Worksheet[]): Feature<Blob> => ({
  files: {
    transform: {
      "xl/worksheets/sheet{id}.xml": {
        transform: (xml, _, { sheetIndex }) => {
          const values = valuesByAddress(sheets[sheetIndex] as Worksheet);
          return xml.replace(
            formulaCell,
            (_, address: string, attributes: string, formula: string) => {
              const { type, text } = valueXml(values.get(address) ?? "");
              return `<c r="${address}"${attributes}${type}>${formula}<v>${text}</v></c>`;
            },
          );
        },
      },
      "xl/workbook.xml": {
        transformElementAttributes: (tag, attributes) =>
          tag === "calcPr" ? { ...attributes, fullCalcOnLoad: 1 } : attributes,
      },
    },
  },
});

const valuesByAddress = ({ rows }: Worksheet) =>
  new Map(
    rows.flatMap((row, index) =>
      row.flatMap((cell: Cell, column) =>
        typeof cell === "object" && "formula" in cell
          ? [[letterOf(column) + String(index + 1), cell.value] as const]
          : [],
      ),
    ),
  );

function valueXml(value: string | number | boolean) {
  if (typeof value === "number") return { type: "", text: String(value) };
  if (typeof value === "boolean") return { type: ' t="b"', text: value ? "1" : "0" };
  const text = value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return { type: ' t="str"', text };
}
