import {
  mortgageAffordability,
  type MortgageAffordabilityInput,
} from "@/lib/calc/mortgage-real-estate/mortgage-affordability/calculation";
import { form } from "@/lib/calc/mortgage-real-estate/mortgage-affordability/form";
import { report } from "@/lib/calc/mortgage-real-estate/mortgage-affordability/report";
import type { Amounts } from "@/lib/calculator/charts/chart";
import { chartsOf } from "@/lib/calculator/charts/charts-of";
import { viewOf } from "@/lib/calculator/report/view";
import { notCountedIn } from "@/lib/calculator/report/not-counted";
import { run } from "@/lib/calculator/run";
import { draftOf } from "@/lib/calculator/share/draft-to-link";

function afforded(changes: Partial<MortgageAffordabilityInput>) {
  const input = { ...report.example, ...changes };
  const result = mortgageAffordability(input);
  const [chart] = chartsOf(report.charts?.(result, input) ?? []) as Amounts[];
  return {
    result,
    chart,
    remarks: report.remarks?.(result, input) ?? [],
    notCounted: notCountedIn({ ...form, ...report }, input, result),
  };
}

const outcomeOf = (changes: Partial<MortgageAffordabilityInput>) =>
  run({ ...form, ...report }, draftOf(form.fields, { ...report.example, ...changes }), {
    today: { year: 2026, month: 11, day: 21 },
  });

test("debts that are too high are refused in the notice and at the field, and shown as nothing", () => {
  const outcome = outcomeOf({ monthlyDebts: 2_880 });
  expect(outcome.notice).toEqual({
    title: "Debt Too High",
    text: "Monthly debts exceed or meet the maximum allowed payment based on DTI.",
    tone: "destructive",
  });
  expect(outcome.ok).toBe(true);
  expect(outcome.errors).toEqual({
    monthlyDebts:
      "To leave something for a home, debts must be below $2,880.00 a month, 36% of your income.",
  });
  const { remarks, chart } = afforded({ monthlyDebts: 2_880 });
  expect(remarks).toEqual([]);
  expect(chart).toBeUndefined();
});

test("a result leaves the fields alone", () => {
  expect(outcomeOf({}).errors).toBeUndefined();
  expect(outcomeOf({}).notice.text).toBe(
    "Affordable home price: about $351,600, payment $2,429.67 a month.",
  );
});

test("the chart splits the payment, and what is 0 is not in it", () => {
  const { result, chart } = afforded({});
  expect(chart?.title).toBe("Of $2,430 a month, $1,938 goes to the loan");
  expect(chart?.rows.map(({ amount }) => amount).reduce((sum, amount) => sum + amount)).toBeCloseTo(
    result.estimatedMonthlyPayment,
    9,
  );
  expect(afforded({ monthlyInsurance: 0 }).chart?.rows).toHaveLength(2);
  expect(afforded({ monthlyInsurance: 0, propertyTaxRate: 0 }).chart).toBeUndefined();
});

test("a price above the guideline is compared with it, and one within is left alone", () => {
  const compared = (changes: object) =>
    afforded(changes).remarks.filter(({ text }) => text.includes("28/36"));
  expect(compared({})).toEqual([
    {
      tone: "neutral",
      text: "This is more than the 28/36 guideline allows, which is at most 28% of gross income for housing and 36% for housing and debts. The guideline allows a price of about $325,700.",
    },
  ]);
  expect(compared({ monthlyDebts: 700 })).toEqual([]);
});

test("less than 20% down without insurance is said, and more is not", () => {
  const added = (changes: object) =>
    afforded({ monthlyDebts: 700, ...changes }).notCounted.map(({ adds }) => adds);
  expect(added({})).toContain("pmiRate");
  expect(added({ pmiRate: 0.6 })).not.toContain("pmiRate");
  expect(added({ downPayment: 100_000 })).not.toContain("pmiRate");
});

test.each([
  [
    { monthlyDebts: 2_900, maxDti: 50 },
    "your debts take 36.25% of your income before any housing costs.",
  ],
  [{ monthlyDebts: 2_800, maxDti: 50 }, "it leaves only $80.00 a month."],
])("with %j no price keeps to the guideline: %s", (changes, reason) => {
  const [remark] = afforded(changes).remarks;
  expect(remark?.text).toBe(`No price meets the 28/36 guideline: ${reason}`);
});

test("tax and insurance that exceed the limit by themselves are warned of", () => {
  const { remarks, chart } = afforded({ downPayment: 500_000, annualIncome: 30_000 });
  expect(remarks[0]).toEqual({
    tone: "warning",
    text: "At this price, property tax and insurance alone are $640.00 a month, more than the $450.00 that your limit leaves.",
  });
  expect(chart?.title).toBe("Without a loan, tax and insurance are $640 a month");
});

test("a down payment beyond ten years’ income buys without a loan, and tax and insurance still apply", () => {
  const { remarks } = afforded({
    downPayment: 300_000,
    annualIncome: 20_000,
    monthlyDebts: 0,
  });
  expect(remarks.map(({ text }) => text)).toEqual([
    "There is no loan payment, but property tax and insurance still apply: $440.00 a month.",
    "We do not look above ten years of income. The payment alone would allow a higher price.",
  ]);
});

test("what the search found is shown in whole hundreds, and kept exactly for machines", () => {
  const { result } = afforded({});
  const { headline, figures } = viewOf({ ...form, ...report }, report.example, result);
  expect(headline.parts).toEqual([
    {
      name: "affordableHomePrice",
      text: "about $351,600",
      value: String(result.affordableHomePrice),
      rounded: result.affordableHomePrice.toFixed(2),
    },
  ]);
  const texts = Object.fromEntries(
    figures.flatMap(({ parts }) => parts.map(({ name, text }) => [name, text])),
  );
  expect(texts).toMatchObject({
    loanAmount: "about $306,600",
    guidelinePrice: "about $325,700",
    estimatedMonthlyPayment: "$2,429.67",
  });
});

test("where debts leave nothing, the price is plainly nothing", () => {
  const { result } = afforded({ monthlyDebts: 2_880 });
  const { headline } = viewOf({ ...form, ...report }, report.example, result);
  expect(headline.parts[0]?.text).toBe("$0.00");
});

test("a price that is the down payment was not searched, and is written to the cent", () => {
  const input = { ...report.example, annualIncome: 30_000, downPayment: 623_456 };
  const result = mortgageAffordability(input);
  const { headline, figures } = viewOf({ ...form, ...report }, input, result);
  expect(headline.parts[0]?.text).toBe("$623,456.00");
  expect(figures.find(({ name }) => name === "loanAmount")?.parts[0]?.text).toBe("$0.00");
  expect(report.toast(result, input).text).toContain("Affordable home price: $623,456.00,");
});
