import Decimal from "decimal.js";
import fc from "fast-check";

import {
  healthPremium,
  type HealthPremiumInput,
} from "@/lib/calc/insurance/health-premium-estimator/calculation";

import cases2027 from "../../../../fixtures/premium_credit_2027.json";

const today = { year: 2026, month: 10, day: 31 };
const enrolling = { year: 2026, month: 11, day: 25 };
const person: HealthPremiumInput = {
  age: 35,
  location: "CA",
  annualIncome: 45_000,
  familySize: 1,
  coverageLevel: "silver",
};
const resultOf = (changes: Partial<HealthPremiumInput> = {}, on = today) =>
  healthPremium({ ...person, ...changes }, { today: on });

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

describe("under the law of coverage in 2026", () => {
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
      expect(result.law.povertyPercent).toBeCloseTo(lines * 100, 3);
      expect(result.law.applicablePercentage).toBeCloseTo(percent, 3);
      expect(result.law.expectedContribution).toBeCloseTo((annualIncome * percent) / 1200, 1);
    }
  });

  /** $53,452.70 is 133% of $40,190, and in binary fractions a hair less. */
  test("an income at the edge of a band is in the band that begins there", () => {
    const household = { location: "Alaska", familySize: 4 };
    const percentage = (annualIncome: number) =>
      resultOf({ ...household, annualIncome }).law.applicablePercentage;
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
          law: {
            povertyLine: line,
            applicablePercentage: null,
            expectedContribution: null,
            credit: 0,
          },
        });
      for (const annualIncome of [line, line * 4])
        expect(
          resultOf({ familySize, annualIncome, lawBenchmarkPremium: 2_000 }).law.credit,
        ).toBeGreaterThan(0);
    }
  });

  test("the credit is the benchmark less the contribution, never negative", () => {
    const of = (lawBenchmarkPremium: number | null) =>
      resultOf({ annualIncome: 31_300, lawBenchmarkPremium }).law.credit;
    expect(of(500)).toBeCloseTo(500 - 172.15, 9);
    expect(of(172.15)).toBeCloseTo(0, 9);
    expect(of(100)).toBe(0);
    expect(of(null)).toBeUndefined();
    expect(resultOf({ annualIncome: 31_300 }).law).not.toHaveProperty("credit");
  });

  test("the place decides which line it is", () => {
    const of = (location: string) => {
      const result = resultOf({ location, familySize: 3 });
      return [result.law.place, result.law.povertyLine, result.law.creditEnds];
    };
    expect(of("Ohio")).toEqual(["The 48 states and DC", 26_650, 106_600]);
    expect(of("alaska")).toEqual(["Alaska", 33_310, 133_240]);
    expect(of("96701")).toEqual(["Hawaii", 30_650, 122_600]);
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
});

