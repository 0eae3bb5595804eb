import { JsonLdScript } from "next-seo";
import type { Organization, WebSite, WithContext } from "schema-dts";

import { provider } from "@/components/site/json-ld/provider";
import { site } from "@/lib/site";

import { iconHref } from "../icons/icons";

const organization: WithContext<Organization> = {
  "@context": "https://schema.org",
  ...provider,
  description: site.description,
  email: site.email,
  logo: new URL(iconHref("icon-512.png"), site.url).href,
};

const webSite: WithContext<WebSite> = {
  "@context": "https://schema.org",
  "@type": "WebSite",
  name: site.name,
  url: provider.url,
  description: site.description,
  inLanguage: "en-US",
  provider,
  publisher: { "@id": provider["@id"] },
};

/** Who runs the site and what it is, for search engines. */
export function SiteJsonLd() {
  return (
    <>
      <JsonLdScript scriptKey="organization-jsonld" data={organization} />
      <JsonLdScript scriptKey="web-site-jsonld" data={webSite} />
    </>
  );
}
