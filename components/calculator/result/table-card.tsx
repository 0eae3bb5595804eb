import { useRef, type ReactNode } from "react";

import type { TableView } from "@/lib/calculator/report/view";

import { useSidewaysRoom } from "./use-sideways-room";

type TableCardProps = Pick<TableView, "name" | "label" | "note"> & {
  /** What stands beside the heading. */
  action?: ReactNode;
  /** The table itself. */
  children: ReactNode;
};

/** The frame of a table below a result: its heading, a region of its own that scrolls, its note. */
export function TableCard({ name, label, note, action, children }: TableCardProps) {
  const region = useRef<HTMLDivElement>(null);
  const { isWide, hasMore } = useSidewaysRoom(region);
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
        {isWide && (
          <p className="basis-full text-sm text-muted-foreground print:hidden">
            Scroll sideways to see every column.
          </p>
        )}
      </header>
      <div className="relative">
        <div
          ref={region}
          role="region"
          aria-labelledby={`${name}-heading`}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-[36rem] overflow-auto border-t border-border print:max-h-none print:overflow-visible"
        >
          {children}
        </div>
        {hasMore && <div data-slot="more-columns" className="more-columns" />}
      </div>
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
