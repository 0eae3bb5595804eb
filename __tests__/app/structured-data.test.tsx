import { renderToStaticMarkup } from "react-dom/server";
import type {
  BreadcrumbList,
  FAQPage,
  Organization,
  WebApplication,
  WebPage,
  WebSite,
  WithContext,
} from "schema-dts";

import { SiteJsonLd } from "@/app/(site)/site-json-ld";
import { Breadcrumb } from "@/components/site/breadcrumb";
import { CalculatorJsonLd } from "@/components/site/json-ld/calculator-json-ld";
import { PageJsonLd } from "@/components/site/json-ld/page-json-ld";
import { wordsOf } from "@/content/calculators";
import { trailTo } from "@/content/trail";
import { calculatorIds, calculators } from "@/lib/catalogue/calculators";
import { hrefOf } from "@/lib/catalogue/routes";

import { faultsIn, structuredDataIn } from "../google-structured-data";

const address = "https://figurewell.example";
const page = `${address}/calculators/loans-credit/mortgage`;
const provider = {
  "@type": "Organization",
  "@id": `${address}/#organization`,
  name: "Figurewell",
  url: `${address}/`,
} as const;

test.each(calculatorIds)(
  "%s has an application, its questions and a trail without a fault",
  (id) => {
    const href = hrefOf(id);
    const { faq } = wordsOf[id];
    const data = structuredDataIn(
      renderToStaticMarkup(
        <>
          <CalculatorJsonLd {...calculators[id]} href={href} faq={faq} />
          <Breadcrumb steps={trailTo(href)} />
        </>,
      ),
    );
    expect(data.map((one) => one["@type"])).toEqual([
      "WebApplication",
      "FAQPage",
      "BreadcrumbList",
    ]);
    expect(data.flatMap((one) => faultsIn(one))).toEqual([]);
    expect(data[0]).toMatchObject({
      name: calculators[id].name,
      url: address + href,
      provider,
    });
    expect(data[1]?.mainEntity).toHaveLength(faq.length);
  },
);

test("a calculator, its questions and its trail are what schema.org calls them", () => {
  const application: WithContext<WebApplication> = {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: "Mortgage Calculator",
    description: "What it costs.",
    url: page,
    image: `${address}/og/calculators/loans-credit/mortgage.png`,
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
    mainEntity: [
      {
        "@type": "Question",
        name: "Why </script> so?",
        acceptedAnswer: { "@type": "Answer", text: "Because." },
      },
    ],
  };
  const trail: WithContext<BreadcrumbList> = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${address}/` },
      { "@type": "ListItem", position: 2, name: "Calculators", item: `${address}/all-calculators` },
      { "@type": "ListItem", position: 3, name: "Loans & Credit", item: `${address}/loans-credit` },
      { "@type": "ListItem", position: 4, name: "Mortgage Calculator", item: page },
    ],
  };
  const html = renderToStaticMarkup(
    <>
      <CalculatorJsonLd
        name="Mortgage Calculator"
        description="What it costs."
        href="/calculators/loans-credit/mortgage"
        faq={[{ question: "Why </script> so?", answer: "Because." }]}
      />
      <Breadcrumb steps={trailTo("/calculators/loans-credit/mortgage")} />
    </>,
  );
  expect(structuredDataIn(html)).toEqual([application, questions, trail]);
});

test("the home page says who runs the site, and what the site is", () => {
  const organization: WithContext<Organization> = {
    "@context": "https://schema.org",
    ...provider,
    description:
      "Free financial calculators in US dollars. They run in your browser and show how every figure was worked out.",
    email: "hello@figurewell.example",
    logo: `${address}/icons/icon-512.png`,
  };
  const webSite: WithContext<WebSite> = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "Figurewell",
    url: `${address}/`,
    description: organization.description,
    inLanguage: "en-US",
    provider,
    publisher: { "@id": `${address}/#organization` },
  };
  const data = structuredDataIn(renderToStaticMarkup(<SiteJsonLd />));
  expect(data).toEqual([organization, webSite]);
  expect(data.flatMap((one) => faultsIn(one))).toEqual([]);
});

test("a page of words names who provides it", () => {
  const about: WithContext<WebPage> = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    name: "About Us",
    description: "Who we are.",
    url: `${address}/about`,
    inLanguage: "en-US",
    provider,
  };
  const html = renderToStaticMarkup(
    <PageJsonLd title="About Us" description="Who we are." path="/about" />,
  );
  expect(structuredDataIn(html)).toEqual([about]);
  expect(structuredDataIn(html).flatMap((one) => faultsIn(one))).toEqual([]);
});

test("what is missing, made up or unknown is a fault", () => {
  const application = {
    "@context": "https://schema.org",
    "@type": "WebApplication",
    name: "",
    url: "/calculators/loans-credit/mortgage",
    applicationCategory: "FinanceApplication",
    offers: { "@type": "Offer", price: 0 },
    aggregateRating: { "@type": "AggregateRating", ratingValue: 5 },
  };
  expect(faultsIn(application)).toEqual([
    "WebApplication says no name",
    "WebApplication says no offers.priceCurrency",
    "WebApplication says no operatingSystem",
    "WebApplication has a aggregateRating that nobody gave",
    "WebApplication has no whole address as url",
    "Offer says no priceCurrency",
    "AggregateRating has no rule",
  ]);
  expect(faultsIn({ "@type": "Answer", text: "Yes." })).toEqual(["no context"]);
});
