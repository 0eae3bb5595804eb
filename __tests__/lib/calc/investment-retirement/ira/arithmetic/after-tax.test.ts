import { afterTax } from "@/lib/calc/investment-retirement/ira/arithmetic/after-tax";

test("$7,000 at 5% for two years, less 22% now or 12% then", () => {
  const result = afterTax({ rateNow: 22, rateLater: 12 }, 7_000, 5, 2);
  expect(result?.rothAfterTax).toBeCloseTo(6_019.65, 9);
  expect(result?.traditionalAfterTax).toBeCloseTo(6_791.4, 9);
});

test.each([{}, { rateNow: 22, rateLater: null }, { rateNow: null, rateLater: 12 }])(
  "with the rates %j alone there is nothing to compare",
  (rates) => {
    expect(afterTax(rates, 7_000, 5, 2)).toBeUndefined();
  },
);
