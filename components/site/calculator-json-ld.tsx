import { JsonLdScript } from "next-seo";
import type { FAQPage, WebApplication, WithContext } from "schema-dts";

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
  const questions: WithContext<FAQPage> = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
  return (
    <>
      <JsonLdScript scriptKey="calculator-jsonld" data={application} />
      <JsonLdScript scriptKey="faq-jsonld" data={questions} />
    </>
  );
}
