import type { Metadata } from "next";

import { ArticleCard } from "@/components/blog/article-card";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { PageHeading } from "@/components/site/page-heading";
import { articleHref, articles } from "@/content/blog";
import { trailTo } from "@/content/trail";
import { blogPage } from "@/lib/catalogue/pages";
import { pageMetadata } from "@/lib/metadata";
import { readingMinutes } from "@/lib/reading-time";

const page = {
  title: blogPage.name,
  path: blogPage.href,
  description:
    "Articles on emergency savings, retirement, budgets and loans. Each one works through a decision with numbers you can open in our calculators.",
};

export const metadata: Metadata = pageMetadata(page);

export default function BlogPage() {
  return (
    <>
      <PageJsonLd {...page} />
      <Breadcrumb steps={trailTo(blogPage.href)} />
      <PageHeading title={blogPage.name}>
        Each article works through one decision with numbers from our own calculators. You can open
        every example in its calculator and change the numbers to yours.
      </PageHeading>
      <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard
              article={article}
              href={articleHref(article)}
              minutes={readingMinutes(article.content)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
