import type { ReactNode } from "react";

/** The h1 of a page and the sentence under it. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div data-slot="page-heading" className="pt-4 pb-8 sm:pt-6 print:pt-0">
      <h1 className="max-w-[32ch] text-title font-semibold text-balance print:max-w-none print:text-3xl">
        {title}
      </h1>
      {children && (
        <p className="mt-4 max-w-prose text-lg leading-relaxed text-balance text-muted-foreground print:mt-2 print:max-w-none print:text-base">
          {children}
        </p>
      )}
    </div>
  );
}
