import fc from "fast-check";

import {
  homeInsurance,
  type HomeInsuranceInput,
} from "@/lib/calc/insurance/home-insurance-estimator/calculation";

const home: HomeInsuranceInput = {
  replacementCost: 250_000,
  location: "TX",
  yearBuilt: 1995,
  deductible: 1_000,
  constructionType: "masonry",
  variation: 1,
};
const premium = (changes: Partial<HomeInsuranceInput>) =>
  homeInsurance({ ...home, ...changes }).estimatedAnnualPremium;

const constructions = ["frame", "masonry", "mixed", "other"] as const;
const homes = fc.record({
  replacementCost: fc.double({ min: 0.01, max: 1e12, noNaN: true }),
  location: fc.string(),
  yearBuilt: fc.integer({ min: 1800, max: 2026 }),
  deductible: fc.double({ min: 0, max: 10_000, noNaN: true }),
  constructionType: fc.constantFrom(...constructions),
  variation: fc.double({ min: 0.8, max: 1.2, noNaN: true }),
});

test("within a visit a riskier home, or a lower deductible, is never cheaper", () => {
  fc.assert(
    fc.property(homes, homes, (one, other) => {
      const risk: HomeInsuranceInput = {
        ...other,
        variation: one.variation,
        replacementCost: Math.max(one.replacementCost, other.replacementCost),
        yearBuilt: Math.min(one.yearBuilt, other.yearBuilt),
        deductible: Math.min(one.deductible, other.deductible),
        constructionType: "frame",
      };
      expect(premium(risk)).toBeGreaterThanOrEqual(premium(one));
    }),
  );
});

test("the estimate lies in its range, and a month is a twelfth of it", () => {
  fc.assert(
    fc.property(homes, (input) => {
      const result = homeInsurance(input);
      const { estimatedAnnualPremium: estimate, midpointAnnualPremium: midpoint } = result;
      expect(estimate).toBeGreaterThanOrEqual(result.lowestAnnualPremium);
      expect(estimate).toBeLessThanOrEqual(result.highestAnnualPremium);
      const sum = result.lowestAnnualPremium + result.highestAnnualPremium;
      expect(Math.abs(sum - 2 * midpoint)).toBeLessThanOrEqual(1e-12 * sum);
      expect(result.estimatedMonthlyPremium).toBe(estimate / 12);
    }),
  );
});

test.each([
  [1800, 1_200],
  [1979, 1_200],
  [1980, 1_000],
  [2026, 1_000],
])("built in %p it is %p", (yearBuilt, dollars) => {
  expect(premium({ yearBuilt })).toBeCloseTo(dollars, 9);
});

test.each([
  [0, 1_100],
  [500, 1_100],
  [500.01, 1_000],
  [2_499.99, 1_000],
  [2_500, 850],
  [1e12, 850],
])("with a deductible of %p it is %p", (deductible, dollars) => {
  expect(premium({ deductible })).toBeCloseTo(dollars, 9);
});

test("only frame changes the premium among the constructions", () => {
  expect(premium({ constructionType: "frame" })).toBeCloseTo(1_100, 9);
  for (const constructionType of ["mixed", "other"] as const)
    expect(premium({ constructionType })).toBe(premium({}));
});

test("a home twice as dear costs twice as much, wherever it is", () => {
  fc.assert(
    fc.property(homes, fc.string(), (input, location) => {
      const { replacementCost } = input;
      expect(premium({ ...input, location, replacementCost: 2 * replacementCost })).toBe(
        2 * premium(input),
      );
    }),
  );
});
