import "@/lib/tax-law/states/keep-every-state";

import type { CapitalGainsInput } from "@/lib/calc/investment-retirement/capital-gains/calculation";
import { form } from "@/lib/calc/investment-retirement/capital-gains/form";
import { report } from "@/lib/calc/investment-retirement/capital-gains/report";
import { readingOf, viewOf } from "@/lib/calculator/report/view";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

const definition = { ...form, ...report };
const viewOfSale = (options: Partial<CapitalGainsInput>, year = 2026) => {
  const input = { ...report.example, lawYear: "2026" as const, ...options };
  return viewOf(
    definition,
    input,
    definition.calculate(input, { today: { year, month: 11, day: 27 } }),
  );
};
const gain = (amount: number) => ({ purchasePrice: 100_000, salePrice: 100_000 + amount });

test("the specified answer stands alone where no option is used", () => {
  const view = viewOfSale({}, 2030);
  expect(view.headline.name).toBe("profit");
  expect(view.beside).toBeUndefined();
  expect(view.sections).toEqual([]);
  expect(view.remarks).toEqual([]);
  expect(view.tables).toEqual([]);
  expect(view.figures.map(({ name }) => name)).toEqual(["gain", "tax", "proceeds", "totalReturn"]);
});

test("the tax under the law comes first where the other income is known", () => {
  const view = viewOfSale({ ...gain(40_000), otherIncome: 60_000 });
  expect(view.headline.name).toBe("saleTax");
  expect(readingOf(view.headline)).toBe("$5,167.50");
  expect(view.beside?.titles).toEqual(["Under 2026 law", "At the 15% you entered"]);
  expect(view.beside?.figure.name).toBe("profit");
  expect(view.sections[0]?.text).toMatch(/^Federal tax\. /);
  expect(view.sections[0]?.source).toMatch(/^Based on Rev\. Proc\. 2025-32, /);
  expect(view.figures).toEqual([]);
  expect(view.sections[1]?.title).toBe("At the 15% you entered");
  expect(view.charts.map(({ kind }) => kind)).toEqual(["waterfall", "amounts"]);
  expect(view.charts[1]).toMatchObject({
    title: "Taxed at 15% under 2026 law: $34,450 of the $40,000 gain",
  });
});

test("what is kept is not said before a state has taken its part of it", () => {
  const verdictIn = (state?: string) =>
    viewOfSale({ ...gain(40_000), otherIncome: 60_000, state }).verdict;
  for (const state of [undefined, "FL"])
    expect(verdictIn(state)).toContain(" and keep $34,832.50.");
  expect(verdictIn("CA")).toContain(" gain. California takes another $");
});

test("without the other income the specified answer leads, and a remark says what is missing", () => {
  const view = viewOfSale({ ...gain(40_000), sellingCosts: 1_000 });
  expect(view.headline.name).toBe("profit");
  expect(view.remarks[0]?.text).toMatch(/enter your other income/);
  expect(view.sections[0]?.figures.map(({ name }) => name)).toEqual([
    "law.gain",
    "law.taxableGain",
  ]);
});

test("a calendar that is past the law is said where the law is shown, and only there", () => {
  const names = (options: Partial<CapitalGainsInput>) =>
    viewOfSale(options, 2028).sections.flatMap(({ figures }) => figures.map(({ name }) => name));
  expect(names({ otherIncome: 60_000 })).toContain("law.yearsBehind");
  expect(viewOfSale({}, 2028).figures.map(({ name }) => name)).not.toContain("law.yearsBehind");
});

test.each([
  [
    { sellingCosts: "30000" },
    "sellingCosts",
    "Enter selling costs of no more than the sale price of $27,900.00.",
  ],
  [
    { homeSale: "yes", heldOver: "shortTerm" },
    "homeSale",
    "You can’t have lived there for two years if you held it for a year or less. Choose “No” here, or “More than a year” above.",
  ],
  [{ lossCarriedOver: "-1" }, "lossCarriedOver", expect.stringMatching(/loss carried over/i)],
  [{ otherIncome: "-1" }, "otherIncome", expect.stringMatching(/other income/i)],
  [{ sellingCosts: "x" }, "sellingCosts", expect.stringMatching(/selling costs/i)],
])("%o is refused at %s", (typed, box, text) => {
  const draft = { ...draftOf(form.fields, report.example), ...typed };
  const outcome = run(definition, draft, { today: { year: 2026, month: 11, day: 26 } });
  expect(outcome.ok).toBe(false);
  expect(outcome.errors).toEqual({ [box]: text });
});
