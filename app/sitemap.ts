import type { MetadataRoute } from "next";

import { calculatorIds } from "@/content/catalogue";
import { directory } from "@/content/directory";
import { allCalculatorsPage, pages } from "@/content/pages";
import { hrefOf } from "@/lib/routes";
import { site } from "@/lib/site";

export const dynamic = "force-static";

export default function sitemap(): MetadataRoute.Sitemap {
  const paths = [
    "/",
    allCalculatorsPage.href,
    ...directory.map(({ href }) => href),
    ...calculatorIds.map(hrefOf),
    ...pages.map(({ href }) => href),
  ];
  return paths.map((path) => ({ url: new URL(path, site.url).href }));
}
