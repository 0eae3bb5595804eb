import { ChevronRight } from "lucide-react";
import { BreadcrumbJsonLd } from "next-seo";

import { Link } from "@/components/site/link";
import { cn } from "@/lib/utils";
import { site } from "@/lib/site";

/** One step of a breadcrumb. */
export type Step = { name: string; href: string };

/** Where a page stands, under Home. The last step is the page itself. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  return (
    <nav data-slot="breadcrumb" aria-label="Breadcrumb" className="-ml-1.5 sm:-ml-2 print:hidden">
      <ol className="flex flex-wrap items-center text-sm text-muted-foreground">
        {steps.map(({ name, href }, index) => {
          const isHere = index === steps.length - 1;
          const isCategory = index === 2 && !isHere;
          return (
            // The page's own name stands below in full: here it gives way before the line breaks, and
            // its category after it.
            <li
              key={href}
              className={cn(
                "flex items-center",
                isHere && "min-w-0 grow basis-20",
                isCategory && "max-w-max min-w-0 grow-[99] basis-20",
              )}
            >
              {index > 0 && <ChevronRight className="size-4 line-icon shrink-0" />}
              <Link
                variant="plain"
                href={href}
                aria-current={isHere ? "page" : undefined}
                className="inline-flex min-h-target min-w-target items-center justify-center px-1.5 underline-offset-4 hover:text-foreground hover:underline aria-[current]:text-foreground sm:px-2"
              >
                <span className="truncate">{name}</span>
              </Link>
            </li>
          );
        })}
      </ol>
      <BreadcrumbJsonLd
        items={steps.map(({ name, href }) => ({ name, item: new URL(href, site.url).href }))}
      />
    </nav>
  );
}
