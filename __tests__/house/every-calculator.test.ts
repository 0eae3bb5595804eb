/** What is true of every calculator, so that no test of one calculator has to say it. */
import { readFileSync } from "node:fs";
import path from "node:path";

import { description } from "@/components/calculator/chart/description";
import { wordsOf } from "@/content/calculators";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { draftFromFragment, initialDraft, type Draft } from "@/lib/calculator/form/draft";
import { fieldsOf, type Field } from "@/lib/calculator/form/fields";
import { figuresIn, viewOf } from "@/lib/calculator/report/view";
import { draftOf, fragmentOf } from "@/lib/calculator/share/draft-to-link";
import { calculatorIds } from "@/lib/catalogue/calculators";
import { categories } from "@/lib/catalogue/categories";

import { calculationOf, outcomeOf } from "./answer-of";
import { calculatorOf, idsUnder, root } from "./calculators";

const unreadable = /NaN|Infinity|undefined|null|-\$?0(\.0*)?$|-\$0\.00(?!\d)/;

/** Every text and number in a piece of data, however deep. */
const leavesOf = (data: unknown): unknown[] =>
  typeof data === "object" && data !== null ? Object.values(data).flatMap(leavesOf) : [data];

describe("the trees mirror the catalogue", () => {
  test.each([
    ["lib/calc", "/calculation.ts"],
    ["lib/calc", "/form.ts"],
    ["lib/calc", "/report.ts"],
    ["__tests__/lib/calc", "/calculation.test.ts"],
    ["components/calculators", ".tsx"],
    ["content/calculators", ".tsx"],
  ])("%s … %s", (folder, ending) => {
    expect(idsUnder(folder, ending)).toEqual([...calculatorIds].sort());
  });

  test("the category of every address is one of the categories", () => {
    const slugs = categories.map(({ slug }) => slug);
    for (const id of calculatorIds) expect(slugs).toContain(id.split("/")[0]);
  });

  test("no two pages ask the same question or answer the same one", () => {
    const questions = calculatorIds.flatMap((id) => [
      wordsOf[id].question,
      ...wordsOf[id].faq.map(({ question }) => question),
    ]);
    expect(new Set(questions).size).toBe(questions.length);
  });
});

describe.each(calculatorIds)("%s", (id) => {
  const { definition } = calculatorOf(id);
  const viewOfDraft = (draft: Draft) => {
    const calculation = calculationOf(id, draft);
    return calculation && viewOf(definition, calculation.input, calculation.result);
  };
  const example = viewOfDraft(draftOf(definition.fields, definition.example));

  /** Every text and value of a view, as the page would set it. */
  const textsOf = (view: NonNullable<typeof example>) => [
    view.verdict,
    ...view.basis,
    ...view.sections.flatMap(({ title, text = title, source = title }) => [title, text, source]),
    ...figuresIn(view).flatMap(({ label, parts }) => [
      label,
      ...parts.flatMap(({ text, value }) => [text, value]),
    ]),
    // A number in a chart is read by its shape: NaN and Infinity are what it must not be.
    ...chartsOf(view.charts).flatMap((chart) =>
      [description(chart), ...leavesOf(chart)].map(String),
    ),
    ...view.tables.flatMap(({ rows, columns }) =>
      [rows[0], rows.at(-1)].flatMap((row) =>
        columns.flatMap(({ name, show, exact }) => [show(row?.[name]), exact(row?.[name])]),
      ),
    ),
  ];

  test("carries its own id", () => expect(definition.id).toBe(id));

  test("has a client file of fewer than 80 lines", () => {
    const file = path.join(root, "components/calculators", `${id}.tsx`);
    expect(readFileSync(file, "utf8").split("\n").length).toBeLessThan(80);
  });

  test("works out every figure but those that repeat an input", () => {
    const unworked = Object.entries<{ kind: string; explanation?: unknown }>(
      definition.outputs as never,
    )
      .filter(([, { kind, explanation }]) => kind === "figure" && !explanation)
      .map(([name]) => name);
    expect(Object.keys(definition.fields as object)).toEqual(expect.arrayContaining(unworked));
  });

  test("answers its example with figures that can be read", () => {
    expect(example).toBeDefined();
    for (const text of textsOf(example as NonNullable<typeof example>)) {
      expect(text).not.toBe("");
      expect(text).not.toMatch(unreadable);
    }
  });

  test("refuses an empty form with a sentence at every required field", () => {
    const blank = Object.fromEntries(Object.keys(definition.fields).map((name) => [name, ""]));
    const outcome = outcomeOf(id, blank);
    const required = Object.keys(definition.fields).filter((name) => {
      const field = definition.fields[name] as Field;
      if (field.kind === "rows" || field.kind === "randomFactor") return false;
      // A toggle is never empty on the page; in a link it may be.
      return "options" in field ? !("" in field.options) : field.blank === undefined;
    });
    // Empty lists are an answer too.
    if (required.length === 0) return expect(outcome.ok).toBe(true);
    expect(outcome.ok).toBe(false);
    expect(outcome.notice.tone).toBe("destructive");
    if (!outcome.ok) {
      expect(Object.keys(outcome.errors)).toEqual(required);
      for (const error of Object.values(outcome.errors)) expect(error).toMatch(/^[A-Z].+\.$/);
    }
  });

  test("refuses a form that holds words alone", () => {
    // An assistant that sends what cannot be read is answered so: components/calculator/model-context.ts.
    const boxes = Object.keys(initialDraft(definition.fields));
    const words = Object.fromEntries(boxes.map((box) => [box, "unreadable"]));
    expect(outcomeOf(id, words)).toMatchObject({ ok: false, notice: { tone: "destructive" } });
  });

  test("opens from its own link with the same answer", () => {
    const { fields } = definition;
    const fragment = fragmentOf(fields, draftOf(fields, definition.example));
    const linked = draftFromFragment(fields, fragment);
    expect(linked && viewOfDraft(linked.draft)?.headline).toEqual(example?.headline);
  });

  test("names each field in one group, where it has groups", () => {
    const { groups, fields } = definition;
    const specified = Object.keys(fields).filter((name) => !fields[name]?.isOption);
    if (groups) expect(Object.values(groups).flat()).toEqual(specified);
    else
      expect(
        specified.filter((name) => (fields[name] as Field).kind !== "randomFactor").length,
      ).toBeLessThanOrEqual(6);
  });

  test("labels its fields and its figures differently", () => {
    const fields = fieldsOf(definition.fields).map(([, { label }]) => label);
    const figures = Object.values(definition.outputs).map(({ label }) => label);
    expect(new Set(fields).size).toBe(fields.length);
    expect(new Set(figures).size).toBe(figures.length);
  });
});
