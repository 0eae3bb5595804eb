import type { Metadata } from "next";

import { InlineScript } from "@/components/site/early/inline-script";
import { missingPost, showMissingPost } from "@/components/site/early/missing-post";
import { Link } from "@/components/site/link";
import { MeantPages } from "@/components/site/search/meant-pages";
import { SearchBoxLink } from "@/components/site/search/search-box-link";
import { buttonVariants } from "@/components/ui/button";
import { allCalculatorsPage } from "@/lib/catalogue/pages";
import { site } from "@/lib/site";

import { Missing, MissingPost, MissingSentence } from "./missing";
import { Shell } from "./shell";
import "./site.css";

const title = "404 - Page Not Found";

export const metadata: Metadata = { title, alternates: { canonical: null } };

export default function NotFound() {
  return (
    <Shell>
      <Missing title={title}>
        <InlineScript name="missing-post" text={showMissingPost(`${missingPost} | ${site.name}`)} />
        <div className="[[data-missing=post]_&]:hidden">
          <MissingPage />
        </div>
        <div className="hidden [[data-missing=post]_&]:block">
          <MissingPost />
        </div>
      </Missing>
    </Shell>
  );
}

function MissingPage() {
  return (
    <>
      <MissingSentence>
        There is no page at this address. It may have moved, or the link may have lost a letter.
      </MissingSentence>
      <MeantPages />
      <SearchBoxLink href={allCalculatorsPage.href} className="mt-6 max-w-prose">
        What do you want to know?
      </SearchBoxLink>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link variant="plain" href="/" className={buttonVariants()}>
          Go Back Home
        </Link>
        <Link
          variant="plain"
          href={allCalculatorsPage.href}
          className={buttonVariants({ variant: "outline" })}
        >
          Explore Calculators
        </Link>
      </div>
      <p className="mt-8 max-w-prose text-muted-foreground">
        If a link on this site brought you here, please{" "}
        <Link href={`mailto:${site.email}`}>contact us at {site.email}</Link>.
      </p>
    </>
  );
}
