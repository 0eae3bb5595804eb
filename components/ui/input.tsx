import type { ComponentProps, ReactNode } from "react";

import { cn } from "@/lib/utils";

type InputProps = ComponentProps<"input"> & {
  /** Set before the text, as $ is. */
  before?: ReactNode;
  /** Set after the text, as % is. */
  after?: ReactNode;
  /** What else there is to use in the frame. */
  children?: ReactNode;
};

/** A text box, with its unit inside the frame. What others typed before is not offered in it. */
export function Input({ className, before, after, children, ...props }: InputProps) {
  return (
    <div data-slot="input" className={cn("field-frame", className)}>
      {before && <Affix className="pl-3">{before}</Affix>}
      <input
        autoComplete="off"
        className="w-full min-w-0 grow rounded-lg bg-transparent px-3 py-2 text-base tabular-nums outline-none"
        {...props}
      />
      {after && <Affix className="pr-3">{after}</Affix>}
      {children}
    </div>
  );
}

/** Decoration: the label says the unit in words. */
const Affix = ({ className, children }: { className: string; children: ReactNode }) => (
  <span aria-hidden className={cn("relative flex items-center text-muted-foreground", className)}>
    {children}
  </span>
);
