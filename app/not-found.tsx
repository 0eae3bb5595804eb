import type { Metadata } from "next";

import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import { buttonVariants } from "@/components/ui/button";
import { allCalculatorsPage } from "@/content/pages";
import { site } from "@/lib/site";

import { Shell } from "./shell";

const title = "404 - Page Not Found";

export const metadata: Metadata = { title, alternates: { canonical: null } };

export default function NotFound() {
  return (
    <Shell>
      <div className="py-12 sm:py-20">
        <PageHeading title={title}>
          There is no page at this address. It may have moved, or the link may have lost a letter.
        </PageHeading>
        <div className="flex flex-wrap gap-3">
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
      </div>
    </Shell>
  );
}
