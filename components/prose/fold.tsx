import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type FoldProps = {
  title: string;
  /** Of folds of one name at most one is open. */
  name?: string;
  children: ReactNode;
};

/** A heading that opens to what it is about. Closed it is in the page too, so that search finds it. */
export const Fold = ({ title, name, children }: FoldProps) => (
  <details name={name} className="group border-t">
    <summary className="flex min-h-target list-none items-center justify-between gap-4 py-3 font-semibold">
      <h3>{title}</h3>
      <ChevronDown className="size-5 line-icon text-muted-foreground transition-transform group-open:rotate-180" />
    </summary>
    {children}
  </details>
);
