import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

type PageHeadingProps = {
  title: string;
  children?: ReactNode;
  /** A smaller line below: since when, and how far it holds. */
  note?: ReactNode;
};

/** The h1 of a page and the sentence under it. */
export function PageHeading({ title, children, note }: PageHeadingProps) {
  return (
    <div
      data-slot="page-heading"
      className={cn("pb-4 sm:pt-6 print:pt-0 print:pb-3", note ? "sm:pb-6" : "sm:pb-8")}
    >
      <h1 className="max-w-[32ch] text-title font-semibold text-balance print:max-w-none print:text-3xl">
        {title}
      </h1>
      {children && (
        <p className="mt-2 max-w-prose text-balance text-muted-foreground sm:mt-4 sm:text-lg sm:leading-relaxed print:mt-0 print:max-w-none print:text-base">
          {children}
        </p>
      )}
      {note && (
        <p className="mt-2 max-w-prose text-sm text-pretty text-muted-foreground sm:mt-4">{note}</p>
      )}
    </div>
  );
}
