import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

type ScrollingTableProps = {
  label: string;
  /** What a test finds it by. */
  slot: string;
  /** Classes of the frame, and of the cells. */
  frame?: string;
  cells?: string;
  /** Its head and its bodies. */
  children: ReactNode;
};

/** A table that scrolls by itself, and stands whole on paper. */
export const ScrollingTable = ({ label, slot, frame, cells, children }: ScrollingTableProps) => (
  <div
    data-slot={slot}
    role="region"
    aria-label={label}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    tabIndex={0}
    className={cn(
      "relative max-h-[42rem] overflow-auto rounded-xl border bg-card print:max-h-none print:overflow-visible",
      frame,
    )}
  >
    <table aria-label={label} className={cn("w-full text-sm tabular-nums", cells)}>
      {children}
    </table>
  </div>
);
