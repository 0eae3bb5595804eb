import { useRef, type ReactNode } from "react";

import { cn } from "@/lib/utils";

import { useSidewaysRoom } from "./use-sideways-room";

type SidewaysRegionProps = {
  /** What it holds, or the id of the heading that says so. */
  label?: string;
  labelledBy?: string;
  className?: string;
  /** The table itself. */
  children: ReactNode;
};

/** A table in a region that scrolls by itself, and says when there is more of it at the side. */
export function SidewaysRegion({ label, labelledBy, className, children }: SidewaysRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const { isWide, hasMore } = useSidewaysRoom(region);
  return (
    <>
      {isWide && (
        <p className="px-5 py-2 text-sm text-muted-foreground sm:px-6 print:hidden">
          Scroll sideways to see every column.
        </p>
      )}
      <div className="relative">
        <div
          ref={region}
          role="region"
          aria-label={label}
          aria-labelledby={labelledBy}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className={cn("overflow-auto print:overflow-visible", className)}
        >
          {children}
        </div>
        {hasMore && <div data-slot="more-columns" className="more-columns" />}
      </div>
    </>
  );
}
