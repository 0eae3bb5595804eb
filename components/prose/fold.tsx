import type { ReactNode } from "react";

import { Icon } from "@/components/site/icon";

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
      <Icon
        name="chevron-down"
        className="size-5 text-muted-foreground transition-transform group-open:rotate-180"
      />
    </summary>
    {children}
  </details>
);
