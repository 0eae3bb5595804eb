import type { ComponentProps } from "react";

import { cn } from "@/lib/utils";

/** The words of a field; `htmlFor` names its control. */
export function Label({ className, htmlFor, ...props }: ComponentProps<"label">) {
  return (
    <label
      data-slot="label"
      htmlFor={htmlFor}
      className={cn("text-base font-semibold", className)}
      {...props}
    />
  );
}
