import { memo } from "react";

import type { TableView } from "@/lib/calculator/report/view";

import { FigureRows } from "./figure-rows";
import { scheduleName, TableCard } from "./table-card";

/** A table of years, of brackets or of a few months, every row in view of its own scrolling region. */
export const PlainTable = memo(function PlainTable(table: TableView) {
  const { name, label, note, columns, rows, totals } = table;

  return (
    <TableCard name={name} label={label} note={note}>
      <table data-schedule={scheduleName(table)} className="w-full text-sm tabular-nums">
        <thead className="sticky top-0 bg-muted">
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col" {...cell}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <FigureRows columns={columns} rows={rows} row={row} cell={cell} />
        </tbody>
        {Object.keys(totals).length > 0 && (
          <tfoot className="sticky bottom-0 bg-muted font-semibold">
            <tr>
              {columns.map(({ name, show }, index) => (
                <td key={name} {...cell}>
                  {index === 0 ? "Total" : name in totals && show(totals[name])}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </TableCard>
  );
});

// A phone has room for six figures in each column; wider numbers scroll. Words in front of them wrap.
const cell = {
  className:
    "px-2 py-2 text-right whitespace-nowrap first:pl-5 first:text-left first:whitespace-normal last:pr-5 sm:px-4 sm:first:pl-6 sm:last:pr-6",
};
const row = { className: "border-t border-border" };
