/** @jest-environment jsdom */
import { render } from "@testing-library/react";

import { ArticleJsonLd } from "@/components/site/json-ld/article-json-ld";
import { provider } from "@/components/site/json-ld/provider";
import { site } from "@/lib/site";

const written = () => {
  const { container } = render(
    <ArticleJsonLd
      title="How Many Months?"
      description="What to save."
      href="/blog/how-many-months"
      image="/og/blog/how-many-months.png"
      published="2026-11-21"
      wordCount={1_084}
    />,
  );
  const script = container.querySelector("script[type='application/ld+json']");
  return JSON.parse(script?.textContent ?? "") as Record<string, unknown>;
};

it("has what search engines ask of an article, with whole addresses", () => {
  expect(written()).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "How Many Months?",
    datePublished: "2026-11-21",
    dateModified: "2026-11-21",
    image: [`${site.url}/og/blog/how-many-months.png`],
    mainEntityOfPage: { "@id": `${site.url}/blog/how-many-months` },
    wordCount: 1_084,
  });
});

it("names the site as author, publisher and provider", () => {
  const { author, publisher, provider: offering } = written();
  for (const organization of [author, publisher, offering])
    expect(organization).toMatchObject(provider);
});
