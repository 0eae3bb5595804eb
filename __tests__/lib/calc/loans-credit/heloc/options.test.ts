import fc from "fast-check";

import { heloc, type HelocInput } from "@/lib/calc/loans-credit/heloc/calculation";
import { form } from "@/lib/calc/loans-credit/heloc/form";
import { report } from "@/lib/calc/loans-credit/heloc/report";
import { monthsOf } from "@/lib/calc/loans-credit/heloc/arithmetic/months-of";
import { viewOf } from "@/lib/calculator/report/view";
import { sumBy } from "@/lib/finance/sum-by";

const line: HelocInput = {
  amountDrawn: 50_000,
  annualRate: 8.5,
  drawPeriod: 10,
  repaymentPeriod: 20,
};

const percents = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 2_500 }).map((rate) => rate / 100),
);
const lines = fc.record({
  amountDrawn: fc.integer({ min: 100, max: 500_000 }),
  annualRate: percents,
  drawPeriod: fc.integer({ min: 0, max: 60 }).map((quarters) => quarters / 4),
  repaymentPeriod: fc.integer({ min: 1, max: 100 }).map((quarters) => quarters / 4),
  repaymentRate: fc.option(percents),
  extra: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000 })),
});

test("another rate in the repayment period: $499.19 against $433.91", () => {
  const { piPayment, sameRatePayment, interestOnlyPayment } = heloc({
    ...line,
    repaymentRate: 10.5,
  });
  expect(piPayment).toBeCloseTo(499.19, 2);
  expect(sameRatePayment).toBeCloseTo(433.91, 2);
  expect(interestOnlyPayment).toBe(heloc(line).interestOnlyPayment);
});

test("the rows add up to what the page says", () => {
  fc.assert(
    fc.property(lines, (input) => {
      const { totalInterest, piPayment } = heloc(input);
      const rows = monthsOf(input);
      const size = 1e-9 * (input.amountDrawn + totalInterest);
      expect(Math.abs(sumBy(rows, ({ interest }) => interest) - totalInterest)).toBeLessThan(size);
      expect(Math.abs(sumBy(rows, ({ principal }) => principal) - input.amountDrawn)).toBeLessThan(
        size,
      );
      expect(rows.at(-1)?.balance).toBe(0);
      // The first whole month of repayment pays what the headline says.
      if (input.repaymentPeriod >= 1 && piPayment > 0)
        expect(rows[Math.ceil(input.drawPeriod * 12)]?.payment).toBeCloseTo(piPayment, 8);
    }),
  );
});

test("an extra never raises the interest or the payment, and none changes nothing", () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 1_000 }), (input, more) => {
      const plain = heloc({ ...input, extra: 0 });
      expect(heloc({ ...input, extra: undefined })).toEqual(plain);
      const some = heloc(input);
      const greater = heloc({ ...input, extra: input.extra + more });
      const dust = 1e-9 * (input.amountDrawn + plain.totalInterest);
      expect(greater.totalInterest).toBeLessThanOrEqual(some.totalInterest + dust);
      expect(greater.piPayment).toBeLessThanOrEqual(some.piPayment + dust);
      expect(some.interestSaved ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the same rate typed is the same as none", () => {
  const { sameRatePayment, ...same } = heloc({ ...line, repaymentRate: 8.5 });
  expect(same).toEqual({ ...heloc(line), sameRatePayment: undefined });
  expect(sameRatePayment).toBe(same.piPayment);
});

const shown = (change: Partial<HelocInput>) => {
  const input = { ...line, ...change };
  const result = heloc(input);
  return {
    result,
    view: viewOf({ ...form, ...report }, { ...report.example, ...input }, result),
    errors: report.errors?.(result, input),
    charts: report.charts?.(result, input) ?? [],
  };
};

test("left blank, nothing is said of any of it", () => {
  const { view, errors, charts } = shown({});
  expect(view.sections).toEqual([]);
  expect(view.remarks).toEqual([]);
  expect(errors).toEqual({});
  expect(charts.map(({ kind }) => kind)).toEqual(["lines"]);
  expect(view.figures.map(({ name }) => name)).toEqual([
    "interestOnlyPayment",
    "paymentIncrease",
    "totalInterest",
  ]);
});

test("an extra is drawn beside the line without it", () => {
  const { charts, view } = shown({ extra: 200 });
  expect(charts.map(({ kind }) => kind)).toEqual(["lines", "balances"]);
  expect(view.sections.map(({ title }) => title)).toEqual(["Extra payments"]);
  // A payment that falls is no increase: the verdict says it.
  expect(view.figures.map(({ name }) => name)).not.toContain("paymentIncrease");
  expect(view.sections[0]?.figures.map(({ parts }) => parts[0]?.text)).toEqual([
    "$26,000",
    "$36,102",
    "$385.58",
    "$32,385",
  ]);
  expect(shown({ extra: 1_000 }).charts.map(({ kind }) => kind)).toEqual(["balances"]);
});

test("the home’s value gives the combined loan-to-value, and what is left", () => {
  const { result } = shown({ homeValue: 400_000, mortgageBalance: 250_000 });
  expect(result).toMatchObject({ combinedLoanToValue: 75, equityLeft: 100_000, lineAt80: 70_000 });
});

test("negative equity is warned of", () => {
  const { result, view } = shown({ homeValue: 200_000, mortgageBalance: 190_000 });
  expect(result).toMatchObject({ combinedLoanToValue: 120, equityLeft: -40_000, lineAt80: 0 });
  expect(view.remarks[0]?.text).toBe(
    "Both loans come to $240,000, which is $40,000 more than the home is worth. Selling it would not repay both.",
  );
});

test.each([
  [
    { extra: 60_000 },
    { extra: "Enter at most the $50,000.00 you draw. The first payment would repay all of it." },
  ],
  [
    { extra: 100, drawPeriod: 0 },
    { extra: "With a draw period of 0, there are no months to pay an extra in." },
  ],
  [
    { mortgageBalance: 100_000 },
    { homeValue: "Enter the home’s value to see the combined loan-to-value." },
  ],
])("%j is said at its box", (change, errors) => {
  expect(shown(change).errors).toEqual(errors);
});

test.each([
  ["0%, then 1,000%", { annualRate: 0, repaymentRate: 1_000 }],
  ["1,000%, then 0%", { annualRate: 1_000, repaymentRate: 0, extra: 100 }],
  ["1,000 years of each", { drawPeriod: 1_000, repaymentPeriod: 1_000, extra: 0.01 }],
  ["an extra above the balance", { extra: 60_000, drawPeriod: 0.5 }],
])("%s: every figure is a number", (_, change) => {
  for (const value of Object.values(shown(change).result))
    expect(value === null || Number.isFinite(value)).toBe(true);
});
