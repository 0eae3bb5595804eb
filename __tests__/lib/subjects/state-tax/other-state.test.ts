import "@/lib/tax-law/states/keep-every-state";

import { incomeTax, type IncomeTaxInput } from "@/lib/calc/tax/income-tax/calculation";
import { form } from "@/lib/calc/tax/income-tax/form";
import { report } from "@/lib/calc/tax/income-tax/report";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { viewOf } from "@/lib/calculator/report/view";

const definition = { ...form, ...report };
const today = { year: 2026, month: 11, day: 28 };

function viewWith(change: Partial<IncomeTaxInput>) {
  const input = { ...report.example, ...change };
  const result = incomeTax(input, { today });
  const view = viewOf(definition, input, result);
  return {
    ...view,
    result,
    remarks: view.remarks.map(({ text }) => text),
    leftOut: view.notCounted.map(({ words }) => words),
    tables: Object.fromEntries(view.tables.map((table) => [table.name, table])),
    chart: chartsOf(view.charts)
      .filter((chart) => chart.kind === "amounts")
      .find(({ name }) => name === "every-state"),
  };
}
const besides = "sales and property taxes, which differ by state";

test("another state stands beside one’s own, with its return", () => {
  const { sections, verdict, tables, leftOut, chart } = viewWith({
    state: "WA",
    otherState: "OR",
  });
  const section = sections.find(({ title }) => title === "The same year in Oregon");
  expect(section?.text).toMatch(/^For living and working in the one state\. /);
  expect(section?.figures.map(({ label, side }) => [label, side?.words])).toEqual([
    ["State taxes there", undefined],
    ["Income tax there", undefined],
    ["Payroll contributions there", undefined],
    ["What you’d save there a year", "More there"],
  ]);
  expect(verdict).toMatch(/ In Oregon you’d pay \$7,136: \$5,997 a year more\.$/);
  expect(tables.otherStateLines?.rows).toHaveLength(4);
  expect(tables.otherStateBrackets?.rows).toHaveLength(4);
  expect(leftOut).toContain(besides);
  expect(chart).toBeUndefined();
});

test("without contributions there, the income tax is not said twice", () => {
  const { sections } = viewWith({ state: "OR", otherState: "GA" });
  const section = sections.find(({ title }) => title === "The same year in Georgia");
  expect(section?.figures.map(({ label }) => label)).toEqual([
    "State taxes there",
    "What you’d save there a year",
  ]);
});

test("without a state of one’s own nothing is compared, and a remark asks for it", () => {
  const { sections, tables, remarks, leftOut } = viewWith({ otherState: "OR" });
  expect(sections.map(({ title }) => title).join()).not.toMatch(/The same year/);
  expect(tables.otherStateLines).toBeUndefined();
  expect(remarks).toEqual(["Choose your own state too, to compare it with another."]);
  expect(leftOut).not.toContain(besides);
});

test("all states are drawn in the order of the table, one’s own marked", () => {
  const { chart, tables, leftOut, verdict, result } = viewWith({
    state: "or",
    allStates: "compare",
  });
  const rows = tables.everyState?.rows ?? [];
  expect(rows).toHaveLength(51);
  expect(chart?.rows.map(({ label, amount }) => [label, amount])).toEqual(
    rows.map(({ name, total }) => [name, total]),
  );
  expect(chart?.rows.flatMap(({ label, isMarked }) => (isMarked ? [label] : []))).toEqual([
    "Oregon",
  ]);
  const own = rows.find(({ name }) => name === "Oregon");
  expect(own?.total).toBe(result.stateAndLocalTaxes);
  expect(chart?.title).toBe("Oregon takes $7,136: 50 others take less and 0 more");
  expect(leftOut).toContain(besides);
  expect(verdict).not.toMatch(/you’d pay/);
});

test("the District of Columbia is found among them, in its place", () => {
  const { chart } = viewWith({ state: "DC", allStates: "compare" });
  const place = chart?.rows.findIndex(({ isMarked }) => isMarked) ?? NaN;
  expect(chart?.rows[place]?.label).toBe("District of Columbia");
  expect(chart?.title).toMatch(new RegExp(`: ${place} others take less and ${50 - place} more$`));
  expect(chart?.title).toMatch(/^The District of Columbia takes \$/);
});

test("without a state of one’s own the title has the most and how many take nothing", () => {
  const { chart, tables } = viewWith({ allStates: "compare" });
  expect(chart?.title).toBe("From nothing in 7 states to $7,136 in Oregon");
  expect(tables.everyState?.columns.map(({ label }) => label)).toEqual([
    "State",
    "Income tax",
    "Contributions",
    "Both",
    "Law of",
  ]);
  const { show } = tables.everyState?.columns.at(-1) ?? {};
  expect(show?.(2026)).toBe("2026");
});

test("of no income no state takes anything", () => {
  const { chart } = viewWith({ grossIncome: 0, allStates: "compare" });
  expect(chart?.title).toBe("No state takes anything of this income");
});
