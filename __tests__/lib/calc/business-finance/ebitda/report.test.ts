import { ebitda, type EbitdaInput } from "@/lib/calc/business-finance/ebitda/calculation";
import { form } from "@/lib/calc/business-finance/ebitda/form";
import { report } from "@/lib/calc/business-finance/ebitda/report";
import type { DeclaredWaterfall } from "@/lib/calculator/charts/waterfall-chart";
import { initialDraft } from "@/lib/calculator/form/draft";
import { viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { fragmentOf } from "@/lib/calculator/share/draft-to-link";

import { expectSame, world } from "../../../calculator/recomputed";

const definition = { ...form, ...report };
const addBacks = [
  { description: "Pay", amount: 35_000 },
  { description: "Rent", amount: -9_000 },
];

function answered(changes: Partial<EbitdaInput>) {
  const input = { ...report.example, ...changes };
  const result = ebitda(input);
  return { ...viewOf(definition, input, result), errors: report.errors?.(result, input) };
}

test("without add-backs and a multiple nothing more is said", () => {
  const { sections, charts, errors } = answered({});
  expect(sections).toEqual([]);
  expect((charts[0] as DeclaredWaterfall).steps.at(-1)).toEqual(["EBITDA"]);
  expect(errors).toEqual({});
});

test("with both, what it is worth leads its section, and the bridge goes on", () => {
  const { sections, charts } = answered({ addBacks, multiple: 3.5 });
  const [section] = sections;
  expect(section?.figures.map(({ label, parts }) => [label, parts[0]?.text])).toEqual([
    ["Enterprise value", "$431,200"],
    ["Adjusted EBITDA", "$123,200"],
    ["Adjusted EBITDA margin", "19.25%"],
  ]);
  expect((charts[0] as DeclaredWaterfall).steps.slice(-2)).toEqual([
    ["Add-backs", 26_000],
    ["Adjusted EBITDA"],
  ]);
});

test("a multiple of nothing is explained at its box", () => {
  expect(answered({ netIncome: -90_000, multiple: 3 }).errors).toEqual({
    multiple:
      "A multiple needs earnings above $0. With -$40,800.00, value the business by what it owns.",
  });
});

test.each([
  { addBacks, multiple: 3.5 },
  { addBacks: [{ description: "", amount: 0 }], multiple: 2 },
  { netIncome: -90_000, addBacks, multiple: 3 },
])("a spreadsheet finds the same of %j", (changes) => {
  expectSame(definition, { ...report.example, ...changes }, [
    "adjustedEbitda",
    "adjustedMargin",
    "enterpriseValue",
  ]);
});

const typed = {
  ...initialDraft(form.fields),
  netIncome: "1",
  interest: "1",
  taxes: "1",
  depreciation: "1",
  amortization: "1",
};

test("what is no amount, or no multiple, is said at its box", () => {
  const outcome = run(definition, { ...typed, "addBacks.0.amount": "abc", multiple: "0" }, world);
  expect(outcome.errors).toEqual({
    "addBacks.0.amount":
      "Enter the add-back 1 amount as a number, such as 1,250.50. We can’t read “abc”.",
    multiple: "The EBITDA multiple must be more than 0.",
  });
});

test("a link has add-backs only where there are some", () => {
  expect(fragmentOf(form.fields, typed)).not.toContain("addBacks");
  expect(fragmentOf(form.fields, { ...typed, "addBacks.0.amount": "-5" })).toContain(
    "addBacks.0.amount=-5",
  );
});

test("10,000 add-backs are added up", () => {
  const many = Array<(typeof addBacks)[number]>(10_000).fill({ description: "", amount: 0.1 });
  expect(ebitda({ ...report.example, addBacks: many }).adjustedEbitda).toBe(98_200);
});
