/**
 * What a screen reader is given of every kind of page beside a calculator: landmarks, headings, links,
 * controls and what speaks of its own accord. A change here is one that somebody hears.
 *
 * @jest-environment jsdom
 */
import type { ReactElement } from "react";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers";
import { prerenderToNodeStream } from "react-dom/static.node";

import CategoryPage from "@/app/(site)/[category]/page";
import AboutPage from "@/app/(site)/about/page";
import AccessibilityPage from "@/app/(site)/accessibility/page";
import DifferencesPage from "@/app/(site)/accuracy/differences/page";
import AccuracyPage from "@/app/(site)/accuracy/page";
import StateTaxesPage from "@/app/(site)/accuracy/states/page";
import EmbedPage from "@/app/(site)/embed/page";
import EnginePage from "@/app/(site)/engine/page";
import LimitsPage from "@/app/(site)/limits/page";
import AllCalculatorsPage from "@/app/(site)/all-calculators/page";
import MissingPostPage from "@/app/(site)/blog/404/page";
import ArticlePage from "@/app/(site)/blog/[slug]/page";
import BlogPage from "@/app/(site)/blog/page";
import ContactPage from "@/app/(site)/contact/page";
import HomePage from "@/app/(site)/page";
import PrivacyPolicyPage from "@/app/(site)/privacy-policy/page";
import EmbeddedPage from "@/app/embed/[category]/[name]/page";
import NotFound from "@/app/not-found";
import { Shell } from "@/app/shell";
import { calculators } from "@/lib/catalogue/calculators";

import { elementsHeard, linesHeard } from "./heard";

const heard =
  /^(banner|main|contentinfo|navigation|search|region|form|heading|link|button|switch|textbox|combobox|searchbox|radiogroup|radio|checkbox|group|table|img|figure|dialog|status|alert|log)$/;

const pages: Record<string, () => ReactElement | Promise<ReactElement>> = {
  "around every page": () => <Shell>{null}</Shell>,
  home: () => <HomePage />,
  "a category": () =>
    CategoryPage({ params: Promise.resolve({ category: "insurance-calculators" }) }),
  "all calculators": () => <AllCalculatorsPage />,
  blog: () => <BlogPage />,
  "an article": () =>
    ArticlePage({ params: Promise.resolve({ slug: "emergency-fund-how-many-months" }) }),
  about: () => <AboutPage />,
  contact: () => <ContactPage />,
  "privacy policy": () => <PrivacyPolicyPage />,
  accessibility: () => <AccessibilityPage />,
  accuracy: () => <AccuracyPage />,
  "state income tax": () => <StateTaxesPage />,
  differences: () => <DifferencesPage />,
  limits: () => <LimitsPage />,
  "for developers": () => <EnginePage />,
  "for site owners": () => <EmbedPage />,
  "an embedded calculator": () =>
    EmbeddedPage({ params: Promise.resolve({ category: "tax", name: "income-tax" }) }),
  "no such page": () => <NotFound />,
  "no such article": () => <MissingPostPage />,
};

const calculatorNames = Object.values(calculators)
  .map(({ name }) => name)
  .toSorted((one, other) => other.length - one.length);

/**
 * A list of calculators by its first one, and without their number: the others are heard alike, and a new
 * one is no other page.
 */
function withoutAlike(lines: readonly string[]): string[] {
  let alike = new Set<string>();
  const uncounted = lines.map((line) =>
    line.replace(/\d+(?= calculators$)|(?<=^link All )\d+/, "…"),
  );
  return uncounted.filter((line) => {
    const name = calculatorNames.find((name) => line.endsWith(name));
    if (!name) alike = new Set();
    const around = name && line.slice(0, -name.length);
    const isAlike = around !== undefined && alike.has(around);
    if (around !== undefined) alike.add(around);
    return !isAlike;
  });
}

// React renders ahead in Node alone, and a document has none of it.
beforeAll(() => Object.assign(globalThis, { setImmediate }));

test.each(Object.entries(pages))("%s", async (_, page) => {
  const { body } = document;
  // As Next renders it: what is fetched is waited for.
  const { prelude } = await prerenderToNodeStream(await page());
  body.innerHTML = await text(prelude);
  const live = [...body.querySelectorAll("[aria-live]")].map(
    (region) => `live ${region.getAttribute("aria-live")} ${region.textContent}`,
  );
  expect([...withoutAlike(linesHeard(elementsHeard(body, heard))), ...live]).toMatchSnapshot();
});
