/** What the charts of the eight loans show, held against the results they stand beside. */
import fc from "fast-check";

import {
  coursesOf as drawnCourses,
  divisionOf,
  type Chart,
  type Waterfall,
} from "@/lib/calculator/charts/chart";
import { chartsOf as drawn } from "@/lib/calculator/charts/charts-of";
import { levelLoanCharts } from "@/lib/calculator/charts/loan-charts";
import { amountLeft } from "@/lib/finance/amount-left";
import { sumBy } from "@/lib/finance/sum-by";

import published from "../../../fixtures/published_tvm_cases.json";
import { calculatorOf, world } from "../../../house/calculators";
import { acceptedInputs } from "../../../house/sensible-values";
import { someCalculators } from "../../../house/tried";

const chartsOf = (id: string, input = calculatorOf(id).definition.example) => {
  const { definition } = calculatorOf(id);
  const result = definition.calculate(input, world) as Record<string, number>;
  return { result, charts: drawn(definition.charts?.(result, input) ?? []) };
};
const coursesOf = (chart: Chart | undefined) => (chart && "series" in chart ? chart.series : []);
const seriesOf = (chart: Chart | undefined, label: string) =>
  coursesOf(chart).find((series) => series.label === label)?.values ?? [];
const total = (values: readonly number[]) => sumBy(values, (value) => value);

const withSplit = [
  "loan-payment",
  "mortgage",
  "auto-loan",
  "student-loan",
  "amortization",
  "credit-card-payoff",
].map((name) => `loans-credit/${name}`);

describe.each(withSplit)("%s", (id) => {
  const { result, charts } = chartsOf(id);
  const [balance, split] = charts.slice(-2);

  test("its periods' interest and principal add up to the totals of the result", () => {
    const { totalInterest = NaN, totalPayment = NaN } = result;
    expect(total(seriesOf(split, "Interest")) / totalInterest).toBeCloseTo(1, 9);
    const borrowed = amountLeft(totalPayment, totalInterest);
    expect(total(seriesOf(split, "Principal")) / borrowed).toBeCloseTo(1, 9);
  });

  test("its balance falls from what was borrowed to exactly 0", () => {
    const owed = seriesOf(balance, "Still owed");
    const borrowed = amountLeft(result.totalPayment ?? NaN, result.totalInterest ?? NaN);
    expect(owed[0]).toBeCloseTo(borrowed, 6);
    expect(owed.at(-1)).toBe(0);
    expect([...owed].sort((one, other) => other - one)).toEqual(owed);
  });

  test("the principal of a period is what the balance falls by", () => {
    const owed = seriesOf(balance, "Still owed");
    for (const [index, principal] of seriesOf(split, "Principal").entries())
      expect((owed[index] ?? NaN) - (owed[index + 1] ?? NaN)).toBeCloseTo(principal, 6);
  });
});

test("a year's interest is the published one of CUMIPMT", () => {
  const { args, expected } = published.find(({ id }) => id === "formulajs-001") ?? { args: [] };
  const [rate, periods, borrowed, start] = args as number[];
  expect([periods, borrowed, start]).toEqual([360, 100_000, 13]);
  const [, split] = levelLoanCharts((rate ?? NaN) * 1200, 30, 100_000);
  expect(seriesOf(split, "Interest")[1]).toBeCloseTo(0 - Number(expected), 8);
});

test("titles state the finding with the visitor's own numbers", () => {
  expect(chartsOf("loans-credit/mortgage").charts.map(({ title }) => title)).toEqual([
    "It takes 21 years and 5 months to pay off half",
    "Interest is $20,695 of the first year’s $24,271 in payments, and $833 in the last year",
  ]);
  const free = levelLoanCharts(0, 5, 20_000)[1];
  expect(free?.title).toBe("Every payment goes to the balance: there is no interest");
  expect(coursesOf(free).map(({ label }) => label)).toEqual(["Principal"]);
});

test.each([
  [1, { unit: "month", step: 1 }],
  [24, { unit: "month", step: 1 }],
  [25, { unit: "year", step: 12 }],
  [720, { unit: "year", step: 12 }],
  [721, { unit: "year", step: 24 }],
  [12_000, { unit: "year", step: 204 }],
])("%d months are divided by %o", (months, division) => {
  expect(divisionOf(months)).toEqual(division);
});

test("a line of credit steps from interest only to the full payment, and then to nothing", () => {
  const { result, charts } = chartsOf("loans-credit/heloc");
  expect(charts).toHaveLength(1);
  expect(charts[0]).toMatchObject({ kind: "lines", curve: "step", x: { values: [0, 10, 30] } });
  expect(coursesOf(charts[0])[0]?.values).toEqual([
    result.interestOnlyPayment,
    result.piPayment,
    0,
  ]);
  expect(charts[0]?.title).toBe("The payment goes from $354.17 to $433.91 a month after 10 years");
});

