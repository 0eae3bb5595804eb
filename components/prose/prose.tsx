import type { ReactNode } from "react";

import { cn } from "@/lib/utils";

/** Running text: a comfortable measure, room between paragraphs, headings that lead. */
export function Prose({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      data-slot="prose"
      className={cn(
        "max-w-prose leading-relaxed",
        "[&>*+*]:mt-4 [&>h2]:mt-12 [&>h2]:text-2xl [&>h2]:font-semibold [&>h2]:tracking-tight [&>h2]:text-balance [&>h2:first-child]:mt-0",
        "[&>h3]:mt-8 [&>h3]:text-lg [&>h3]:font-semibold",
        "[&_li]:marker:text-muted-foreground [&_li+li]:mt-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-5",
        className,
      )}
    >
      {children}
    </div>
  );
}
