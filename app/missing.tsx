import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

import { Link } from "@/components/site/link";
import { buttonVariants } from "@/components/ui/button";
import { blogPage } from "@/lib/catalogue/pages";

/** What stands where there is no page. */
export function Missing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="pt-16 pb-12 sm:pt-26 sm:pb-20">
      {/* Its text may have changed before React arrives. */}
      <h1 suppressHydrationWarning className="max-w-[24ch] text-title font-semibold text-balance">
        {title}
      </h1>
      {children}
    </article>
  );
}

/** That there is no such article, and the way to all others. */
export function MissingPost() {
  return (
    <>
      <MissingSentence>
        There is no article at this address. It may have been renamed, or the link may have lost a
        letter. All articles are listed in the blog.
      </MissingSentence>
      <Link variant="plain" href={blogPage.href} className={buttonVariants({ className: "mt-8" })}>
        <ArrowRight className="line-icon rotate-180" />
        Back to Blog
      </Link>
    </>
  );
}

export function MissingSentence({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 max-w-prose text-lg leading-relaxed text-pretty text-muted-foreground">
      {children}
    </p>
  );
}
