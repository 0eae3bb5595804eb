import fc from "fast-check";

import {
  mortgageAffordability,
  type MortgageAffordabilityInput,
} from "@/lib/calc/mortgage-real-estate/mortgage-affordability/calculation";
import { form } from "@/lib/calc/mortgage-real-estate/mortgage-affordability/form";
import { report } from "@/lib/calc/mortgage-real-estate/mortgage-affordability/report";
import { viewOf } from "@/lib/calculator/report/view";

import cases from "../../../../fixtures/depth_cases.json";
import { exactPayment } from "../../../finance/oracle";

const published = cases.filter(({ upgrade }) => upgrade.startsWith("18 ")) as unknown as {
  inputs: Record<string, number>;
  expected: { price: number; pmi: number; left: number };
}[];

test.each(published)("$inputs.dues of dues and $inputs.pmiRate% of PMI", ({ inputs, expected }) => {
  const of = (name: string) => inputs[name] as number;
  const result = mortgageAffordability({
    annualIncome: of("income"),
    monthlyDebts: of("debts"),
    downPayment: of("down"),
    annualRate: of("rate"),
    years: of("years"),
    propertyTaxRate: of("taxRate"),
    monthlyInsurance: of("insurance"),
    maxDti: of("dti"),
    monthlyDues: of("dues"),
    pmiRate: of("pmiRate"),
  });
  expect(published).toHaveLength(2);
  expect(result.maxMonthlyPayment).toBe(expected.left);
  expect(result.affordableHomePrice).toBeLessThanOrEqual(expected.price);
  expect(result.affordableHomePrice).toBeGreaterThan(expected.price - 100);
  // What is $100 off in the price is 6 cents off in the insurance.
  expect(Math.abs((result.pmi ?? 0) - expected.pmi)).toBeLessThan(0.06);
});

const buyer: MortgageAffordabilityInput = { ...report.example };
const cents = (max: number) => fc.integer({ min: 0, max }).map((value) => value / 100);
const buyers: fc.Arbitrary<MortgageAffordabilityInput> = fc.record({
  annualIncome: fc.integer({ min: 10_000, max: 900_000 }),
  monthlyDebts: fc.integer({ min: 0, max: 1_000 }),
  maxDti: fc.integer({ min: 20, max: 60 }),
  downPayment: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300_000 })),
  annualRate: fc.oneof(fc.constant(0), cents(1_500)),
  years: fc.integer({ min: 1, max: 40 }),
  propertyTaxRate: cents(400),
  monthlyInsurance: fc.integer({ min: 0, max: 400 }),
  monthlyDues: fc.integer({ min: 0, max: 800 }),
  pmiRate: cents(250),
  closingCosts: cents(800),
});

/** The price by its closed form: without insurance, with it, or at the kink where it begins. */
function exactPrice(limit: number, input: MortgageAffordabilityInput) {
  const { monthlyInsurance, monthlyDues = 0, downPayment: down, pmiRate = 0 } = input;
  const k = exactPayment(input.annualRate / 1200, input.years * 12, -1).toNumber();
  const t = input.propertyTaxRate / 1200;
  const q = pmiRate / 1200;
  const left = limit - monthlyInsurance - monthlyDues;
  if (left < down * t) return left / t;
  const without = (left + down * k) / (k + t);
  if (without <= down * 5) return without;
  return Math.max(down * 5, (left + down * (k + q)) / (k + q + t));
}

test("the price is within $100 of the closed form, also at 20% down, where insurance begins", () => {
  let kinks = 0;
  fc.assert(
    fc.property(buyers, (input) => {
      const result = mortgageAffordability(input);
      const { affordableHomePrice, maxMonthlyPayment, comfortablePrice } = result;
      fc.pre(maxMonthlyPayment > 0);
      const most = 10 * input.annualIncome;
      const exact = Math.min(most, exactPrice(maxMonthlyPayment, input));
      if (exact === input.downPayment * 5) kinks += 1;
      const floored = Math.max(exact, input.downPayment);
      expect(affordableHomePrice).toBeLessThanOrEqual(floored + 1e-6);
      expect(affordableHomePrice).toBeGreaterThan(floored - 100 - 1e-6);
      const limit = Math.min((input.annualIncome / 12) * 0.28, maxMonthlyPayment);
      const comfortable = Math.max(0, Math.min(most, exactPrice(limit, input)));
      expect(comfortablePrice).toBeLessThanOrEqual(comfortable + 1e-6);
      expect(comfortablePrice).toBeGreaterThan(comfortable - 100 - 1e-6);
    }),
    { numRuns: 2_000, seed: 18 },
  );
  expect(kinks).toBeGreaterThan(10);
});

