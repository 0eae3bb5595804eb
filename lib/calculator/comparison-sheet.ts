import type { Comparison } from "./comparison";
import type { Cell, Worksheet } from "./sheet";

/** Results side by side as a worksheet: numbers as they are, and the differences in words. */
export const comparisonSheet = ({
  names,
  inputs,
  figures,
  differences,
}: Comparison): Worksheet => ({
  name: "Side by side",
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