test("a car's price becomes what is financed and then what is paid, step by step", () => {
  const { result, charts } = chartsOf("loans-credit/auto-loan");
  const [deal] = charts as [Waterfall];
  expect(deal.title).toBe("You borrow $23,250 and pay back $27,754");
  expect(deal.rows.map(({ label, amount }) => [label, amount])).toEqual([
    ["Vehicle price", 32_000],
    ["Sales tax", 1_750],
    ["Down payment", -4_000],
    ["Trade-in value", -6_500],
    ["Amount financed", result.amountFinanced],
    ["Interest", result.totalInterest],
    ["Total of all payments", expect.closeTo(result.totalPayment ?? NaN, 8)],
  ]);
});

test("where a car is bought without tax, money or interest, no step is drawn for them", () => {
  const price = { vehiclePrice: 20_000, downPayment: 0, tradeIn: 0, salesTax: 0, years: 4 };
  const labels = (input: Record<string, number>) =>
    chartsOf("loans-credit/auto-loan", { ...price, ...input })
      .charts.filter(({ kind }) => kind === "waterfall")
      .map((deal) => (deal as Waterfall).rows.map(({ label }) => label));
  expect(labels({ annualRate: 5 })).toEqual([
    ["Vehicle price", "Interest", "Total of all payments"],
  ]);
  expect(labels({ annualRate: 0, tradeIn: 500 })).toEqual([
    ["Vehicle price", "Trade-in value", "Amount financed"],
  ]);
  expect(labels({ annualRate: 0 })).toEqual([]);
});

test.each([
  [
    "nothing financed",
    "auto-loan",
    { vehiclePrice: 9000, downPayment: 9000, tradeIn: 0, annualRate: 5, years: 5, salesTax: 6 },
  ],
  ["no loan", "mortgage", { homePrice: 1, downPayment: 5, annualRate: 5, years: 30 }],
  ["one payment", "loan-payment", { loanAmount: 900, annualRate: 5, years: 1 / 12 }],
  ["less than a dollar", "loan-payment", { loanAmount: 0.5, annualRate: 5, years: 3 }],
  ["beyond 1,000 years", "credit-card-payoff", { balance: 1e6, apr: 0, monthlyPayment: 1 }],
  ["no step", "heloc", { amountDrawn: 9000, annualRate: 5, drawPeriod: 0, repaymentPeriod: 9 }],
])("no chart where there is nothing to show: %s", (_, name, input) => {
  expect(chartsOf(`loans-credit/${name}`, input).charts).toEqual([]);
});

/** Every text in an input, those in its rows included. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test("whatever was entered, a chart has few points, all of them numbers, and words to read", () => {
  for (const id of someCalculators("chart points", 16)) {
    const { definition } = calculatorOf(id);
    fc.assert(
      fc.property(acceptedInputs(definition.fields), (input) => {
        if (definition.validate?.(input)) return;
        const result = definition.calculate(input, world);
        if (!Object.values(result).every((value) => typeof value !== "number" || isFinite(value)))
          return;
        for (const chart of drawn(definition.charts?.(result, input) ?? [])) {
          expect(chart.title).toMatch(/^[A-Z$][^]*[\w]$/);
          // Without what the visitor typed, which may be anything.
          const own = textsIn(input).reduce(
            (title, typed) => title.replaceAll(typed, ""),
            chart.title,
          );
          expect(own).not.toMatch(/NaN|Infinity|undefined|-\$\d/);
          if (!("series" in chart)) continue;
          const { x, kind } = chart;
          expect(x.values.length).toBeGreaterThan(1);
          expect(x.values.length).toBeLessThanOrEqual(64);
          expect([...x.values].sort((one, other) => one - other)).toEqual(x.values);
          for (const { values } of drawnCourses(chart)) {
            expect(values).toHaveLength(x.values.length);
            expect(values.every(Number.isFinite)).toBe(true);
            // An area stands on its ground.
            if (kind === "area") expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 40 },
    );
  }
});

/** The charts of a straight line from nothing to this amount. */
const drawnTo = (largest: number) => {
  const series = [{ label: "Savings", values: [0, largest] }];
  const x = { label: "Age", values: [60, 61] };
  const heading = { name: "path", title: "", subject: "" };
  return drawn([{ kind: "lines", curve: "straight", ...heading, x, series, marks: [] }]);
};

test.each([
  ["a billionth", 1e-9, 1],
  ["less, where an axis has no steps", 1e-320, 0],
  ["nothing, where the others of its kind are something", 0, 1],
])("a line that ends at %s is drawn or is not", (_, largest, count) => {
  expect(drawnTo(largest)).toHaveLength(count);
});

test.each([
  ["up to a thousand trillion dollars", 1e15, 1],
  ["and not beyond, where an axis would fill a phone", 1.1e15, 0],
])("amounts are drawn over time %s", (_, largest, count) => {
  const years = [
    { year: 1, contributed: 0, growth: 1, balance: 2 },
    { year: 2, contributed: 0, growth: largest - 2, balance: largest },
  ];
  expect(drawn([{ kind: "growth", opening: 1, years }])).toHaveLength(count);
  expect(drawnTo(largest)).toHaveLength(count);
});
