/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";

import { Picture } from "@/components/prose/article/picture";
import { articles } from "@/content/blog";
import { draftFromFragment } from "@/lib/calculator/form/draft";
import { calculatorIds, type CalculatorId } from "@/lib/catalogue/calculators";
import { formatPercent, formatUsd, formatWholeUsd } from "@/lib/format";
import { wordCount } from "@/lib/reading-time";

import { calculationOf } from "../house/answer-of";
import { calculatorOf } from "../house/calculators";

it("has the four articles of the specification", () => {
  expect(articles.map(({ slug }) => slug)).toEqual([
    "emergency-fund-how-many-months",
    "how-to-plan-retirement-free-online-tools",
    "best-budgeting-tools-families-freelancers",
    "understanding-loan-amortization-calculator-guide",
  ]);
});

describe.each(articles)("$slug", ({ content, picture, related, sources, ...article }) => {
  /** What a reader sees, each element of the text apart. */
  const text = () => {
    const { container } = render(<>{content}</>);
    const parts = [...container.querySelectorAll("p, h2, li, caption, th, td")];
    return parts.map(({ textContent }) => textContent).join("\n");
  };

  it("is an article of 900 to 1,500 words", () => {
    const words = wordCount(text());
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1_500);
  });

  it("shows figures that can be read, in typographic words", () => {
    expect(text()).not.toMatch(/NaN|undefined|Infinity|null|\[object|-\$|['"]/);
    for (const words of Object.values(article)) expect(words).not.toMatch(/['"]/);
  });

  it("has headings below the one of the page", () => {
    const { container } = render(<>{content}</>);
    expect(container.querySelectorAll("h1, h3")).toHaveLength(0);
    expect(container.querySelectorAll("h2").length).toBeGreaterThanOrEqual(4);
  });

  it("links into calculators that answer with the figures it quotes", () => {
    const { container } = render(<>{content}</>);
    const links = [...container.querySelectorAll<HTMLAnchorElement>("a[data-quotes]")];
    expect(links.length).toBeGreaterThanOrEqual(3);
    const words = text();
    for (const link of links) {
      const figures = answered(new URL(link.href));
      const quoted = (link.dataset.quotes ?? "").split(" ");
      for (const name of quoted) {
        const value = figures[name] as number;
        const readings = [formatUsd, formatWholeUsd, formatPercent, String].map((format) =>
          format(value).replace("-", "−"),
        );
        expect(readings.filter((reading) => occurs(reading, words))).not.toEqual([]);
      }
    }
  });

  it("has a picture with words for who cannot see it", () => {
    render(<Picture alt={picture.alt}>{picture.drawing}</Picture>);
    const drawing = screen.getByRole("img", { name: picture.alt });
    expect(picture.alt.length).toBeGreaterThan(40);
    expect(within(drawing).getAllByText(/\$/).length).toBeGreaterThan(0);
    expect(drawing.outerHTML).not.toMatch(/NaN|Infinity|undefined|style=/);
  });

  it("leads on to calculators, and names what it rests on", () => {
    expect(new Set(related.map(({ id }) => id)).size).toBe(related.length);
    expect(related.length).toBeGreaterThanOrEqual(3);
    for (const { url, read } of sources) {
      expect(url).toMatch(/^https:\/\//);
      expect(read).toBe(article.published);
    }
  });
});

it("states the usual size of an emergency fund", () => {
  const { container } = render(<>{articles[0]?.content}</>);
  expect(container).toHaveTextContent("typically 3 to 6 months of expenses");
});

/** Whether a figure stands in a text, not as a part of a longer one. */
function occurs(figure: string, text: string): boolean {
  const at = text.indexOf(figure);
  if (at < 0) return false;
  const around = `${text[at - 1] ?? ""} ${text.slice(at + figure.length, at + figure.length + 2)}`;
  return !/^[\d,.$]| [\d]| [,.]\d/.test(around) || occurs(figure, text.slice(at + 1));
}

/** Opens a link as the calculator's page does. */
function answered({ pathname, hash }: URL): Record<string, unknown> {
  const id = pathname.replace("/calculators/", "") as CalculatorId;
  expect(calculatorIds).toContain(id);
  const linked = draftFromFragment(calculatorOf(id).definition.fields, hash);
  const calculation = linked && calculationOf(id, linked.draft);
  if (!calculation) throw new Error(`${id} does not answer ${hash}`);
  return calculation.result;
}
