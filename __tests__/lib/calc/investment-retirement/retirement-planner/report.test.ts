import {
  retirementPlanner,
  type RetirementPlannerInput,
} from "@/lib/calc/investment-retirement/retirement-planner/calculation";
import { form } from "@/lib/calc/investment-retirement/retirement-planner/form";
import { report } from "@/lib/calc/investment-retirement/retirement-planner/report";
import type { Lines } from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { readField } from "@/lib/calculator/form/read-field";

function planned(changes: Partial<RetirementPlannerInput>) {
  const input = { ...report.example, ...changes };
  const result = retirementPlanner(input);
  const charts = chartsOf(report.charts?.(result, input) ?? []) as Lines[];
  const values = (name: string, series: number) =>
    charts.find((chart) => chart.name === name)?.series[series]?.values ?? [];
  return { input, result, charts, values };
}

test("the path starts at the present savings and ends at the estimate, beside the nest egg", () => {
  const { result, values } = planned({});
  expect(values("path", 1)[0]).toBe(85_000);
  expect(values("path", 1).at(-1)).toBe(result.estimatedSavings);
  expect(values("path", 0)[0]).toBe(650_000);
  expect(values("path", 0).at(-1)).toBeCloseTo(result.requiredNestEgg, 6);
});

test("in retirement the savings go from their value today to less than a month’s income", () => {
  const { input, result, charts, values } = planned({});
  expect(values("retirement", 0)[0]).toBeCloseTo(result.todaysSavings, 6);
  expect(values("retirement", 0).at(-1)).toBeLessThan(input.desiredAnnualIncome / 12);
  expect(charts.map(({ x }) => x.values.at(-1))).toEqual([67, 67 + 421 / 12]);
});

test("savings that never run out are drawn for 40 years, very long ones for 60", () => {
  const endless = planned({ investmentReturn: 12 });
  expect(endless.charts[1]?.x.values.at(-1)).toBe(107);
  const long = planned({ investmentReturn: 3, desiredAnnualIncome: 4_000 });
  expect(long.result.yearsCovered).toBe(75);
  expect(long.charts[1]?.x.values.at(-1)).toBe(127);
  expect(long.charts[1]?.title).toMatch(/ left at 127$/);
});

test("there is no chart without savings or without an income", () => {
  expect(planned({ currentSavings: 0, monthlyContribution: 0 }).charts).toEqual([]);
  expect(planned({ desiredAnnualIncome: 0 }).charts).toEqual([]);
});

test("HZ56: no nest egg pays an income that is never drawn, so a rate of 0 is refused", () => {
  expect(readField("withdrawalRate", form.fields.withdrawalRate, { withdrawalRate: "0" })).toEqual({
    errors: { withdrawalRate: "The withdrawal rate must be more than 0%." },
  });
});