test("dues and insurance only ever lower the price, and closing costs leave it alone", () => {
  fc.assert(
    fc.property(buyers, (input) => {
      const priceWith = (change: Partial<MortgageAffordabilityInput>) =>
        mortgageAffordability({ ...input, ...change }).affordableHomePrice;
      const plain = priceWith({ monthlyDues: 0, pmiRate: 0, closingCosts: 0 });
      expect(priceWith({ monthlyDues: 0 })).toBeLessThanOrEqual(plain);
      expect(priceWith({})).toBeLessThanOrEqual(priceWith({ monthlyDues: 0 }));
      expect(priceWith({ closingCosts: 50 })).toBe(priceWith({}));
    }),
  );
});

const shown = (change: Partial<MortgageAffordabilityInput>) => {
  const input = { ...buyer, ...change };
  const result = mortgageAffordability(input);
  return {
    result,
    view: viewOf({ ...form, ...report }, input, result),
    errors: report.errors?.(result, input),
  };
};

test("left blank, nothing is said of any of it", () => {
  const { view, errors, result } = shown({});
  expect(view.sections).toEqual([]);
  expect(errors).toEqual({});
  expect(view.figures.map(({ name }) => name)).not.toContain("comfortablePrice");
  for (const name of ["pmi", "cashToClose", "monthlyDues"]) expect(result).not.toHaveProperty(name);
});

test("with all three, each stands under its heading and in the payment", () => {
  const { view, result } = shown({ monthlyDues: 150, pmiRate: 0.7, closingCosts: 3 });
  const [section] = view.sections;
  expect(section?.title).toBe("Dues, PMI and closing costs");
  expect(section?.text).toContain("you need no PMI up to a price of $225,000.");
  expect(section?.figures.map(({ label, parts }) => [label, parts[0]?.text])).toEqual([
    ["Comfortable price at 28%", "about $286,000"],
    ["PMI a month", "$154.59"],
    ["Down payment as a share of the price", "14.52%"],
    ["HOA dues (monthly)", "$150.00"],
    ["Cash to close", "about $54,300"],
  ]);
  expect(view.breakdown?.parts.map(({ label }) => label)).toEqual([
    "Principal and interest",
    "Property tax",
    "Home insurance",
    "Dues",
    "Mortgage insurance",
  ]);
  expect(result.cashToClose).toBeCloseTo(45_000 + result.affordableHomePrice * 0.03, 9);
});

test("at exactly 20% down there is no insurance, and a dollar more would cost more than is left", () => {
  const { result, view } = shown({ downPayment: 66_000, pmiRate: 1.5 });
  expect(result.affordableHomePrice).toBeLessThanOrEqual(330_000);
  expect(result.affordableHomePrice).toBeGreaterThan(329_900);
  expect(result.pmi).toBe(0);
  expect(view.remarks[0]?.text).toBe(
    "Your down payment is 20% of this price. Above $330,000, mortgage insurance would add $330.00 a month, more than your limit leaves.",
  );
});

test("dues above what is left are said at their box, and no price pretends otherwise", () => {
  const { errors, result, view } = shown({ monthlyDues: 2_500 });
  expect(errors).toEqual({
    monthlyDues:
      "To leave something for the home, dues must be below $2,290.00 a month: your limit leaves $2,430.00 for housing, and insurance is $140.00.",
  });
  expect(result).toMatchObject({ affordableHomePrice: 45_000, comfortablePrice: 0 });
  expect(view.remarks[0]).toMatchObject({ tone: "warning" });
  expect(view.remarks[0]?.text).toContain("property tax, insurance and dues alone are $2,685.00");
});

test.each([
  ["a rate of 0%", { annualRate: 0 }],
  ["a rate of 1,000%", { annualRate: 1_000 }],
  ["nothing down", { downPayment: 0 }],
  ["PMI of 1,000%", { pmiRate: 1_000, closingCosts: 1_000 }],
  ["debts that leave nothing", { monthlyDebts: 9_000 }],
])("%s: every figure is a number", (_, change) => {
  const { result } = shown({ monthlyDues: 50, pmiRate: 0.5, closingCosts: 2, ...change });
  for (const value of Object.values(result))
    expect(value === null || Number.isFinite(value)).toBe(true);
});

test("the share paid down is said beside mortgage insurance, where there is a price", () => {
  const of = (change: Partial<MortgageAffordabilityInput>) =>
    mortgageAffordability({ ...buyer, ...change });
  const insured = of({ pmiRate: 0.7 });
  const share = (insured.downPaymentShare as number) / 100;
  expect(share * insured.affordableHomePrice).toBeCloseTo(buyer.downPayment, 8);
  expect(of({ pmiRate: 0 }).downPaymentShare).toBeUndefined();
  expect(
    of({ pmiRate: 0.7, monthlyInsurance: 5_000, downPayment: 0 }).downPaymentShare,
  ).toBeUndefined();
  expect(insured.comfortableDearerCost).toBeGreaterThan(insured.comfortablePayment);
});
