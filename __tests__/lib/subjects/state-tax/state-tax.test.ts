import "@/lib/tax-law/states/keep-every-state";

import type { IncomeTaxInput } from "@/lib/calc/tax/income-tax/calculation";
import { form } from "@/lib/calc/tax/income-tax/form";
import { report } from "@/lib/calc/tax/income-tax/report";
import { readingOf, viewOf } from "@/lib/calculator/report/view";

const definition = { ...form, ...report };
const today = { year: 2026, month: 11, day: 28 };

function viewWith(change: Partial<IncomeTaxInput>) {
  const input = { ...report.example, ...change };
  const view = viewOf(definition, input, definition.calculate(input, { today }));
  return {
    ...view,
    section: view.sections.find(({ title }) => title.startsWith("State income tax")),
    remarks: view.remarks.map(({ text }) => text),
    leftOut: view.notCounted.map(({ words }) => words),
    tables: Object.fromEntries(view.tables.map((table) => [table.name, table])),
  };
}
const labelsIn = (change: Partial<IncomeTaxInput>) =>
  viewWith(change).section?.figures.map(({ label }) => label);

test("without a state, or with one that is none, no section and no table is of a state", () => {
  for (const state of ["", "PR", "XX"]) {
    const { section, tables, verdict } = viewWith({ state, localRate: 1 });
    expect([section, tables.stateLines, tables.stateBrackets]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(verdict).not.toMatch(/ takes /);
  }
  expect(viewWith({ state: "PR", localRate: 1 }).remarks).toEqual([
    "Taxes of Puerto Rico aren’t included, and less federal income tax may be due there.",
    "Choose your state: a city or county tax is counted with it.",
  ]);
});

test("the section says whose law of which year it is, what it leaves out, and where it was read", () => {
  const { section, verdict } = viewWith({ state: "DC" });
  expect(section?.title).toBe("State income tax under 2025 law");
  expect(section?.text).toMatch(
    /^The District of Columbia, for a whole year there\. This is 2025 law: we don’t have all of the state’s own numbers for 2026 yet\. Not modeled: .+\.$/,
  );
  expect(section?.source).toMatch(
    /^Based on 2025 D-40 booklet, .*, last checked on November 28, 2026\.$/,
  );
  expect(verdict).toMatch(
    / The District of Columbia takes \$\d,\d{3} a year under its 2025 law\.$/,
  );
});

test.each<[Partial<IncomeTaxInput>, number, RegExp]>([
  // The newest law that is known, one that was chosen, and the oldest before all that are known.
  [{ state: "OH" }, 2026, /^Ohio, for a whole year there\. Not modeled: /],
  [{ state: "OH", lawYear: "2025" }, 2025, /^Ohio, for a whole year there\. Not modeled: /],
  [{ state: "OR", lawYear: "2024" }, 2025, /^Oregon, for a whole year there\. This is 2025 law: /],
  [{ state: "TX" }, 2026, /^Texas, for a whole year there\.( Not modeled: .*)?$/],
])("%j: it is the law of %d", (change, year, text) => {
  const { section } = viewWith(change);
  expect(section?.title).toBe(`State income tax under ${year} law`);
  expect(section?.text).toMatch(text);
});

test("contributions, a city’s tax and all of them together are shown where there are any", () => {
  expect(labelsIn({ state: "GA" })).toEqual(["State income tax", "State taxable income"]);
  expect(labelsIn({ state: "OR", localRate: 1 })).toEqual([
    "State income tax",
    "Payroll contributions to the state",
    "City or county income tax",
    "State and local taxes in all",
    "State taxable income",
  ]);
  expect(labelsIn({ state: "MD", localRate: 3 })).toContain("City or county income tax");
  expect(labelsIn({ state: "MD", localRate: 3 })).not.toContain(
    "Payroll contributions to the state",
  );
});

test("a city’s tax that nothing was typed for is named as left out, with its rates", () => {
  const county = "county income tax, 2.25% to 3.3%";
  expect(viewWith({ state: "MD", localRate: 0 }).leftOut).toContain(county);
  expect(viewWith({ state: "MD", localRate: 3 }).leftOut).not.toContain(county);
  expect(viewWith({ state: "GA", localRate: 0 }).leftOut.join()).not.toMatch(/income tax/);
});

test("a line of the return has a dash for what it says nothing of, a bracket what it takes", () => {
  const { stateLines, stateBrackets, contributionRows } = viewWith({ state: "OR" }).tables;
  const shown = stateLines?.columns.map(({ name, show }) =>
    stateLines.rows.map((row) => show(row[name] as never)),
  );
  expect(shown).toEqual([
    ["Federal adjusted gross income", "Federal tax", "Standard deduction", "Exemption credit"],
    ["$92,000.00", "-$8,500.00", "-$2,835.00", "–"],
    ["–", "–", "–", "-$256.00"],
  ]);
  expect(stateLines?.totals).toEqual({ income: 80_665 });
  // The bracket that is not reached is left out.
  expect(stateBrackets?.rows.map(({ rate }) => rate)).toEqual([4.75, 6.75, 8.75]);
  expect(stateBrackets?.totals.taxed).toBeCloseTo(80_665, 8);
  expect(stateBrackets?.totals.tax).toBeCloseTo(209 + 452.25 + 0.0875 * (80_665 - 11_100), 8);
  expect(contributionRows?.rows.map(({ name }) => name)).toEqual([
    "Statewide transit tax",
    "Paid Leave Oregon",
  ]);
  const contributed = contributionRows?.rows.map(({ amount }) => Number(amount)) ?? [];
  expect(contributionRows?.totals.amount).toBeCloseTo(
    contributed.reduce((sum, one) => sum + one),
    8,
  );
});

test("a rate that does not go with the state is said, and the rest is answered", () => {
  const { remarks, section } = viewWith({ state: "TX", localRate: 2 });
  expect(remarks).toEqual([
    "No city or county in Texas taxes income, as far as we know. The rate you typed isn’t counted.",
  ]);
  expect(section?.figures.map((figure) => [figure.label, readingOf(figure)])).toEqual([
    ["State income tax", "$0"],
    ["State taxable income", "$0"],
  ]);
});
