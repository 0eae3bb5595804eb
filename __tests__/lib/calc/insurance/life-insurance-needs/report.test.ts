import {
  lifeInsuranceNeeds,
  type LifeInsuranceNeedsInput,
} from "@/lib/calc/insurance/life-insurance-needs/calculation";
import { form } from "@/lib/calc/insurance/life-insurance-needs/form";
import { report } from "@/lib/calc/insurance/life-insurance-needs/report";
import type { Waterfall } from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { viewOf } from "@/lib/calculator/report/view";

const nothing: LifeInsuranceNeedsInput = {
  annualIncome: 0,
  years: 10,
  debts: 0,
  mortgageBalance: 0,
  educationCosts: 0,
  savings: 0,
  existingInsurance: 0,
};
const viewWith = (change: Partial<LifeInsuranceNeedsInput>) => {
  const input = { ...nothing, ...change };
  return viewOf({ ...form, ...report }, input, lifeInsuranceNeeds(input));
};
const chartWith = (change: Partial<LifeInsuranceNeedsInput>) =>
  chartsOf(viewWith(change).charts)[0] as Waterfall | undefined;

test("what the assets are above the needs is shown only where they are", () => {
  const labels = (change: Partial<LifeInsuranceNeedsInput>) =>
    viewWith(change).figures.map(({ label }) => label);
  expect(labels({ debts: 9_000, savings: 12_500 })).toContain("Assets above needs");
  expect(labels({ debts: 9_000, savings: 9_000 })).not.toContain("Assets above needs");
});

test("the needs are stacked up, and the assets taken from them", () => {
  const chart = chartWith({ annualIncome: 75_000, debts: 20_000, savings: 50_000 });
  expect(chart?.title).toBe("Of the $770,000 needed, you have $50,000 and are short $720,000");
  expect(chart?.rows.map(({ label, amount }) => [label, amount])).toEqual([
    ["Income for 10 years", 750_000],
    ["Debts", 20_000],
    ["Total needs", 770_000],
    ["Savings", -50_000],
    ["Insurance needed", 720_000],
  ]);
});

test("where the assets are more, the needs are taken from them", () => {
  const chart = chartWith({ debts: 9_000, savings: 10_000, existingInsurance: 2_500 });
  expect(chart?.title).toBe("Your assets are $3,500 more than the $9,000 needed");
  expect(chart?.rows.map(({ label, amount }) => [label, amount])).toEqual([
    ["Savings", 10_000],
    ["Existing insurance", 2_500],
    ["Total assets", 12_500],
    ["Debts", -9_000],
    ["Left over", 3_500],
  ]);
});

test("one need and no asset is no chart", () => {
  expect(chartWith({ debts: 9_000 })).toBeUndefined();
});
