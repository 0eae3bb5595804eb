import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

import { Link } from "@/components/site/link";
import type { CategoryLink } from "@/lib/catalogue/directory";
import { cn } from "@/lib/utils";

import { CategoryDrawing } from "./category-drawing";

/** A category on the home page with its first three calculators. Side by side where there is room. */
export function CategoryCard({ category }: { category: CategoryLink }) {
  const { href, slug, name, description, calculators } = category;
  return (
    <article
      data-slot="category-card"
      className="@container h-full rounded-xl border bg-card p-5 sm:p-7"
    >
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 @2xl:grid-cols-2">
        <div>
          <div className="flex items-end justify-between gap-4 text-sm text-muted-foreground tabular-nums">
            <CategoryDrawing slug={slug} className="h-12" />
            {calculators.length} calculators
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
          {calculators.slice(0, 3).map((calculator) => (
            <li key={calculator.href}>
              <RowLink href={calculator.href}>{calculator.name}</RowLink>
            </li>
          ))}
          <li>
            <RowLink href={href} isStrong>
              All {calculators.length} in {name}
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
