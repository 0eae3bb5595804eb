import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

import { Link } from "@/components/site/link";
import { calculators } from "@/lib/catalogue/calculators";
import type { CategoryLink } from "@/lib/catalogue/directory";
import { mostWanted } from "@/lib/catalogue/most-wanted";
import { hrefOf } from "@/lib/catalogue/routes";
import { cn } from "@/lib/utils";

import { CategoryDrawing } from "./category-drawing";

/** A category on the home page with its three most wanted calculators. Side by side where there is room. */
export function CategoryCard({ category }: { category: CategoryLink }) {
  const { href, slug, name, description } = category;
  const count = category.calculators.length;
  return (
    <article
      data-slot="category-card"
      className="@container h-full rounded-xl border bg-card p-5 sm:p-7"
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 @2xl:grid-cols-2">
        <div>
          <div className="flex items-end justify-between gap-4 text-sm text-muted-foreground tabular-nums">
            <CategoryDrawing slug={slug} height={48} className="block" />
            {count} calculators
          </div>
          <h3 className="mt-4 text-2xl font-semibold tracking-tight">
            <Link
              variant="plain"
              href={href}
              className="inline-flex min-h-target min-w-target items-center underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </h3>
          <p className="mt-1 max-w-[44ch] leading-relaxed text-pretty text-muted-foreground">
            {description}
          </p>
        </div>
        <ul className="divide-y border-t @2xl:border-t-0">
          {mostWanted[slug].map((id) => (
            <li key={id}>
              <RowLink href={hrefOf(id)}>{calculators[id].name}</RowLink>
            </li>
          ))}
          <li>
            <RowLink href={href} isStrong>
              All {count} in {name}
            </RowLink>
          </li>
        </ul>
      </div>
    </article>
  );
}

function RowLink({
  href,
  isStrong,
  children,
}: {
  href: string;
  isStrong?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      variant="plain"
      href={href}
      className={cn(
        "flex min-h-12 items-center justify-between gap-3 py-2 hover:text-primary",
        isStrong && "font-medium text-primary",
      )}
    >
      <span>{children}</span>
      <ArrowRight className="size-4 line-icon" />
    </Link>
  );
}
