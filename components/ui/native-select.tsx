import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

/** The browser's own list of options, in the frame of a text box. */
export const NativeSelect = ({ className, ...props }: ComponentProps<"select">) => (
  <div data-slot="native-select" className={cn("list-arrow field-frame", className)}>
    <select
      className="min-h-target w-full min-w-0 grow cursor-pointer appearance-none rounded-lg bg-transparent py-2 pr-10 pl-3 text-base outline-none"
      {...props}
    />
  </div>
);
