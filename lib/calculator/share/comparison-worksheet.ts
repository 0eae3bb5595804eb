import type { Comparison } from "@/lib/calculator/analysis/comparison";

import type { Cell, Worksheet } from "./cells";

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
