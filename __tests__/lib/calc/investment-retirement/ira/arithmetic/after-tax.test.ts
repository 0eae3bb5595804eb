import { afterTax } from "@/lib/calc/investment-retirement/ira/arithmetic/after-tax";

test("$7,000 at 5% for two years, less 22% now or 12% then", () => {
  const { rothAfterTax, traditionalAfterTax } = afterTax(
    { rateNow: 22, rateLater: 12 },
    7_000,
    5,
    2,
  );
  expect(rothAfterTax).toBeCloseTo(6_019.65, 9);
  expect(traditionalAfterTax).toBeCloseTo(6_791.4, 9);
});

test.each([{}, { rateNow: 22, rateLater: null }, { rateNow: null, rateLater: 12 }])(
  "with the rates %j alone there is nothing to compare",
  (rates) => {
    const nothing = { rothAfterTax: null, traditionalAfterTax: null };
    expect(afterTax(rates, 7_000, 5, 2)).toEqual(nothing);
  },
);
