import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

type LineIconProps = { className?: string; children: ReactNode };

/** The frame of a line icon. Always beside words or in what has a name, hence hidden from assistive technology. */
export const LineIcon = ({ className = "size-5", children }: LineIconProps) => (
  <svg
    data-slot="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={cn("shrink-0", className)}
  >
    {children}
  </svg>
);
