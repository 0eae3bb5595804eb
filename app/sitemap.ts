import type { MetadataRoute } from "next";

import { articleHref, articles } from "@/content/blog";
import { wordsOf } from "@/content/calculators";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { directory } from "@/lib/catalogue/directory";
import { accuracyPages, allCalculatorsPage, pages } from "@/lib/catalogue/pages";
import { hrefOf } from "@/lib/catalogue/routes";
import { site } from "@/lib/site";

export const dynamic = "force-static";

/** Every page once. A day stands only where the words of a page carry one. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [
    { path: "/" },
    { path: allCalculatorsPage.href },
    ...directory.map(({ href }) => ({ path: href })),
    ...calculatorIds.map((id) => ({ path: hrefOf(id), lastModified: wordsOf[id].reviewed })),
    ...[...pages, ...accuracyPages].map(({ href }) => ({ path: href })),
    ...articles.map((article) => ({
      path: articleHref(article),
      lastModified: article.updated ?? article.published,
    })),
  ].map(({ path, ...entry }) => ({ url: new URL(path, site.url).href, ...entry }));
}
