import { breakEven, type BreakEvenInput } from "@/lib/calc/business-finance/break-even/calculation";
import { form } from "@/lib/calc/business-finance/break-even/form";
import { report } from "@/lib/calc/business-finance/break-even/report";
import type { Lines } from "@/lib/calculator/charts/chart";
import { initialDraft } from "@/lib/calculator/form/draft";
import { run } from "@/lib/calculator/run";

import { expectSame, world } from "../../../calculator/recomputed";

const shop: BreakEvenInput = {
  fixedCosts: 20_000,
  variableCost: 250,
  sellingPrice: 400,
  targetProfit: null,
};

function answered(changes: Partial<BreakEvenInput> = {}) {
  const input = { ...shop, ...changes };
  const result = breakEven(input);
  const [chart] = (report.charts?.(result, input) ?? []) as Lines[];
  return { chart };
}

test("revenue starts at nothing and the costs at the fixed ones, and they meet at the mark", () => {
  const { chart } = answered();
  const [revenue, costs] = chart?.series ?? [];
  expect([revenue?.values[0], costs?.values[0]]).toEqual([0, 20_000]);
  const [mark] = chart?.marks ?? [];
  expect(mark?.y).toBeCloseTo(20_000 + 250 * (mark?.x ?? NaN), 6);
  expect(mark?.y).toBeCloseTo(400 * (mark?.x ?? NaN), 6);
  expect(mark).toMatchObject({ label: "Break-even", detail: "134 units" });
});

test("the units are round, with those that break even among them", () => {
  expect(answered().chart?.x.values).toEqual([0, 50, 100, 134, 150, 200, 250, 300]);
});

test("a target profit beyond is on the axis and marked", () => {
  const { chart } = answered({ targetProfit: 100_000 });
  expect(chart?.x.values).toContain(800);
  expect(chart?.x.values.at(-1)).toBe(1_000);
  expect(chart?.marks.map(({ detail }) => detail)).toEqual(["134 units", "800 units"]);
});

test.each([0, 100])(
  "a target profit of %d that takes no more units is not marked twice",
  (targetProfit) => {
    expect(answered({ targetProfit }).chart?.marks).toHaveLength(1);
  },
);

test("without fixed costs revenue is above the costs from the start, and nothing is marked", () => {
  const { chart } = answered({ fixedCosts: 0 });
  expect(chart?.x.values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(chart?.series[0]?.values.at(-1)).toBe(4_000);
  expect(chart?.series[1]?.values.at(-1)).toBe(2_500);
  expect(chart?.marks).toEqual([]);
  expect(chart?.title).toBe("Without fixed costs, every unit leaves $150.00");
});

test("less than a dollar is not drawn, a million units are", () => {
  expect(answered({ fixedCosts: 1e9 }).chart?.marks[0]?.detail).toBe("6,666,667 units");
  expect(answered({ fixedCosts: 0, variableCost: 0, sellingPrice: 0.05 }).chart).toBeUndefined();
});

test("a price that only covers the variable cost is refused at the price", () => {
  const refusal = report.validate?.({ ...shop, sellingPrice: 250 });
  expect(refusal?.notice.title).toBe("Invalid Pricing");
  expect(refusal?.errors).toEqual({
    sellingPrice: "Enter a price above the variable cost of $250.",
  });
  expect(report.validate?.({ ...shop, sellingPrice: 250.01 })).toBeUndefined();
});

const sales = ({ sold, ...changes }: Partial<BreakEvenInput>) =>
  answered({ fixedCosts: 12_600, variableCost: 18.5, sellingPrice: 47, ...changes, sold });

test("expected sales are marked where there are any", () => {
  expect(sales({}).chart?.marks.map(({ label }) => label)).toEqual(["Break-even"]);
  expect(sales({ sold: 2_000 }).chart?.marks.at(-1)).toMatchObject({
    label: "Expected sales",
    detail: "2,000 units",
    y: 94_000,
  });
});

test.each([600, 400, 0.5, null])("a spreadsheet finds the same of %p units", (sold) => {
  const input = { fixedCosts: 12_600, variableCost: 18.5, sellingPrice: 47, targetProfit: 1, sold };
  expectSame({ ...form, ...report }, input, ["profit", "marginOfSafety", "operatingLeverage"]);
});

test("no units are refused at their box", () => {
  const typed = { fixedCosts: "1", variableCost: "1", sellingPrice: "2", sold: "0" };
  const definition = { ...form, ...report };
  const outcome = run(definition, { ...initialDraft(form.fields), ...typed }, world);
  expect(outcome.errors).toEqual({ sold: "The units you expect to sell must be more than 0." });
});
