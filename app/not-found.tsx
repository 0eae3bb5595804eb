import type { Metadata } from "next";

import { Icon } from "@/components/site/icon";
import { Link } from "@/components/site/link";
import { missingPost, showMissingPost } from "@/components/site/missing-post";
import { SearchBoxLink } from "@/components/site/search/search-box-link";
import { buttonVariants } from "@/components/ui/button";
import { allCalculatorsPage, blogPage } from "@/content/pages";
import { site } from "@/lib/site";

import { Shell } from "./shell";

const title = "404 - Page Not Found";

export const metadata: Metadata = { title, alternates: { canonical: null } };

const sentence = "mt-4 max-w-prose text-lg leading-relaxed text-pretty text-muted-foreground";

export default function NotFound() {
  return (
    <Shell>
      <article className="pt-16 pb-12 sm:pt-26 sm:pb-20">
        {/* Its text may have changed before React arrives. */}
        <h1 suppressHydrationWarning className="max-w-[24ch] text-title font-semibold text-balance">
          {title}
        </h1>
        <script
          dangerouslySetInnerHTML={{ __html: showMissingPost(`${missingPost} | ${site.name}`) }}
        />
        <div className="[[data-missing=post]_&]:hidden">
          <MissingPage />
        </div>
        <div className="hidden [[data-missing=post]_&]:block">
          <MissingPost />
        </div>
      </article>
    </Shell>
  );
}

function MissingPage() {
  return (
    <>
      <p className={sentence}>
        There is no page at this address. It may have moved, or the link may have lost a letter.
      </p>
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

function MissingPost() {
  return (
    <>
      <p className={sentence}>
        There is no article at this address. It may have been renamed, or the link may have lost a
        letter. All articles are listed in the blog.
      </p>
      <Link variant="plain" href={blogPage.href} className={buttonVariants({ className: "mt-8" })}>
        <Icon name="arrow-right" className="rotate-180" />
        Back to Blog
      </Link>
    </>
  );
}
