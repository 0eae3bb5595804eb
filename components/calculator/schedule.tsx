import { ChevronRight } from "lucide-react";
import { memo, useState } from "react";

import { Button } from "@/components/ui/button";
import type { TableView } from "@/lib/calculator/view";
import { cn } from "@/lib/utils";

import { inYears, type ScheduleYear } from "./schedule-years";

/** A schedule by year. Every month is in the document, so that find-in-page and print reach it. */
export const Schedule = memo(function Schedule(table: TableView) {
  const { name, label, note, columns, totals } = table;
  const years = inYears(table);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  // A single year has nothing to be folded into.
  const single = years.length === 1;
  const allOpen = open.size === years.length;

  const setYear = (year: number, isOpen: boolean) =>
    setOpen(
      (before) => new Set(isOpen ? [...before, year] : [...before].filter((y) => y !== year)),
    );

  return (
    <div className="rounded-xl border border-border bg-card">
      <header className="flex flex-wrap items-center justify-between gap-2 px-5 py-3 sm:px-6">
        <h2 id={`${name}-heading`} className="text-xl font-bold">
          {label}
        </h2>
        {!single && (
          <Button
            variant="ghost"
            size="sm"
            className="print:hidden"
            onClick={() => setOpen(new Set(allOpen ? [] : years.map(({ year }) => year)))}
          >
            {allOpen ? "Fold all years" : "Open all years"}
          </Button>
        )}
      </header>
      <div
        role="region"
        aria-labelledby={`${name}-heading`}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[36rem] overflow-auto border-y border-border print:max-h-none print:overflow-visible"
      >
        <table {...aria.table} data-schedule className="block min-w-[36rem] text-sm tabular-nums">
          <thead {...aria.rowgroup} className="sticky top-0 z-10 block bg-muted">
            <tr {...aria.row} className={row}>
              {columns.map((column) => (
                <th key={column.name} {...aria.columnheader} scope="col" className={cell}>
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
              open={single || open.has(year.year)}
              setOpen={(isOpen) => setYear(year.year, isOpen)}
            />
          ))}
          <tfoot {...aria.rowgroup} className="sticky bottom-0 block bg-muted font-semibold">
            <tr {...aria.row} className={row}>
              {columns.map(({ name, show }, index) => (
                <td key={name} {...aria.cell} className={cell}>
                  {index === 0 ? "Total" : name in totals && show(totals[name])}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {note && <p className="px-5 py-4 text-sm text-muted-foreground sm:px-6">{note}</p>}
    </div>
  );
});

// Safari forgets what a table is when its rows are grids: said again in ARIA.
const aria = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

// Rows are grids: a folded row group must be a box of its own for hidden="until-found" to fold it.
const row = "grid grid-flow-col grid-cols-[6rem] auto-cols-fr";
const cell = "px-3 py-2 text-right first:text-left";

type YearProps = ScheduleYear & {
  columns: TableView["columns"];
  open: boolean;
  setOpen: (open: boolean) => void;
};

function Year({ year, months, totals, columns, open, setOpen }: YearProps) {
  return (
    <>
      <tbody {...aria.rowgroup} className="block border-t border-border">
        <tr {...aria.row} className={cn(row, "bg-card font-semibold")}>
          <th {...aria.rowheader} scope="rowgroup" className="text-left">
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="flex min-h-target w-full items-center gap-1 px-3 font-semibold hover:bg-muted"
            >
              <ChevronRight
                aria-hidden
                className={cn("size-4 transition-transform", open && "rotate-90")}
              />
              Year {year}
            </button>
          </th>
          {columns.slice(1).map(({ name, show }) => (
            <td key={name} {...aria.cell} className={cn(cell, "content-center")}>
              {show(totals[name])}
            </td>
          ))}
        </tr>
      </tbody>
      <tbody
        {...aria.rowgroup}
        className="block"
        ref={(group) => fold(group, !open, () => setOpen(true))}
      >
        {months.map((month) => (
          <tr
            key={month.number}
            {...aria.row}
            data-row={month.number}
            className={cn(row, "border-t border-border")}
          >
            {columns.map(({ name, show, exact }) => (
              <td key={name} {...aria.cell} className={cell}>
                <data data-figure={name} value={exact(month.cells[name])}>
                  {show(month.cells[name])}
                </data>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

/** React knows `hidden` only as yes or no; "until-found" lets the browser's own search open a year. */
function fold(group: HTMLElement | null, folded: boolean, found: () => void) {
  if (!group) return;
  if (folded) group.setAttribute("hidden", "until-found");
  else group.removeAttribute("hidden");
  group.addEventListener("beforematch", found);
  return () => group.removeEventListener("beforematch", found);
}
