import type { ReactNode } from "react";

import { SidewaysRegion } from "@/components/calculator/table/sideways-region";
import type { TableView } from "@/lib/calculator/report/view";

type TableCardProps = Pick<TableView, "name" | "label" | "note"> & {
  /** What stands beside the heading. */
  action?: ReactNode;
  /** The table itself. */
  children: ReactNode;
};

/** The frame of a table below a result: its heading, a region of its own that scrolls, its note. */
export function TableCard({ name, label, note, action, children }: TableCardProps) {
  return (
    <div
      data-slot="table-card"
      className="overflow-hidden rounded-xl border border-border bg-card print:overflow-visible"
    >
      <header className="flex flex-wrap items-center justify-between gap-2 px-5 py-3 sm:px-6">
        <h2 id={`${name}-heading`} className="text-xl font-bold">
          {label}
        </h2>
        {action}
      </header>
      <SidewaysRegion
        labelledBy={`${name}-heading`}
        className="max-h-[36rem] border-t border-border print:max-h-none"
      >
        {children}
      </SidewaysRegion>
      {note && (
        <p className="border-t border-border px-5 py-4 text-sm text-muted-foreground sm:px-6">
          {note}
        </p>
      )}
    </div>
  );
}

/** What `data-schedule` says: nothing of the schedule itself, the name of another list of months. */
export function scheduleName({ by, name }: Pick<TableView, "by" | "name">): string | undefined {
  if (by !== "month") return undefined;
  return name === "schedule" ? "" : name;
}
