import { useState, type ReactNode } from "react";

import { FetchedPart } from "./fetched-part";

type DisclosureProps = {
  /** By which a button elsewhere opens it. */
  name: string;
  title: string;
  /** It is open from the start. */
  opened?: boolean;
  /** What it opens to, made when it is asked for. */
  children: ReactNode;
};

/** A line that opens to more. */
export function Disclosure({ name, title, opened = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(opened);

  return (
    <details
      data-part={name}
      className="group rounded-xl border border-border bg-card"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex folding-arrow min-h-target list-none items-center justify-between gap-4 py-3 pr-6 pl-5 after:shrink-0 after:border-muted-foreground sm:pr-7 sm:pl-6">
        <h2 className="text-xl font-bold">{title}</h2>
      </summary>
      <div className="px-5 pb-5 sm:px-6 sm:pb-6">
        {open && <FetchedPart title={title}>{children}</FetchedPart>}
      </div>
    </details>
  );
}
