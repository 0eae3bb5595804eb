import { JsonLdScript } from "next-seo";
import type { Article, Organization, WithContext } from "schema-dts";

import { site } from "@/lib/site";

import { provider } from "./provider";

type ArticleJsonLdProps = {
  title: string;
  description: string;
  href: string;
  /** The address of its picture. */
  image: string;
  /** As 2026-11-21. */
  published: string;
  /** The day of its last change, where it has changed. */
  modified?: string;
  wordCount: number;
};

const organization: Organization = {
  ...provider,
  logo: { "@type": "ImageObject", url: new URL("/icons/icon-512.png", site.url).href },
};

/** An article for search engines: written and published by this site. */
export function ArticleJsonLd({
  title,
  description,
  href,
  image,
  published,
  modified = published,
  wordCount,
}: ArticleJsonLdProps) {
  const url = new URL(href, site.url).href;
  const article: WithContext<Article> = {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description,
    url,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    image: [new URL(image, site.url).href],
    datePublished: published,
    dateModified: modified,
    author: organization,
    publisher: organization,
    provider,
    inLanguage: "en-US",
    isAccessibleForFree: true,
    wordCount,
  };
  return <JsonLdScript scriptKey="article-jsonld" data={article} />;
}
