import { memo, useMemo, useState } from "react";

import { Button } from "@/components/ui/button";
import { inSentence } from "@/lib/calculator/form/label";
import type { TableView } from "@/lib/calculator/report/view";
import { cn } from "@/lib/utils";

import { cell, row, rowGroup, said } from "./schedule-layout";
import { Year } from "./schedule-year";
import { inYears } from "./schedule-years";
import { scheduleName, TableCard } from "./table-card";

const none: ReadonlySet<number> = new Set();

/**
 * As many years stay open when another answer comes. Of more, the browser would lay out thousands of rows anew
 * before the figures above them: a thousand years take it seconds.
 */
const mostKeptOpen = 50;

/** A schedule by year. Every month is in the document, so that find-in-page and print reach it. */
export const Schedule = memo(function Schedule(table: TableView) {
  const { name, label, note, columns, rows, totals } = table;
  // A press changes which years are open and nothing in them: they are made once.
  const years = useMemo(() => inYears({ rows, columns }), [rows, columns]);
  const [open, setOpen] = useState(none);
  const [shown, setShown] = useState(years);
  if (shown !== years) {
    setShown(years);
    if (open.size > mostKeptOpen) setOpen(none);
  }
  const allOpen = open.size === years.length;

  return (
    <TableCard
      name={name}
      label={label}
      note={note}
      action={
        <Button
          variant="ghost"
          size="sm"
          className="print:hidden"
          onClick={() => setOpen(new Set(allOpen ? [] : years.map(({ year }) => year)))}
        >
          {allOpen ? "Close all years" : "Open all years"}
          {/* A result may have two schedules. */}
          <span className="sr-only"> of the {inSentence(label)}</span>
        </Button>
      }
    >
      <table
        {...said.table}
        data-schedule={scheduleName(table)}
        className="block min-w-[36rem] text-sm tabular-nums"
      >
        <thead {...said.rowgroup} className={cn(rowGroup, "sticky top-0 z-10 bg-muted")}>
          <tr {...said.row} className={row}>
            {columns.map((column) => (
              <th key={column.name} {...said.columnheader} scope="col" className={cell}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        {years.map((year) => (
          <Year
            key={year.year}
            {...year}
            columns={columns}
            open={open.has(year.year)}
            setOpen={setOpen}
          />
        ))}
        <tfoot
          {...said.rowgroup}
          className={cn(rowGroup, "sticky bottom-0 bg-muted font-semibold")}
        >
          <tr {...said.row} className={row}>
            {columns.map(({ name, show }, index) => (
              <td key={name} {...said.cell} className={cell}>
                {index === 0 ? "Total" : name in totals && show(totals[name])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </TableCard>
  );
});
