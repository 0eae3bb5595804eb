import { ChevronRight } from "lucide-react";
import { BreadcrumbJsonLd } from "next-seo";

import { Link } from "@/components/site/link";
import { site } from "@/lib/site";

/** One step of a breadcrumb. */
export type Step = { name: string; href: string };

/** Where a page stands, under Home. The last step is the page itself. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  return (
    <nav data-slot="breadcrumb" aria-label="Breadcrumb" className="-ml-2 print:hidden">
      <ol className="flex flex-wrap items-center text-sm text-muted-foreground">
        {steps.map(({ name, href }, index) => {
          const isHere = index === steps.length - 1;
          return (
            <li key={href} className="flex items-center">
              {index > 0 && <ChevronRight className="size-4 line-icon" />}
              <Link
                variant="plain"
                href={href}
                aria-current={isHere ? "page" : undefined}
                className="inline-flex min-h-target min-w-target items-center justify-center px-2 underline-offset-4 hover:text-foreground hover:underline aria-[current]:text-foreground"
              >
                {name}
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
