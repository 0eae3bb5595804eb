import {
  savingsGoal,
  type SavingsGoalInput,
} from "@/lib/calc/personal-finance/savings-goal/calculation";
import { report } from "@/lib/calc/personal-finance/savings-goal/report";
import type { Lines } from "@/lib/calculator/charts/chart";

const world = { today: { year: 2026, month: 11, day: 21 } };
const goal = { targetAmount: 18_000, currentSavings: 3_500, monthlyContribution: 450 };

const chartOf = (input: SavingsGoalInput) =>
  report.charts?.(savingsGoal(input, world), input)[0] as Lines | undefined;

test("savings are drawn by year from today to the target", () => {
  const chart = chartOf(goal);
  expect(chart?.title).toBe("At $450 a month you reach $18,000 in 2 years and 9 months");
  expect(chart?.x.values).toEqual([0, 1, 2, 33 / 12]);
  expect(chart?.series[0]?.values).toEqual([3_500, 8_900, 14_300, 18_000]);
  expect(chart?.marks[0]).toMatchObject({ x: 33 / 12, y: 18_000 });
});

test("up to two years they are drawn by month, with the cents of the contribution", () => {
  const chart = chartOf({ ...goal, currentSavings: 17_000, monthlyContribution: 433.33 });
  expect(chart?.title).toBe("At $433.33 a month you reach $18,000 in 3 months");
  expect(chart?.x.values).toEqual([0, 1, 2, 3]);
});

test("as many points as can be read, however far the goal is", () => {
  const chart = chartOf({ targetAmount: 1e12, currentSavings: 0, monthlyContribution: 0.01 });
  expect(chart?.x.values.length).toBeLessThan(64);
  expect(chart?.series[0]?.values.at(-1)).toBe(1e12);
});

test("nothing is drawn of a goal that is reached or one contribution away, nor of less than a dollar", () => {
  expect(
    chartOf({ targetAmount: 0.5, currentSavings: 0, monthlyContribution: 0.1 }),
  ).toBeUndefined();
  expect(chartOf({ ...goal, currentSavings: 18_000 })).toBeUndefined();
  expect(chartOf({ ...goal, currentSavings: 17_900 })).toBeUndefined();
});

test("the notice says that a goal is reached", () => {
  const input = { ...goal, currentSavings: 18_000 };
  const result = savingsGoal(input, world);
  expect(report.toast(result, input)).toMatchObject({
    title: "Goal Reached!",
    text: "You have already saved enough.",
  });
});
