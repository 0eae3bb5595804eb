import type { Metadata } from "next";

import { Breadcrumb } from "@/components/site/breadcrumb";
import { CalculatorGrid } from "@/components/site/catalogue/calculator-card";
import { Island } from "@/components/site/island";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import { wordsToTry } from "@/content/search";
import { trailTo } from "@/content/trail";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { directory } from "@/lib/catalogue/directory";
import { allCalculatorsPage } from "@/lib/catalogue/pages";
import { pageMetadata } from "@/lib/metadata";
import { site } from "@/lib/site";

import { Filter } from "./filter";

const page = {
  title: allCalculatorsPage.name,
  description: `Every ${site.name} calculator by subject, with one sentence about the question it answers. Free and private: they run in your browser.`,
  path: allCalculatorsPage.href,
};

export const metadata: Metadata = pageMetadata(page);

export default function AllCalculatorsPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(allCalculatorsPage.href)} />
      <PageHeading title={allCalculatorsPage.name}>
        Find your question. Each calculator shows its answer and the steps behind it, and none of
        them sends what you type anywhere.
      </PageHeading>
      <Island
        name="filter"
        of={Filter}
        props={{ total: calculatorIds.length, wordsToTry, listId: "calculators" }}
      />
      <div id="calculators">
        {directory.length > 1 && <Subjects />}
        <div className="grid grid-cols-1 gap-16">
          {directory.map(({ href, slug, name, description, calculators }) => (
            <section key={slug} id={slug} aria-labelledby={`${slug}-name`} className="scroll-mt-8">
              <div className="mb-6 border-t pt-4">
                <h2 id={`${slug}-name`} className="text-2xl font-semibold tracking-tight">
                  <Link
                    variant="plain"
                    href={href}
                    className="inline-flex min-h-target min-w-target items-center underline-offset-4 hover:underline"
                  >
                    {name}
                  </Link>
                </h2>
                <p className="max-w-prose text-pretty text-muted-foreground">{description}</p>
              </div>
              <CalculatorGrid calculators={calculators} heading="h3" />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** Leads down the page. */
function Subjects() {
  return (
    <nav aria-label="Subjects on this page" className="mb-12">
      <ul className="flex flex-wrap gap-2">
        {directory.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              variant="plain"
              href={`#${slug}`}
              className="inline-flex min-h-target items-center rounded-full border px-4 hover:border-primary"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
