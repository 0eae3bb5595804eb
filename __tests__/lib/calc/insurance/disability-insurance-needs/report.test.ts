import {
  disabilityInsuranceNeeds,
  type DisabilityInsuranceNeedsInput,
} from "@/lib/calc/insurance/disability-insurance-needs/calculation";
import { form } from "@/lib/calc/insurance/disability-insurance-needs/form";
import { report } from "@/lib/calc/insurance/disability-insurance-needs/report";
import type { Amounts } from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { viewOf } from "@/lib/calculator/report/view";

const worker: DisabilityInsuranceNeedsInput = {
  monthlyIncome: 6_000,
  replacementPercent: 60,
  essentialExpenses: 3_500,
  otherIncome: 0,
  existingBenefit: 0,
  liquidSavings: 0,
};
const viewWith = (change: Partial<DisabilityInsuranceNeedsInput>) => {
  const input = { ...worker, ...change };
  return viewOf({ ...form, ...report }, input, disabilityInsuranceNeeds(input));
};
const chartWith = (change: Partial<DisabilityInsuranceNeedsInput>) =>
  chartsOf(viewWith(change).charts)[0] as Amounts | undefined;
const warningsWith = (change: Partial<DisabilityInsuranceNeedsInput>) =>
  viewWith(change).remarks.flatMap(({ tone, text }) => (tone === "warning" ? [text] : []));

test("more insurance than income is warned of", () => {
  expect(warningsWith({ essentialExpenses: 7_000, existingBenefit: 500 })).toEqual([
    "With this benefit, you would be insured for $7,000 a month, more than the $6,000 you earn. An insurer is unlikely to offer that.",
  ]);
  expect(warningsWith({ essentialExpenses: 6_000 })).toEqual([]);
  expect(warningsWith({ existingBenefit: 9_000 })).toEqual([]);
});

test("the months that savings pay for are shown where there are savings and expenses", () => {
  const monthsWith = (change: Partial<DisabilityInsuranceNeedsInput>) =>
    viewWith(change).figures.find(({ label }) => label.startsWith("Months"))?.parts[0]?.text;
  expect(monthsWith({ liquidSavings: 20_000 })).toBe("5.71");
  expect(monthsWith({})).toBeUndefined();
  expect(monthsWith({ liquidSavings: 20_000, essentialExpenses: 0 })).toBeUndefined();
});

test("the amounts that there are stand side by side", () => {
  const chart = chartWith({ essentialExpenses: 5_000, existingBenefit: 1_000 });
  expect(chart?.title).toBe(
    "You need $5,000 a month and would still have $1,000, so you are short $4,000",
  );
  expect(chart?.rows.map(({ label, amount }) => [label, amount])).toEqual([
    ["Gross income", 6_000],
    ["Target income", 3_600],
    ["Essential expenses", 5_000],
    ["Existing benefit", 1_000],
    ["Recommended benefit", 4_000],
  ]);
  expect(chartWith({ otherIncome: 3_600 })?.title).toBe(
    "The $3,600 a month you would still have is enough for the $3,600 you need",
  );
  expect(chartWith({ monthlyIncome: 0, essentialExpenses: 0 })).toBeUndefined();
});
