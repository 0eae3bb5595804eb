import { FAQJsonLd, JsonLdScript } from "next-seo";
import type { WebApplication, WithContext } from "schema-dts";

import { pictureOf } from "@/lib/metadata";
import { site } from "@/lib/site";

import { provider } from "./provider";

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
    // next-seo's own component for applications drops the provider.
    "@type": "WebApplication",
    name,
    description,
    url: new URL(href, site.url).href,
    image: new URL(pictureOf(href), site.url).href,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    browserRequirements: "Requires JavaScript",
    isAccessibleForFree: true,
    inLanguage: "en-US",
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
    provider,
  };
  return (
    <>
      <JsonLdScript scriptKey="calculator-jsonld" data={application} />
      <FAQJsonLd questions={[...faq]} />
    </>
  );
}
