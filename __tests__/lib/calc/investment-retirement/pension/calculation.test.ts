import Decimal from "decimal.js";
import fc from "fast-check";

import { pension } from "@/lib/calc/investment-retirement/pension/calculation";

import { relativeError } from "../../../finance/oracle";

const plans = fc.record({
  finalAverageSalary: fc.integer({ min: 1, max: 1e9 }).map((cents) => cents / 100),
  yearsOfService: fc.integer({ min: 1, max: 720 }).map((months) => months / 12),
  pensionFactor: fc.integer({ min: 1, max: 500 }).map((hundredths) => hundredths / 100),
});

test("agrees with the product in decimals", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const result = pension(plan);
      const exact = new Decimal(plan.finalAverageSalary)
        .times(plan.yearsOfService)
        .times(plan.pensionFactor)
        .div(100);
      expect(relativeError(result.annualPension, exact)).toBeLessThan(1e-15);
      expect(relativeError(result.monthlyPension, exact.div(12))).toBeLessThan(1e-15);
    }),
  );
});

test("more salary, service or factor never pay less", () => {
  fc.assert(
    fc.property(plans, fc.double({ min: 0, max: 100, noNaN: true }), (plan, change) => {
      const { annualPension } = pension(plan);
      for (const name of ["finalAverageSalary", "yearsOfService", "pensionFactor"] as const)
        expect(
          pension({ ...plan, [name]: plan[name] + change }).annualPension,
        ).toBeGreaterThanOrEqual(annualPension * (1 - 1e-15));
    }),
  );
});

test("one more year of service adds what each year earns", () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { annualPension, earnedByYear } = pension(plan);
      const later = pension({ ...plan, yearsOfService: plan.yearsOfService + 1 }).annualPension;
      expect((annualPension + earnedByYear) / later).toBeCloseTo(1, 12);
    }),
  );
});

// Published: 30 years at 1% of $80,000 is $24,000, or 30%; at 1.1% it is $26,400, or 33%.
// FEDweek, "Calculating a FERS Annuity".
test.each([
  [1, 24_000, 30],
  [1.1, 26_400, 33],
])("the published example of a federal pension at %d%%", (pensionFactor, annual, share) => {
  const result = pension({ finalAverageSalary: 80_000, yearsOfService: 30, pensionFactor });
  expect(result.annualPension).toBeCloseTo(annual, 9);
  expect(result.shareOfSalary).toBeCloseTo(share, 12);
  expect(result.monthlyPension).toBeCloseTo(annual / 12, 9);
});
