import { memo, type ComponentProps } from "react";

import { cloneRows } from "@/components/calculator/form/clone-rows";
import type { TableView } from "@/lib/calculator/report/view";

type FigureRowsProps = Pick<TableView, "columns" | "rows"> & {
  /** The number of the first. */
  from?: number;
  /** What the elements of a row have beside its figures. The same objects each time. */
  row: ComponentProps<"tr">;
  cell: ComponentProps<"td">;
};

/** The rows of a table, each figure with its exact value. */
export const FigureRows = memo(function FigureRows(props: FigureRowsProps) {
  const { columns, rows, from = 1, row, cell } = props;
  const [first = {}] = rows;

  const write = (element: HTMLTableRowElement, index: number) => {
    element.dataset.row = String(from + index);
    columns.forEach(({ name, show, exact }, column) => {
      const figure = element.children[column]?.firstElementChild as HTMLDataElement;
      const value = rows[index]?.[name];
      figure.value = exact(value);
      (figure.firstChild as Text).data = show(value);
    });
  };
  return (
    <tr {...row} data-row={from} ref={cloneRows(rows.length, write)}>
      {columns.map(({ name, show, exact }) => (
        <td key={name} {...cell}>
          <data data-figure={name} value={exact(first[name])}>
            {show(first[name])}
          </data>
        </td>
      ))}
    </tr>
  );
});
