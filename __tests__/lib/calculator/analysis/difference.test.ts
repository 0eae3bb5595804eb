import { differenceBetween } from "@/lib/calculator/analysis/difference";

import { answerOf } from "../../../house/answer-of";

const calculationOf = (id: string, changes: Record<string, unknown> = {}) =>
  answerOf(id, changes).calculation;

test.each([
  ["dollars", "loans-credit/mortgage", { annualRate: 6.375 }, "$26.23 less"],
  ["points", "business-finance/profit-margin", { revenue: 500_000 }, "3.60 points more"],
  ["months", "loans-credit/credit-card-payoff", { monthlyPayment: 250 }, "8 months less"],
  ["nothing", "loans-credit/mortgage", {}, "no change"],
])("in %s", (_, id, changes, said) => {
  expect(differenceBetween(calculationOf(id), calculationOf(id, changes))).toBe(said);
});

test("none where the answer is a word, or another figure leads", () => {
  const rent = "mortgage-real-estate/rent-vs-buy";
  expect(differenceBetween(calculationOf(rent), calculationOf(rent, { years: 3 }))).toBeUndefined();
  const mortgage = "loans-credit/mortgage";
  const withTax = calculationOf(mortgage, { propertyTax: 4_800 });
  expect(differenceBetween(calculationOf(mortgage), withTax)).toBeUndefined();
});
