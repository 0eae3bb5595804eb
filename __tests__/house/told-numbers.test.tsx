/**
 * The numbers that running text tells: in the story of each page, and in the articles. Each follows from what the
 * calculator answers, or stands in a list of those that come from elsewhere: a source, a law, a sum of the story.
 *
 * @jest-environment jsdom
 */
import { render } from "@testing-library/react";
import type { ReactNode } from "react";

import contract from "@/__tests__/fixtures/contract.json";
import told from "@/__tests__/fixtures/told-numbers.json";
import { articles } from "@/content/blog";
import { wordsOf } from "@/content/calculators";
import { draftFromFragment } from "@/lib/calculator/form/draft";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { formatPercent, formatUsd, formatWholeUsd } from "@/lib/format";

import { answerOf, calculationOf } from "./answer-of";
import { calculatorOf } from "./calculators";

type Answered = { input: unknown; result: unknown };
type Story = { inputs: Record<string, unknown>[]; elsewhere: string[] };

const stories = told.stories as unknown as Partial<Record<string, Story>>;
const inArticles: Readonly<Record<string, string[]>> = told.articles;

/** $1,234, $1,234.50, 6.5%, 26 months, month 26. */
const number = /\$[\d,]*\d(?:\.\d+)?|\d[\d,]*(?:\.\d+)?(?:%| months?\b| payments\b)|\bmonth \d+/g;

/** Each element of a text apart. */
function textOf(content: ReactNode): string {
  const { container } = render(<>{content}</>);
  const parts = [...container.querySelectorAll("p, li, caption, th, td")];
  return parts.map(({ textContent }) => textContent).join("\n");
}

const numbersIn = (content: ReactNode) => [...new Set(textOf(content).match(number) ?? [])];

/** Every number in it, and what the rows of a table have come to so far. */
function valuesIn(data: unknown): number[] {
  if (typeof data === "number") return [data];
  if (Array.isArray(data)) {
    const sums: Record<string, number> = {};
    return data.flatMap((row: Record<string, unknown>) => {
      for (const [name, cell] of Object.entries(row ?? {}))
        if (typeof cell === "number") sums[name] = (sums[name] ?? 0) + cell;
      return [...valuesIn(row), ...Object.values(sums)];
    });
  }
  return typeof data === "object" ? Object.values(data ?? {}).flatMap(valuesIn) : [];
}

/** How far the figures of two answers are apart. */
const differences = (answers: readonly Answered[]) =>
  answers.flatMap(({ result }) =>
    answers.flatMap((other) =>
      Object.entries(result as object).map(
        ([name, value]) => Number(value) - Number((other.result as typeof value)[name]),
      ),
    ),
  );

/** The ways in which running text may tell these values. */
const tellings = (values: readonly number[]) =>
  new Set(
    values
      .map(Math.abs)
      .flatMap((value) => [
        formatUsd(value),
        formatWholeUsd(value),
        formatPercent(value),
        `${Number(value.toFixed(3))}%`,
        ...["month", "months", "payments"].map((unit) => `${value} ${unit}`),
        `month ${value}`,
      ]),
  );

/** What is told and follows from no answer. */
function unfounded(content: ReactNode, answers: readonly Answered[]) {
  const known = tellings([
    ...answers.flatMap(({ input, result }) => [...valuesIn(input), ...valuesIn(result)]),
    ...differences(answers),
  ]);
  return numbersIn(content).filter((one) => !known.has(one));
}

/** What law a story tells of is held in content/law.test.tsx. A new calculator tells of its example. */
const toldHere = calculatorIds.filter((id) => id in stories || !(id in contract));

describe.each(toldHere)("%s", (id) => {
  test("its story tells what the page answers", () => {
    const { inputs, elsewhere } = stories[id] ?? { inputs: [{}], elsewhere: [] };
    const answers = inputs.map((changes) => answerOf(id, changes).calculation);
    expect(unfounded(wordsOf[id].useCase?.story, answers)).toEqual(elsewhere);
  });
});

describe.each(articles)("$slug", ({ slug, content }) => {
  test("tells what its links open", () => {
    const { container } = render(<>{content}</>);
    const links = [...container.querySelectorAll<HTMLAnchorElement>("a[data-quotes]")];
    expect(unfounded(content, links.map(opened))).toEqual(inArticles[slug]);
  });
});

/** What the page of a link answers. */
function opened({ pathname, hash }: HTMLAnchorElement): Answered {
  const id = pathname.replace("/calculators/", "");
  const linked = draftFromFragment(calculatorOf(id).definition.fields, hash);
  const calculation = calculationOf(id, linked?.draft ?? {});
  if (!calculation) throw new Error(`${id} does not answer ${hash}`);
  return calculation;
}
