import { viewOf } from "@/lib/calculator/report/view";
import { summaryOf } from "@/lib/calculator/share/summary";

import { calculatorOf, world } from "../../../house/calculators";

const page = {
  title: "Refinance Calculator",
  version: { on: "2026-01-31", engine: "1.2.3", law: "2026", was: [] },
  link: "https://figurewell.example/calculators/loans-credit/refinance#currentBalance=1",
};

test("says in plain text what the answer is, what it rests on and where it can be opened", () => {
  const { definition } = calculatorOf("loans-credit/refinance");
  const view = viewOf(
    definition,
    definition.example,
    definition.calculate(definition.example, world),
  );
  const summary = summaryOf(view, page);

  expect(summary.split("\n\n")).toEqual([
    page.title,
    ["Based on:", ...view.basis.map((input) => `- ${input}`)].join("\n"),
    expect.stringContaining(view.headline.label),
    view.verdict,
    expect.stringMatching(/^Estimates only[^.]*\. Not an offer or advice\.$/),
    `January 31, 2026 · calculations 1.2.3, law through 2026\n${page.link}`,
  ]);
  for (const { label, parts, side, note } of [view.headline, ...view.figures]) {
    const line = summary.split("\n").find((line) => line.startsWith(`${label}: `));
    for (const { text } of parts) expect(line).toContain(text);
    if (side) expect(line).toContain(side.words);
    if (note) expect(line).toContain(note);
  }
  expect(view.figures.some(({ side }) => side)).toBe(true);
  expect(view.figures.some(({ note }) => note)).toBe(true);
  expect(summary).not.toMatch(/undefined|NaN|null|\[object/);
});

test("says so where other numbers have been typed since", () => {
  const { definition } = calculatorOf("loans-credit/refinance");
  const view = viewOf(
    definition,
    definition.example,
    definition.calculate(definition.example, world),
  );
  const [title, ...rest] = summaryOf(view, page).split("\n\n");
  expect(summaryOf(view, { ...page, stale: true }).split("\n\n")).toEqual([
    title,
    expect.stringMatching(/^Out of date: /),
    ...rest,
  ]);
});

test("joins the parts of one reading, and leaves out what a figure does not have", () => {
  const { definition } = calculatorOf("loans-credit/mortgage");
  const view = viewOf(
    definition,
    definition.example,
    definition.calculate(definition.example, world),
  );
  const figures = [
    {
      name: "years",
      label: "Time to pay off",
      parts: [
        { name: "years", text: "1 year", value: "1" },
        { name: "months", text: "2 months", value: "2" },
      ],
    },
    {
      name: "last",
      label: "Last payment",
      note: "From today.",
      parts: [{ name: "last", text: "March 2027", value: "2027-03" }],
    },
  ];
  const [, , lines = ""] = summaryOf({ ...view, figures }, page).split("\n\n");
  expect(lines.split("\n").slice(1)).toEqual([
    "Time to pay off: 1 year, 2 months",
    "Last payment: March 2027 · From today.",
  ]);
});

test("what is said beside the figures goes with them", () => {
  const { definition } = calculatorOf("loans-credit/refinance");
  const remarks = () => [{ tone: "warning", text: "Look again." }] as const;
  const view = viewOf(
    { ...definition, remarks },
    definition.example,
    definition.calculate(definition.example, world),
  );
  const paragraphs = summaryOf(view, page).split("\n\n");
  expect(paragraphs[paragraphs.indexOf(view.verdict) + 1]).toBe("Warning: Look again.");
});

test("figures under a heading stand under it", () => {
  const { definition } = calculatorOf("mortgage-real-estate/rent-vs-buy");
  const view = viewOf(
    definition,
    definition.example,
    definition.calculate(definition.example, world),
  );
  const paragraphs = summaryOf(view, page).split("\n\n");
  const [section] = view.sections;
  const written = paragraphs.find((paragraph) => paragraph.startsWith(`${section?.title}\n`));
  expect(written?.split("\n")).toHaveLength(2 + (section?.figures.length ?? 0));
});
