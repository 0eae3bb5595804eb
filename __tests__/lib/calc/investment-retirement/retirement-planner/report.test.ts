import {
  retirementPlanner,
  type RetirementPlannerInput,
} from "@/lib/calc/investment-retirement/retirement-planner/calculation";
import { form } from "@/lib/calc/investment-retirement/retirement-planner/form";
import { report } from "@/lib/calc/investment-retirement/retirement-planner/report";
import type { Chart } from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { readField } from "@/lib/calculator/form/read-field";

function planned(changes: Partial<RetirementPlannerInput>) {
  const input = { ...report.example, ...changes };
  const result = retirementPlanner(input, { today: { year: 2026 } });
  const charts = chartsOf(report.charts?.(result, input) ?? []);
  const chart = <Kind extends Chart["kind"]>(name: string, kind: Kind) =>
    charts.find(
      (one): one is Extract<Chart, { kind: Kind }> => one.name === name && one.kind === kind,
    );
  return { input, result, charts, chart };
}

test("the path starts at the present savings and ends at the estimate, beside the nest egg", () => {
  const { result, chart } = planned({});
  const [needed, saved] = chart("path", "lines")?.series.map(({ values }) => values) ?? [];
  expect(saved?.[0]).toBe(85_000);
  expect(saved?.at(-1)).toBe(result.estimatedSavings);
  expect(needed?.[0]).toBe(1_250_000);
  expect(needed?.at(-1)).toBeCloseTo(result.requiredNestEgg, 6);
});

test("the first picture is the plan: what pays for each year adds up to what is spent", () => {
  const { charts, chart, input } = planned({});
  expect(charts[0]?.name).toBe("plan");
  const { x, series = [] } = chart("plan", "area") ?? {};
  expect(x?.values.slice(0, 2)).toEqual([65, 66]);
  expect(x?.values.at(-1)).toBe(95);
  expect(series.map(({ label }) => label)).toEqual([
    "Social Security",
    "Savings as a bridge",
    "Your savings",
    "Missing",
  ]);
  for (const place of x?.values.keys() ?? []) {
    const sum = series.reduce((all, { values }) => all + (values[place] ?? NaN), 0);
    expect(sum).toBeCloseTo(input.desiredAnnualIncome, 6);
  }
  const at = (label: string, age: number) =>
    series.find((one) => one.label === label)?.values[age - 65];
  expect([at("Savings as a bridge", 66), at("Savings as a bridge", 67)]).toEqual([50_000, 0]);
  expect([at("Social Security", 66), at("Social Security", 67)]).toEqual([0, 24_000]);
  expect([at("Missing", 90), at("Missing", 94)]).toEqual([0, 26_000]);
});

test("every period of history is behind the visitor’s steady path", () => {
  const { chart, result } = planned({});
  const { series = [], ground, x } = chart("history", "lines") ?? {};
  expect(ground?.paths).toHaveLength(result.historicalPeriods ?? NaN);
  expect(x?.values).toHaveLength(31);
  expect(series[0]?.values[0]).toBe(result.todaysSavings);
  expect(series[0]?.values[1]).toBe(result.planYears[0]?.left);
  expect(series[1]?.values.at(-1)).toBe(0);
});

test("there is no picture of a plan that spends nothing", () => {
  expect(planned({ desiredAnnualIncome: 0 }).charts.map(({ name }) => name)).toEqual(["claims"]);
});

test.each<[Partial<RetirementPlannerInput>, object]>([
  [{ workFrom: 65 }, {}],
  [{ planTo: 65 }, { planTo: "You retire at 65: enter a later age. Until then, we plan to 120." }],
  [
    { workFrom: 65, yearlyEarnings: 50_000 },
    { workFrom: "You retire at 65: enter the earlier age at which you began to work." },
  ],
  [
    {
      otherIncome: [
        { name: "", monthly: 0, fromAge: 0, toAge: 0, rises: "rising" },
        { name: "Rent", monthly: 900, fromAge: 70, toAge: 70, rises: "rising" },
      ],
    },
    {
      "otherIncome.1.toAge":
        "This income begins at 70 and ends before that, so nothing of it is counted. Enter a later age, or none.",
    },
  ],
])("%j is answered, and the box says %j", (changes, errors) => {
  const { input, result } = planned(changes);
  expect(report.errors?.(result, input)).toEqual(errors);
});

test.each(["61", "71"])("a claim at %s is refused", (claimAge) => {
  expect(readField("claimAge", form.fields.claimAge, { claimAge }).errors?.claimAge).toMatch(
    /^The claim age /,
  );
});

test("savings without stocks are told what bonds did", () => {
  const { input, result } = planned({ stocks: 0 });
  expect(report.remarks?.(result, input).map(({ text }) => text)).toEqual([
    expect.stringContaining("lost more than half of what they buy from 1941 to 1981"),
  ]);
  expect(report.remarks?.(planned({}).result, planned({}).input)).toEqual([]);
});

test("HZ56: no nest egg pays an income that is never drawn, so a rate of 0 is refused", () => {
  expect(readField("withdrawalRate", form.fields.withdrawalRate, { withdrawalRate: "0" })).toEqual({
    errors: { withdrawalRate: "The withdrawal rate must be more than 0%." },
  });
});
