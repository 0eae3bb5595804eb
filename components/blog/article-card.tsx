import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

import { Picture } from "@/components/prose/article/picture";
import { Link } from "@/components/site/link";

import { Byline } from "./byline";

type ArticleCardProps = {
  article: {
    title: string;
    excerpt: string;
    picture: { drawing: ReactNode; alt: string };
    published: string;
  };
  href: string;
  minutes: number;
};

/** An article on the page that lists them. The whole card is the link. */
export const ArticleCard = ({ article, href, minutes }: ArticleCardProps) => (
  <article
    data-slot="article-card"
    className="group relative flex h-full flex-col overflow-hidden rounded-xl border bg-card transition-colors hover:border-primary has-focus-visible:border-primary"
  >
    <div className="border-b">
      <Picture alt={article.picture.alt}>{article.picture.drawing}</Picture>
    </div>
    <div className="flex grow flex-col p-5 sm:p-7">
      <Byline published={article.published} minutes={minutes} />
      <h2 className="mt-2 text-2xl leading-snug font-semibold tracking-tight text-balance">
        {article.title}
      </h2>
      <p className="mt-3 leading-relaxed text-pretty text-muted-foreground">{article.excerpt}</p>
      <Link
        variant="plain"
        href={href}
        className="mt-auto -mb-2 inline-flex min-h-target items-center gap-1.5 pt-3 font-medium text-primary after:absolute after:inset-0 after:rounded-xl"
      >
        <span className="underline-offset-4 group-hover:underline">
          Read More<span className="sr-only">: {article.title}</span>
        </span>
        <ArrowRight className="size-4 line-icon" />
      </Link>
    </div>
  </article>
);
