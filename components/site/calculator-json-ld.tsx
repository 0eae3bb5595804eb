import { FAQJsonLd, JsonLdScript } from "next-seo";
import type { WebApplication, WithContext } from "schema-dts";

import { site } from "@/lib/site";

type CalculatorJsonLdProps = {
  name: string;
  description: string;
  href: string;
  faq: readonly { question: string; answer: string }[];
};

/** A calculator for search engines: a free web application that this site provides. */
export function CalculatorJsonLd({ name, description, href, faq }: CalculatorJsonLdProps) {
  const application: WithContext<WebApplication> = {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name,
    description,
    url: new URL(href, site.url).href,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
    provider: { "@type": "Organization", name: site.name, url: site.url },
  };
  return (
    <>
      <JsonLdScript scriptKey="calculator" data={application} />
      <FAQJsonLd questions={[...faq]} />
    </>
  );
}
