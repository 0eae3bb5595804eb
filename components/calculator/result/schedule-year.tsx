import { memo, type Dispatch, type SetStateAction } from "react";

import type { TableView } from "@/lib/calculator/report/view";
import { cn } from "@/lib/utils";

import { FigureRows } from "./figure-rows";
import { cell, row, rowGroup, said } from "./schedule-layout";
import type { ScheduleYear } from "./schedule-years";

type YearProps = ScheduleYear & {
  columns: TableView["columns"];
  open: boolean;
  /** Sets the years that are open. The same function each time: other years stay as they are. */
  setOpen: Dispatch<SetStateAction<ReadonlySet<number>>>;
};

// Every open month is in the document, for find-in-page, print and assistive technology; the browser
// lays out those near the view, and takes any other year for twelve lines of 2.25rem and an edge.
const drawnNearView =
  "not-[[hidden]]:[contain-intrinsic-block-size:auto_calc(27rem+12px)] not-[[hidden]]:[content-visibility:auto]";

// Its arrow is drawn by the styles: an icon for each of forty years would take as long as the figures of ten.
const toggle =
  "flex drawn-chevron min-h-target w-full items-center gap-1 px-3 font-semibold hover:bg-muted aria-expanded:before:rotate-135";

const monthRow = { ...said.row, className: cn(row, "border-t border-border") };
const monthCell = { ...said.cell, className: cell };

/** The line of a year, and its months below it. */
export const Year = memo(function Year(props: YearProps) {
  const { year, from, months, totals, columns, open, setOpen } = props;
  const set = (isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(year);
      else after.delete(year);
      return after;
    });

  return (
    <>
      <tbody {...said.rowgroup} className={cn(rowGroup, "border-t border-border")}>
        <tr {...said.row} className={cn(row, "bg-card font-semibold")}>
          <th {...said.rowheader} scope="rowgroup" className="text-left">
            <button
              type="button"
              aria-expanded={open}
              onClick={() => set(!open)}
              className={toggle}
            >
              Year {year}
            </button>
          </th>
          {columns.slice(1).map(({ name, label, show }) => (
            <td
              key={name}
              {...said.cell}
              data-column={label}
              className={cn(cell, "content-center")}
            >
              {show(totals[name])}
            </td>
          ))}
        </tr>
      </tbody>
      <tbody
        {...said.rowgroup}
        className={cn(rowGroup, drawnNearView)}
        ref={(group) => fold(group, !open, () => set(true))}
      >
        <FigureRows columns={columns} rows={months} from={from} row={monthRow} cell={monthCell} />
      </tbody>
    </>
  );
});

/**
 * React knows `hidden` only as yes or no; "until-found" lets the browser's own search open a year. A
 * browser that does not know it, Safari before 26.2 and Firefox before 148, is given the plain one.
 */
function fold(group: HTMLElement | null, folded: boolean, found: () => void) {
  if (!group) return;
  if (folded) group.setAttribute("hidden", "onbeforematch" in group ? "until-found" : "");
  else group.removeAttribute("hidden");
  group.addEventListener("beforematch", found);
  return () => group.removeEventListener("beforematch", found);
}
