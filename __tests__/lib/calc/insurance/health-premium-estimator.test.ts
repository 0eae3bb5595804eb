import Decimal from "decimal.js";
import fc from "fast-check";

import {
  healthPremium,
  type HealthPremiumInput,
} from "@/lib/calc/insurance/health-premium-estimator";

const today = { year: 2026 };
const person: HealthPremiumInput = {
  age: 35,
  location: "CA",
  annualIncome: 45_000,
  familySize: 1,
  coverageLevel: "silver",
};
const resultOf = (changes: Partial<HealthPremiumInput> = {}) =>
  healthPremium({ ...person, ...changes }, { today });

const levels = ["bronze", "silver", "gold", "platinum"] as const;
const factors = { bronze: "0.9", silver: "1", gold: "1.2", platinum: "1.4" };
const households: fc.Arbitrary<HealthPremiumInput> = fc.record({
  age: fc.integer({ min: 1, max: 150 }),
  location: fc.constantFrom("CA", "AK", "96813", "anywhere"),
  annualIncome: fc.integer({ min: 0, max: 4e7 }).map((cents) => cents / 100),
  familySize: fc.integer({ min: 1, max: 20 }),
  coverageLevel: fc.constantFrom(...levels),
  lawBenchmarkPremium: fc.option(fc.integer({ min: 0, max: 5e5 }).map((cents) => cents / 100)),
});

describe("the specified estimate", () => {
  test("agrees with the formulas in decimals", () => {
    fc.assert(
      fc.property(households, (input) => {
        const { age, annualIncome, familySize, coverageLevel } = input;
        const result = resultOf(input);
        const base = new Decimal(300)
          .plus(Math.max(0, age - 40) * 5)
          .plus((familySize - 1) * 150)
          .times(factors[coverageLevel]);
        const threshold = 15_000 + (familySize - 1) * 5_000;
        const ends = threshold * 4;
        const subsidy =
          annualIncome > threshold && annualIncome < ends
            ? base.times(new Decimal(ends).minus(annualIncome)).div(ends)
            : new Decimal(0);
        expect(result.basePremium).toBeCloseTo(base.toNumber(), 9);
        expect(result.estimatedSubsidy).toBeCloseTo(subsidy.toNumber(), 9);
        expect(result.estimatedPremium).toBeCloseTo(base.minus(subsidy).toNumber(), 9);
      }),
    );
  });

  test.each([
    [1, 300],
    [40, 300],
    [41, 305],
    [64, 420],
  ])("at %p the base is %p", (age, dollars) => {
    expect(resultOf({ age }).basePremium).toBe(dollars);
  });

  test.each([
    ["bronze", 405],
    ["silver", 450],
    ["gold", 540],
    ["platinum", 630],
  ] as const)("for two, %s is %p", (coverageLevel, dollars) => {
    expect(resultOf({ familySize: 2, coverageLevel }).basePremium).toBeCloseTo(dollars, 9);
  });

  test.each([
    [1, 15_000, 0],
    [1, 15_000.01, 224.99995],
    [1, 59_999.99, 0.00005],
    [1, 60_000, 0],
    [1, 60_001, 0],
    [3, 25_000, 0],
    [3, 25_000.01, 449.99994],
    [3, 99_999, 0.006],
    [3, 100_000, 0],
  ])("a household of %p with %p has a subsidy of %p", (familySize, annualIncome, dollars) => {
    expect(resultOf({ familySize, annualIncome }).estimatedSubsidy).toBeCloseTo(dollars, 9);
  });

  test("no location and no benchmark premium changes it", () => {
    fc.assert(
      fc.property(households, households, (input, { location, lawBenchmarkPremium }) => {
        const one = resultOf(input);
        const other = resultOf({ ...input, location, lawBenchmarkPremium });
        expect(other.estimatedPremium).toBe(one.estimatedPremium);
        expect(other.estimatedSubsidy).toBe(one.estimatedSubsidy);
      }),
    );
  });
});

