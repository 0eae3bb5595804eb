import { JsonLdScript } from "next-seo";
import type { WebPage, WithContext } from "schema-dts";

import type { Page } from "@/lib/metadata";
import { site } from "@/lib/site";

import { provider } from "./provider";

/** A page that is neither a calculator nor an article, for search engines: provided by this site. */
export function PageJsonLd({ title, description, path }: Page) {
  const page: WithContext<WebPage> = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: title,
    description,
    url: new URL(path, site.url).href,
    inLanguage: "en-US",
    provider,
  };
  return <JsonLdScript scriptKey="page-jsonld" data={page} />;
}
