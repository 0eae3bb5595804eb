import { SearchIcon } from "lucide-react";

import { Link } from "@/components/site/link";
import { cn } from "@/lib/utils";

type SearchBoxLinkProps = {
  /** Where it leads as long as there is no script. */
  href: string;
  children: string;
  className?: string;
};

/** Looks like a search box and opens the search. */
export function SearchBoxLink({ href, children, className }: SearchBoxLinkProps) {
  return (
    <Link
      variant="plain"
      href={href}
      data-opens="search"
      aria-haspopup="dialog"
      className={cn(
        "flex min-h-14 items-center gap-3 rounded-lg border border-input bg-card px-4 text-muted-foreground hover:border-primary",
        className,
      )}
    >
      <SearchIcon className="size-5 line-icon" />
      {children}
    </Link>
  );
}
