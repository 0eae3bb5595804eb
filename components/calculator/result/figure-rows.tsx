import type { ComponentProps } from "react";

import type { TableView } from "@/lib/calculator/report/view";

type FigureRowsProps = Pick<TableView, "columns" | "rows"> & {
  /** The number of the first. */
  from?: number;
  /** What the elements of a row have beside its figures. */
  row: ComponentProps<"tr">;
  cell: ComponentProps<"td">;
};

/** The rows of a table, each figure with its exact value. */
export const FigureRows = ({ columns, rows, from = 1, row, cell }: FigureRowsProps) =>
  rows.map((figures, index) => (
    <tr key={index} {...row} data-row={from + index}>
      {columns.map(({ name, show, exact }) => (
        <td key={name} {...cell}>
          <data data-figure={name} value={exact(figures[name])}>
            {show(figures[name])}
          </data>
        </td>
      ))}
    </tr>
  ));
