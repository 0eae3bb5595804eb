import type { Cell, Worksheet } from "@/lib/calculator/share/cells";

import type { Comparison } from "./comparison";

/** Results side by side as a worksheet: numbers as they are, and the differences in words. */
export const comparisonWorksheet = ({
  names,
  inputs,
  figures,
  differences,
}: Comparison): Worksheet => ({
  name: "Side by side",
  frozen: 1,
  headings: [0],
  rows: [
    ["", ...names],
    ...[...inputs, ...figures].map(({ label, cells }): Cell[] => [
      label,
      ...cells.map((cell) =>
        cell?.value === undefined ? (cell?.text ?? "") : { value: cell.value },
      ),
    ]),
    ...differences.map((sentence) => [sentence]),
  ],
});
