import { ArrowRight, ChevronDown, Menu, Moon, Sun } from "lucide-react";

import { CatalogueIcon } from "@/components/site/catalogue/catalogue-icon";
import { Link } from "@/components/site/link";
import { SearchButton } from "@/components/site/search/search-button";
import type { CategoryLink } from "@/lib/catalogue/directory";
import type { SitePage } from "@/lib/catalogue/pages";
import { site } from "@/lib/site";

import { DisclosureMenu } from "./disclosure-menu";
import { Logo } from "./logo";
import { ThemeToggle } from "./theme-toggle";

type HeaderProps = {
  categories: readonly CategoryLink[];
  pages: readonly SitePage[];
  allHref: string;
};

export function Header({ categories, pages, allHref }: HeaderProps) {
  return (
    <header data-slot="header" className="border-b print:hidden">
      <div className="relative mx-auto flex min-h-14 max-w-page flex-wrap items-center gap-1 px-4 sm:min-h-16 sm:px-6 lg:px-8">
        <button
          type="button"
          data-opens="menu"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded="false"
          className="-ml-3 inline-flex size-target items-center justify-center rounded-md hover:bg-muted md:hidden"
        >
          <Menu className="size-5 line-icon" />
        </button>
        <Link
          variant="plain"
          href="/"
          aria-label={`${site.name} home`}
          className="inline-flex min-h-target items-center rounded-md pr-2"
        >
          <Logo />
        </Link>
        <div className="-mr-3 ml-auto flex flex-wrap items-center justify-end">
          <nav aria-label="Main" className="hidden flex-wrap items-center justify-end md:flex">
            <DisclosureMenu
              id="calculators-menu"
              label="Calculators"
              icon={<ChevronDown className="size-4 line-icon" />}
            >
              <CalculatorsPanel categories={categories} allHref={allHref} />
            </DisclosureMenu>
            {pages.map(({ href, name }) => (
              <Link
                key={href}
                variant="plain"
                href={href}
                className="inline-flex min-h-target items-center rounded-md px-3 font-medium hover:text-primary"
              >
                {name}
              </Link>
            ))}
          </nav>
          <SearchButton />
          <ThemeToggle>
            <Moon className="size-5 line-icon dark:hidden" />
            <Sun className="hidden size-5 line-icon dark:block" />
          </ThemeToggle>
        </div>
      </div>
    </header>
  );
}

function CalculatorsPanel({ categories, allHref }: Pick<HeaderProps, "categories" | "allHref">) {
  return (
    <div className="mr-6 w-[38rem] max-w-[calc(100vw-4rem)] rounded-b-xl border border-t-0 bg-card p-3 raised lg:mr-8">
      <ul className="grid grid-cols-2 gap-1">
        {categories.map(({ href, name, icon, calculators }) => (
          <li key={href}>
            <Link
              variant="plain"
              href={href}
              className="flex min-h-target items-center gap-3 rounded-lg px-3 py-2.5 font-medium hover:bg-accent hover:text-accent-foreground"
            >
              <CatalogueIcon name={icon} className="size-5 text-primary" />
              <span className="flex-1">{name}</span>
              <span className="text-sm font-normal text-muted-foreground tabular-nums">
                {calculators.length}
                <span className="sr-only"> calculators</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        variant="plain"
        href={allHref}
        className="mt-3 flex min-h-target items-center justify-between rounded-lg px-3 font-medium text-primary hover:bg-accent hover:text-accent-foreground"
      >
        View All Calculators
        <ArrowRight className="size-4 line-icon" />
      </Link>
    </div>
  );
}
