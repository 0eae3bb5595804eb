import fc from "fast-check";

import {
  mortgageAffordability,
  type MortgageAffordabilityInput,
} from "@/lib/calc/mortgage-real-estate/mortgage-affordability/calculation";
import { form } from "@/lib/calc/mortgage-real-estate/mortgage-affordability/form";
import { readField } from "@/lib/calculator/form/read-field";

import { exactPayment } from "../../../finance/oracle";

const buyer: MortgageAffordabilityInput = {
  annualIncome: 90_000,
  monthlyDebts: 500,
  maxDti: 36,
  downPayment: 40_000,
  annualRate: 6.5,
  years: 30,
  propertyTaxRate: 1.2,
  monthlyInsurance: 100,
};

const hundredths = (max: number, min = 0) =>
  fc.integer({ min, max }).map((value) => Number((value / 100).toFixed(2)));
const buyers: fc.Arbitrary<MortgageAffordabilityInput> = fc.record({
  annualIncome: fc.integer({ min: 1, max: 2_000_000 }),
  monthlyDebts: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000 })),
  maxDti: hundredths(10_000, 1),
  downPayment: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
  annualRate: fc.oneof(fc.constant(0), hundredths(2_000)),
  years: fc.integer({ min: 1, max: 160 }).map((quarters) => quarters / 4),
  propertyTaxRate: fc.oneof(fc.constant(0), hundredths(500)),
  monthlyInsurance: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000 })),
});

/** The payment for each dollar borrowed, in exact arithmetic. */
const paymentPerDollar = ({ annualRate, years }: MortgageAffordabilityInput) =>
  exactPayment(annualRate / 1200, years * 12, -1).toNumber();

/** What a home costs a month at this price. */
const costAt = (price: number, input: MortgageAffordabilityInput) =>
  Math.max(0, price - input.downPayment) * paymentPerDollar(input) +
  (price * input.propertyTaxRate) / 1200 +
  input.monthlyInsurance;

/** The price at which the cost reaches the limit: it rises in two straight lines. */
function exactPrice(limit: number, input: MortgageAffordabilityInput) {
  const taxPerDollar = input.propertyTaxRate / 1200;
  const left = limit - input.monthlyInsurance;
  if (left < input.downPayment * taxPerDollar) return left / taxPerDollar;
  const perDollar = paymentPerDollar(input);
  return (left + input.downPayment * perDollar) / (perDollar + taxPerDollar);
}

const cap = ({ annualIncome }: MortgageAffordabilityInput) => 10 * annualIncome;
const dust = 1e-6;

