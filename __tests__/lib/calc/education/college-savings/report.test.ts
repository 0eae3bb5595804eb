import {
  collegeSavings,
  type CollegeSavingsInput,
} from "@/lib/calc/education/college-savings/calculation";
import { form } from "@/lib/calc/education/college-savings/form";
import { report } from "@/lib/calc/education/college-savings/report";
import type { Lines } from "@/lib/calculator/charts/chart";
import { initialDraft } from "@/lib/calculator/form/draft";
import { run } from "@/lib/calculator/run";

const world = { today: { year: 2026, month: 11, day: 21 } };
const plan: CollegeSavingsInput = {
  childAge: 5,
  collegeAge: 18,
  currentSavings: 10_000,
  annualCost: 25_000,
  costInflation: 5,
  annualReturn: 7,
  monthlyContribution: null,
};

const general =
  "Please enter valid positive numbers. College age must be greater than current age.";

/** What comes of the specified defaults, a child of 5 and $25,000 a year, with these changes. */
const typed = (change: Record<string, string>) =>
  run(
    { ...form, ...report },
    { ...initialDraft(form.fields), childAge: "5", annualCost: "25000", ...change },
    world,
  );
const chartOf = (change: Partial<CollegeSavingsInput>) => {
  const input = { ...plan, ...change };
  return report.charts?.(collegeSavings(input), input)[0] as Lines | undefined;
};

test.each([
  [
    "a negative contribution alone",
    { monthlyContribution: "-1" },
    "Monthly contribution cannot be negative.",
  ],
  [
    "a negative contribution beside another fault",
    { monthlyContribution: "-1", annualCost: "0" },
    general,
  ],
  ["a cost of nothing", { annualCost: "0" }, general],
  ["a child who is as old as that already", { collegeAge: "5" }, general],
])("%s is refused in its own words", (_, change, text) => {
  const outcome = typed(change);
  expect(outcome.ok).toBe(false);
  expect(outcome.notice).toEqual({ title: "Invalid Input", text, tone: "destructive" });
  if (!outcome.ok)
    expect(new Set(Object.keys(outcome.errors))).toEqual(new Set(Object.keys(change)));
});

test("words in the contribution count as blank, and the box says so", () => {
  const outcome = typed({ monthlyContribution: "as much as I can" });
  if (!outcome.ok) throw new Error(outcome.notice.text);
  expect(outcome.calculation.result.requiredMonthlySavings).toBeGreaterThan(0);
  expect(outcome.errors?.monthlyContribution).toContain("counts as blank");
});

test("the savings are drawn to the day college starts, under what it costs", () => {
  const chart = chartOf({ monthlyContribution: 300 }) as Lines;
  expect(chart.title).toBe(
    "At 18, your savings are $102,408 short of the $203,185 cost of four years",
  );
  expect(chart.x.values).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  const [cost, savings] = chart.series.map(({ values }) => values);
  expect(new Set(cost)).toEqual(new Set([collegeSavings(plan).totalFutureCost]));
  expect(savings?.[0]).toBe(10_000);
  expect(savings?.at(-1)).toBeCloseTo(100_776.8659, 3);
  expect(chart.marks).toMatchObject([{ x: 18, detail: "$100,777 saved" }]);
});

test.each([
  [{}, "At 18, your savings reach the $203,185 cost of four years"],
  [
    { currentSavings: 100_000 },
    "At 18, your savings are $44,592 above the $203,185 cost of four years",
  ],
  [{ collegeAge: 18.5 }, "At 18.5, your savings reach the $208,202 cost of four years"],
])("%j: the title of the chart says where they stand", (change, title) => {
  expect(chartOf(change)?.title).toBe(title);
});

test("nothing is drawn of less than a dollar", () => {
  expect(chartOf({ annualCost: 0.01 })).toBeUndefined();
});
