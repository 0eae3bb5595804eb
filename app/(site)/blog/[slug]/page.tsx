import { ArrowRight } from "lucide-react";
import type { Metadata } from "next";

import { Byline } from "@/components/blog/byline";
import { RelatedList } from "@/components/blog/related-list";
import { Picture } from "@/components/prose/article/picture";
import { Prose } from "@/components/prose/prose";
import { SourceList } from "@/components/prose/source-list";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { ArticleJsonLd } from "@/components/site/json-ld/article-json-ld";
import { Link } from "@/components/site/link";
import { PageHeading } from "@/components/site/page-heading";
import { buttonVariants } from "@/components/ui/button";
import { articleHref, articleKind, articles } from "@/content/blog";
import type { Article } from "@/content/blog/types";
import { trailTo } from "@/content/trail";
import { calculators } from "@/lib/catalogue/calculators";
import { blogPage } from "@/lib/catalogue/pages";
import { hrefOf } from "@/lib/catalogue/routes";
import { pageMetadata, pictureOf } from "@/lib/metadata";
import { readingMinutes, textOf, wordCount } from "@/lib/reading-time";

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => articles.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const article = await articleFrom(params);
  const { title, description, published } = article;
  return pageMetadata({
    title,
    description,
    path: articleHref(article),
    question: articleKind,
    published,
  });
}

export default async function ArticlePage({ params }: Props) {
  const article = await articleFrom(params);
  const { title, description, published, updated, picture, content, sources } = article;
  const related = article.related.map(({ id, reason }) => ({
    href: hrefOf(id),
    name: calculators[id].name,
    reason,
  }));

  return (
    <>
      <ArticleJsonLd
        title={title}
        description={description}
        href={articleHref(article)}
        image={pictureOf(articleHref(article))}
        published={published}
        modified={updated}
        wordCount={wordCount(textOf(content))}
      />
      <Breadcrumb steps={trailTo(articleHref(article))} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <article className="max-w-[42rem] min-w-0">
          <PageHeading title={title}>{description}</PageHeading>
          <div className="-mt-3">
            <Byline published={published} updated={updated} minutes={readingMinutes(content)} />
          </div>
          <figure className="mt-6 mb-10 max-w-prose">
            <div className="overflow-hidden rounded-xl border bg-card">
              <Picture alt={picture.alt}>{picture.drawing}</Picture>
            </div>
            <figcaption className="mt-2 text-sm text-muted-foreground">
              {picture.caption}
            </figcaption>
          </figure>
          <Prose className="text-lg">{content}</Prose>
          <Prose className="mt-12 border-t pt-8">
            <h2 id="sources">Sources</h2>
            <SourceList sources={sources} />
          </Prose>
          <Link
            variant="plain"
            href={blogPage.href}
            className={buttonVariants({ variant: "outline", className: "mt-10 print:hidden" })}
          >
            <ArrowRight className="line-icon rotate-180" />
            Back to Blog
          </Link>
        </article>
        <RelatedList calculators={related} />
      </div>
    </>
  );
}

/** The cast is safe: dynamicParams = false, so no other slug is ever rendered. */
async function articleFrom(params: Props["params"]) {
  const { slug } = await params;
  return articles.find((article) => article.slug === slug) as Article;
}