test("the payment keeps to the limit, and $100 more does not unless ten years’ income ends the search", () => {
  fc.assert(
    fc.property(buyers, (input) => {
      const result = mortgageAffordability(input);
      const { affordableHomePrice: price, maxMonthlyPayment, estimatedMonthlyPayment } = result;
      fc.pre(maxMonthlyPayment > 0);
      expect(estimatedMonthlyPayment).toBeLessThanOrEqual(maxMonthlyPayment);
      if (price > input.downPayment) {
        expect(estimatedMonthlyPayment).toBeCloseTo(costAt(price, input), 6);
      } else {
        expect(price).toBe(input.downPayment);
        expect(estimatedMonthlyPayment).toBe(0);
      }
      const more = costAt(price + 100, input);
      expect(more > maxMonthlyPayment - dust || price + 100 >= cap(input)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test("the price is within $100 of the exact one, from below, and never below the down payment", () => {
  fc.assert(
    fc.property(buyers, (input) => {
      const { affordableHomePrice, maxMonthlyPayment } = mortgageAffordability(input);
      fc.pre(maxMonthlyPayment > 0);
      const exact = Math.min(exactPrice(maxMonthlyPayment, input), cap(input));
      const floored = Math.max(exact, input.downPayment);
      expect(affordableHomePrice).toBeLessThanOrEqual(floored + dust);
      expect(affordableHomePrice).toBeGreaterThan(floored - 100 - dust);
    }),
    { numRuns: 1_000 },
  );
});

test("the price under the guideline keeps to 28% and to 36%, and $100 more does not", () => {
  fc.assert(
    fc.property(buyers, (input) => {
      const { guidelinePrice, maxMonthlyPayment } = mortgageAffordability(input);
      fc.pre(maxMonthlyPayment > 0);
      const income = input.annualIncome / 12;
      const keeps = (price: number, room: number) =>
        costAt(price, input) <= income * 0.28 + room &&
        costAt(price, input) + input.monthlyDebts <= income * 0.36 + room;
      if (guidelinePrice > 0) expect(keeps(guidelinePrice, dust)).toBe(true);
      if (guidelinePrice + 100 < cap(input)) expect(keeps(guidelinePrice + 100, -dust)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

test("where debts are more than 8% of income, 36% is the guideline", () => {
  const { affordableHomePrice, guidelinePrice } = mortgageAffordability({
    ...buyer,
    monthlyDebts: 700,
  });
  expect(guidelinePrice).toBe(affordableHomePrice);
  const lighter = mortgageAffordability(buyer);
  expect(lighter.guidelinePrice).toBeLessThan(lighter.affordableHomePrice);
});

test("the ratios say what housing and debts take of a month’s income", () => {
  const result = mortgageAffordability(buyer);
  const { principalAndInterest, monthlyPropertyTax, monthlyInsurance } = result;
  const housing = (principalAndInterest ?? 0) + (monthlyPropertyTax ?? 0) + (monthlyInsurance ?? 0);
  expect(housing).toBe(result.estimatedMonthlyPayment);
  expect(result.frontEndRatio).toBeCloseTo((housing / 7_500) * 100, 9);
  expect(result.backEndRatio).toBeCloseTo(((housing + 500) / 7_500) * 100, 9);
  expect(result.backEndRatio).toBeLessThanOrEqual(36);
});

test("HZ61: ten years’ income ends the search, and its lower end is returned", () => {
  const { affordableHomePrice } = mortgageAffordability({
    annualIncome: 100_000,
    monthlyDebts: 0,
    maxDti: 100,
    downPayment: 0,
    annualRate: 0,
    years: 30,
    propertyTaxRate: 0,
    monthlyInsurance: 0,
  });
  expect(affordableHomePrice).toBe(999_938.96484375);
});

test("HZ62: the price is the lower end of a bracket of less than $100", () => {
  const { affordableHomePrice } = mortgageAffordability({
    ...buyer,
    annualIncome: 60_000,
    downPayment: 20_000,
  });
  expect(affordableHomePrice).toBe(181_127.9296875);
  expect(affordableHomePrice).toBeGreaterThan(181_187.206944 - 100);
});

test("HZ63: an income without end is refused", () => {
  const typed = (annualIncome: string) =>
    readField("annualIncome", form.fields.annualIncome, { annualIncome }).errors;
  expect(typed("1e308")).toBeDefined();
  expect(typed("9".repeat(300))).toBeDefined();
  expect(typed("60000")).toBeUndefined();
});

test.each([1_800, 1_800.01, 5_000])("debts of $%d leave nothing of 36%% of $5,000", (debts) => {
  const result = mortgageAffordability({ ...buyer, annualIncome: 60_000, monthlyDebts: debts });
  expect(result.maxMonthlyPayment).toBeLessThanOrEqual(0);
  expect(result).toMatchObject({
    affordableHomePrice: 0,
    estimatedMonthlyPayment: 0,
    guidelinePrice: 0,
  });
  expect(result).not.toHaveProperty("loanAmount");
  expect(result).not.toHaveProperty("frontEndRatio");
});

test("float dust is not room for a home", () => {
  // $50,000 ÷ 12 × 30 ÷ 100 is a hair above $1,250 in binary fractions.
  const income = { annualIncome: 50_000, maxDti: 30, monthlyDebts: 1_250 };
  const { maxMonthlyPayment, loanAmount } = mortgageAffordability({ ...buyer, ...income });
  expect(maxMonthlyPayment).toBe(0);
  expect(loanAmount).toBeUndefined();
});

test("a down payment above the price that fits is the price, and costs tax and insurance alone", () => {
  const result = mortgageAffordability({ ...buyer, downPayment: 500_000, annualIncome: 30_000 });
  expect(result.affordableHomePrice).toBe(500_000);
  expect(result.estimatedMonthlyPayment).toBe(0);
  expect(result.principalAndInterest).toBe(0);
  expect(result.monthlyPropertyTax).toBeCloseTo(500, 9);
  expect(result.frontEndRatio).toBeCloseTo((600 / 2_500) * 100, 9);
});

test("the payments beyond both limits are those of homes that cost $100 more", () => {
  const result = mortgageAffordability(buyer);
  const { affordableHomePrice, guidelinePrice } = result;
  expect(result.dearerPayment).toBeCloseTo(costAt(affordableHomePrice + 100, buyer), 8);
  expect(result.guidelineDearerCost).toBeCloseTo(costAt(guidelinePrice + 100, buyer), 8);
});