describe("the coverage year", () => {
  const yearOn = (year: number, month: number, day: number, changes = {}) =>
    resultOf(changes, { year, month, day }).law.coverageYear;

  test("from November 1 it is the coming one, unless another is chosen", () => {
    expect(yearOn(2026, 10, 31)).toBe(2026);
    expect(yearOn(2026, 11, 1)).toBe(2027);
    expect(yearOn(2027, 1, 15)).toBe(2027);
    expect(yearOn(2027, 1, 16)).toBe(2027);
    expect(yearOn(2026, 11, 25, { coverageYear: "" })).toBe(2027);
    expect(yearOn(2026, 11, 25, { coverageYear: "2026" })).toBe(2026);
    expect(yearOn(2026, 10, 31, { coverageYear: "2027" })).toBe(2027);
  });

  test("past the newest one known it stays there, and says its age", () => {
    const behind = (year: number, month: number) => {
      const result = resultOf({}, { year, month, day: 1 });
      return [result.law.coverageYear, result.law.yearsBehind];
    };
    expect(behind(2026, 11)).toEqual([2027, null]);
    expect(behind(2027, 10)).toEqual([2027, null]);
    expect(behind(2027, 11)).toEqual([2027, 1]);
    expect(behind(2028, 12)).toEqual([2027, 2]);
  });

  test.each(cases2027.expected)(
    "2027: of $annualIncome the law expects $contribution",
    ({ percent, contribution, ...household }) => {
      const result = resultOf(household, enrolling);
      expect(result.law.applicablePercentage).toBe(percent);
      expect((result.law.expectedContribution ?? 0) * 12).toBeCloseTo(contribution, 2);
    },
  );

  test.each(cases2027.ends)("2027: of $familySize people it ends at $income", (end) => {
    const at = (annualIncome: number) =>
      resultOf({ familySize: end.familySize, annualIncome }, enrolling);
    expect(at(0).law.creditEnds).toBe(end.income);
    expect(at(end.income).law.expectedContribution).not.toBeNull();
    expect(at(end.income + 0.01).law.expectedContribution).toBeNull();
  });

  test.each(cases2027.credits)(
    "2027: at $age with $annualIncome the credit is $credit a year, where 2026 has none",
    ({ credit, benchmarkMonthly: lawBenchmarkPremium, ...household }) => {
      const input = { ...household, lawBenchmarkPremium };
      const in2027 = resultOf(input, enrolling);
      expect((in2027.law.credit ?? 0) * 12).toBeCloseTo(credit, 6);
      expect(resultOf({ ...input, coverageYear: "2026" }, enrolling).law.credit).toBe(0);
    },
  );

  test("2025 has no end: 8.5% is expected of any income above four poverty lines", () => {
    const result = resultOf({ coverageYear: "2025", annualIncome: 200_000 });
    expect(result.law.povertyLine).toBe(15_060);
    expect(result.law.applicablePercentage).toBe(8.5);
    expect(result.law.expectedContribution).toBeCloseTo(17_000 / 12, 9);
    expect(result.law.creditEnds).toBeNull();
  });
});

describe("Medicaid", () => {
  test("goes by the guidelines in force, whatever the coverage year", () => {
    for (const coverageYear of ["", "2025", "2026", "2027"] as const) {
      const line = (familySize: number, location = "CA") =>
        resultOf({ coverageYear, familySize, location }, enrolling).law.medicaidLine;
      expect(line(1)).toBeCloseTo(22_024.8, 9);
      expect(line(4)).toBe(45_540);
      expect(line(1, "AK")).toBeCloseTo(19_950 * 1.38, 9);
      expect(line(1, "HI")).toBeCloseTo(18_360 * 1.38, 9);
    }
    const before = resultOf({}, { year: 2026, month: 1, day: 14 });
    expect([before.law.medicaidLine, before.law.medicaidGuidelines]).toEqual([21_597, 2025]);
  });

  test("the credit of 2026 keeps to the guidelines of its open enrollment", () => {
    const result = resultOf({ coverageYear: "2026" }, enrolling);
    expect([result.law.povertyLine, result.law.creditGuidelines]).toEqual([15_650, 2025]);
  });
});

describe("without room for a credit", () => {
  const none = {
    law: { isEligible: false, applicablePercentage: null, expectedContribution: null, credit: 0 },
  };

  test.each(["PR", "00901", "Guam", "VI", "AS", "96799", "MP"])("%s has none", (location) => {
    const result = resultOf({ location, lawBenchmarkPremium: 900 });
    expect(result).toMatchObject(none);
    for (const name of [
      "povertyLine",
      "medicaidLine",
      "creditEnds",
      "creditGuidelines",
      "medicaidGuidelines",
    ])
      expect(result.law).not.toHaveProperty(name);
    expect(result.scale.every(({ reached }) => reached === 0)).toBe(true);
    expect(result.estimatedPremium).toBe(resultOf().estimatedPremium);
  });

  test("married filing separately has none, and every other status has the same", () => {
    const credit = (lawFilingStatus: HealthPremiumInput["lawFilingStatus"]) =>
      resultOf({ lawFilingStatus, lawBenchmarkPremium: 900 });
    expect(credit("marriedFilingSeparately")).toMatchObject(none);
    expect(credit("marriedFilingSeparately").law.povertyLine).toBe(15_650);
    for (const status of ["single", "marriedFilingJointly", "headOfHousehold"] as const)
      expect(credit(status)).toEqual(credit(""));
  });
});
