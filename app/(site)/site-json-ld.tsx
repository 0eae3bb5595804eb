import { JsonLdScript, OrganizationJsonLd } from "next-seo";
import type { WebSite, WithContext } from "schema-dts";

import { site } from "@/lib/site";

const webSite: WithContext<WebSite> = {
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: site.name,
  url: site.url,
  description: site.description,
  inLanguage: "en-US",
};

/** Who runs the site and what it is, for search engines. */
export function SiteJsonLd() {
  return (
    <>
      <OrganizationJsonLd
        name={site.name}
        url={site.url}
        email={site.email}
        logo={new URL("/icon.svg", site.url).href}
      />
      <JsonLdScript scriptKey="web-site" data={webSite} />
    </>
  );
}
