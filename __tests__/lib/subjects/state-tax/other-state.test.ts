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
    chartCalled: (wanted: string) =>
      chartsOf(view.charts)
        .filter((chart) => chart.kind === "amounts")
        .find(({ name }) => name === wanted),
  };
}
const besides = "sales and property taxes, which differ by state";

test("another state stands beside one’s own, with its return", () => {
  const { sections, verdict, tables, leftOut, chartCalled } = viewWith({
    state: "WA",
    otherState: "OR",
  });
  const section = sections.find(({ title }) => title === "The same year in Oregon");
  expect(section?.text).toMatch(/^For living and working in the one state\. /);
  expect(section?.text).toMatch(
    / Washington taxes estates above \$[\d,]+\. Oregon taxes estates above \$1,000,000\.$/,
  );
  expect(section?.figures.map(({ label, side }) => [label, side?.words])).toEqual([
    ["State taxes there", undefined],
    ["What you’d save there a year", "You pay more"],
  ]);
  expect(verdict).toMatch(/ In Oregon you’d pay \$7,136: \$5,997 a year more\.$/);
  expect(tables.otherStateLines?.rows).toHaveLength(4);
  // The fourth is not reached.
  expect(tables.otherStateBrackets?.rows).toHaveLength(3);
  expect(leftOut).toContain(besides);
  expect(tables.bothStates?.rows.map(({ name }) => name)).toEqual(["Washington", "Oregon"]);
  const chart = chartCalled("both-states");
  expect(chart?.title).toBe("Oregon takes $5,997 a year more than Washington");
  expect(chart?.rows.map(({ label, amount, isMarked }) => [label, amount, isMarked])).toEqual([
    ["Washington", expect.closeTo(1139, 0), true],
    ["Oregon", expect.closeTo(7136, 0), false],
  ]);
  expect(chartCalled("every-state")).toBeUndefined();
});

test("what is saved is the one whole-dollar sum less the other, and states may take the same", () => {
  const { sections, verdict, result } = viewWith({
    grossIncome: 120_000,
    state: "OR",
    otherState: "WA",
  });
  const own = Math.round(result.stateAndLocalTaxes ?? 0);
  const there = Math.round(result.otherStateTaxes ?? 0);
  expect([own, there, result.otherStateSaving]).toEqual([10_038, 1_486, 8_552]);
  expect(verdict).toMatch(/: \$8,552 a year less\.$/);
  const section = sections.find(({ title }) => title === "The same year in Washington");
  expect(section?.figures.at(-1)?.side?.words).toBe("You save");
  const same = viewWith({ state: "DC", otherState: "DC" });
  expect(same.chartCalled("both-states")?.title).toBe(
    "The District of Columbia and the District of Columbia take the same",
  );
});

test("without a state of one’s own nothing is compared, and a remark asks for it", () => {
  const { sections, tables, remarks, leftOut } = viewWith({ otherState: "OR" });
  expect(sections.map(({ title }) => title).join()).not.toMatch(/The same year/);
  expect(tables.otherStateLines).toBeUndefined();
  expect(remarks).toEqual(["Choose your own state too, to compare it with another."]);
  expect(leftOut).not.toContain(besides);
});

test("all states are drawn in the order of the table, the chosen ones marked", () => {
  const { chartCalled, tables, leftOut, result } = viewWith({
    state: "or",
    otherState: "TX",
    allStates: "compare",
  });
  const chart = chartCalled("every-state");
  const rows = tables.everyState?.rows ?? [];
  expect(rows).toHaveLength(51);
  const drawn = chart?.rows.map(({ label, amount }) => [label, amount]) ?? [];
  // Texas is one of the chosen; the others that take nothing share a row.
  expect(drawn.slice(0, 2)).toEqual([
    ["Florida, Nevada, New Hampshire, South Dakota, Tennessee, and Wyoming", 0],
    ["Texas", 0],
  ]);
  expect(drawn.slice(2)).toEqual(rows.slice(7).map(({ name, total }) => [name, total]));
  expect(chart?.rows.flatMap(({ label, isMarked }) => (isMarked ? [label] : []))).toEqual([
    "Texas",
    "Oregon",
  ]);
  const own = rows.find(({ name }) => name === "Oregon");
  expect(own?.total).toBe(result.stateAndLocalTaxes);
  expect(chart?.title).toBe("Oregon takes $7,136: no state takes more");
  expect(leftOut).toContain(besides);
});

test("the District of Columbia is found among them, in its place", () => {
  const { chartCalled, tables, sections } = viewWith({ state: "DC", allStates: "compare" });
  const chart = chartCalled("every-state");
  const place = tables.everyState?.rows.findIndex(({ name }) => name === "District of Columbia");
  expect(place).toBeGreaterThan(7);
  expect(chart?.rows.find(({ isMarked }) => isMarked)?.label).toBe("District of Columbia");
  expect(chart?.title).toMatch(new RegExp(`: ${place} take less and ${50 - Number(place)} more$`));
  expect(sections.map(({ title }) => title).join()).not.toMatch(/The same year/);
  expect(chart?.title).toMatch(/^The District of Columbia takes \$/);
});

test("without a state of one’s own the title has the most and how many take nothing", () => {
  const { chartCalled, tables } = viewWith({ allStates: "compare" });
  expect(chartCalled("every-state")?.title).toBe("From nothing in 7 states to $7,136 in Oregon");
  expect(tables.everyState?.columns.map(({ label }) => label)).toEqual([
    "State",
    "Together",
    "Income tax",
    "Payroll",
    "Law of",
  ]);
  const { show } = tables.everyState?.columns.at(-1) ?? {};
  expect(show?.(2026)).toBe("2026");
});

test("of no income no state takes anything", () => {
  const { chartCalled } = viewWith({ grossIncome: 0, allStates: "compare" });
  expect(chartCalled("every-state")?.title).toBe("No state takes anything of this income");
});
