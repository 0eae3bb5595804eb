import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

/** Of the frame and of the list in it. */
export const nativeSelectClasses = {
  frame: "list-arrow field-frame",
  list: "min-h-target w-full min-w-0 grow cursor-pointer appearance-none rounded-lg bg-transparent py-2 pr-10 pl-3 text-base outline-none",
};

/** The browser's own list of options, in the frame of a text box. */
export const NativeSelect = ({ className, ...props }: ComponentProps<"select">) => (
  <div data-slot="native-select" className={cn(nativeSelectClasses.frame, className)}>
    <select className={nativeSelectClasses.list} {...props} />
  </div>
);
