import type { Metadata } from "next";

import { CategoryCard } from "@/components/site/catalogue/category-card";
import { KeptResults } from "@/components/site/device/kept-results";
import { Link } from "@/components/site/link";
import { SearchBoxLink } from "@/components/site/search/search-box-link";
import { buttonVariants } from "@/components/ui/button";
import { directory } from "@/lib/catalogue/directory";
import { allCalculatorsPage } from "@/lib/catalogue/pages";
import { homeMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";

import { Literacy } from "./literacy";
import { Questions } from "./questions";
import { SiteJsonLd } from "./site-json-ld";
import { WhyUs } from "./why-us";

export const metadata: Metadata = homeMetadata;

export default function HomePage() {
  return (
    <>
      <SiteJsonLd />
      {/* Side by side where both fit at the size of the text, however large that is. */}
      <div className="flex flex-wrap items-center gap-x-16 gap-y-8 py-6 sm:py-16 lg:py-20">
        <div className="min-w-0 grow basis-[min(100%,29rem)]">
          <h1 className="text-display font-semibold text-balance">{site.tagline}</h1>
          <p className="mt-4 max-w-[46ch] leading-relaxed text-pretty text-muted-foreground sm:mt-6 sm:text-xl">
            Enter your numbers and see the answer with the steps behind it. Free, in US dollars, and
            private: your numbers never leave your browser.
          </p>
          <div className="mt-6 flex max-w-[36rem] flex-wrap gap-3 sm:mt-8">
            <Link
              variant="plain"
              href={allCalculatorsPage.href}
              className={buttonVariants({ className: "grow py-4 sm:grow-0" })}
            >
              Explore Calculators
            </Link>
            <SearchBoxLink href={allCalculatorsPage.href} className="grow basis-64">
              What do you want to know?
            </SearchBoxLink>
          </div>
        </div>
        <div className="min-w-0 grow basis-[min(100%,25rem)]">
          <Questions />
        </div>
      </div>

      <KeptResults />

      <section aria-labelledby="subjects" className="border-t py-16 sm:py-20">
        <h2 id="subjects" className="max-w-[24ch] text-title font-semibold text-balance">
          Browse by subject
        </h2>
        <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-4">
          {directory.map((category) => (
            <li key={category.href}>
              <CategoryCard category={category} />
            </li>
          ))}
        </ul>
      </section>

      <Literacy />
      <WhyUs />
    </>
  );
}