describe("under 2026 law", () => {
  /** Percent of the income at each edge of the scale, as Rev. Proc. 2025-25 prints it. */
  const edges = [
    [1, 2.1],
    [1.329, 2.1],
    [1.33, 3.14],
    [1.5, 4.19],
    [1.75, 5.395],
    [2, 6.6],
    [2.5, 8.44],
    [3, 9.96],
    [4, 9.96],
  ] as const;

  test.each(edges)("at %p poverty lines %p% of the income is expected", (lines, percent) => {
    for (const [location, line] of [
      ["CA", 15_650],
      ["AK", 19_550],
      ["96813", 17_990],
    ] as const) {
      const annualIncome = Math.round(line * lines * 100) / 100;
      const result = resultOf({ location, annualIncome });
      expect(result["law.povertyPercent"]).toBeCloseTo(lines * 100, 3);
      expect(result["law.applicablePercentage"]).toBeCloseTo(percent, 3);
      expect(result["law.expectedContribution"]).toBeCloseTo((annualIncome * percent) / 1200, 1);
    }
  });

  /** $53,452.70 is 133% of $40,190, and in binary fractions a hair less. */
  test("an income at the edge of a band is in the band that begins there", () => {
    const household = { location: "Alaska", familySize: 4 };
    const percentage = (annualIncome: number) =>
      resultOf({ ...household, annualIncome })["law.applicablePercentage"];
    expect(53_452.7 / 40_190).toBeLessThan(1.33);
    expect(percentage(53_452.7)).toBe(3.14);
    expect(percentage(53_452.69)).toBe(2.1);
  });

  test("a cent outside the scale nothing is expected, and there is no credit", () => {
    for (const [familySize, line] of [
      [1, 15_650],
      [2, 21_150],
      [4, 32_150],
    ] as const) {
      for (const annualIncome of [line - 0.01, line * 4 + 0.01])
        expect(resultOf({ familySize, annualIncome, lawBenchmarkPremium: 2_000 })).toMatchObject({
          "law.povertyLine": line,
          "law.applicablePercentage": null,
          "law.expectedContribution": null,
          "law.credit": 0,
        });
      for (const annualIncome of [line, line * 4])
        expect(
          resultOf({ familySize, annualIncome, lawBenchmarkPremium: 2_000 })["law.credit"],
        ).toBeGreaterThan(0);
    }
  });

  test("the credit is the benchmark less the contribution, never negative", () => {
    const of = (lawBenchmarkPremium: number | null) =>
      resultOf({ annualIncome: 31_300, lawBenchmarkPremium })["law.credit"];
    expect(of(500)).toBeCloseTo(500 - 172.15, 9);
    expect(of(172.15)).toBeCloseTo(0, 9);
    expect(of(100)).toBe(0);
    expect(of(null)).toBeNull();
    expect(resultOf({ annualIncome: 31_300 })["law.credit"]).toBeNull();
  });

  test("the place decides which line it is", () => {
    const of = (location: string) => {
      const result = resultOf({ location, familySize: 3 });
      return [result["law.place"], result["law.povertyLine"], result["law.creditEnds"]];
    };
    expect(of("Ohio")).toEqual(["The 48 states and DC", 26_650, 106_600]);
    expect(of("alaska")).toEqual(["Alaska", 33_310, 133_240]);
    expect(of("96701")).toEqual(["Hawaii", 30_650, 122_600]);
    expect(resultOf()["law.medicaidLine"]).toBe(21_597);
  });

  test("age and coverage level change nothing of it", () => {
    const law = (input: HealthPremiumInput) =>
      Object.entries(resultOf(input)).filter(([name]) => /^(law\.|scale)/.test(name));
    fc.assert(
      fc.property(households, households, (input, { age, coverageLevel }) => {
        expect(law({ ...input, age, coverageLevel })).toEqual(law(input));
      }),
    );
  });

  test("the tables say their age once the calendar is past them", () => {
    expect(resultOf()["law.yearsBehind"]).toBeNull();
    expect(healthPremium(person, { today: { year: 2028 } })["law.yearsBehind"]).toBe(2);
  });
});
