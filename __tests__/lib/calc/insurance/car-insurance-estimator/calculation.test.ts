import fc from "fast-check";

import {
  carInsurance,
  type CarInsuranceInput,
} from "@/lib/calc/insurance/car-insurance-estimator/calculation";

const today = { year: 2026 };
const driver: CarInsuranceInput = {
  driverAge: 40,
  location: "90210",
  carYear: 2010,
  carMakeModel: "Toyota Camry",
  drivingRecord: "clean",
  coverageType: "minimum",
  variation: 1,
};
const premium = (changes: Partial<CarInsuranceInput>, year = 2026) =>
  carInsurance({ ...driver, ...changes }, { today: { year } }).estimatedMonthlyPremium;

const records = ["clean", "minor", "major"] as const;
const coverages = ["minimum", "full"] as const;
const drivers = fc.record({
  driverAge: fc.double({ min: 15, max: 150, minExcluded: true, noNaN: true }),
  location: fc.string(),
  carYear: fc.integer({ min: 1980, max: 2027 }),
  carMakeModel: fc.string(),
  drivingRecord: fc.constantFrom(...records),
  coverageType: fc.constantFrom(...coverages),
  variation: fc.double({ min: 0.8, max: 1.2, noNaN: true }),
});

test("within a visit a riskier choice is never cheaper", () => {
  fc.assert(
    fc.property(drivers, drivers, (one, other) => {
      const variation = one.variation;
      const riskier = <Option>(options: readonly Option[], a: Option, b: Option) =>
        options[Math.max(options.indexOf(a), options.indexOf(b))] as Option;
      const risk: CarInsuranceInput = {
        ...other,
        variation,
        driverAge: Math.min(one.driverAge, other.driverAge),
        carYear: Math.max(one.carYear, other.carYear),
        drivingRecord: riskier(records, one.drivingRecord, other.drivingRecord),
        coverageType: riskier(coverages, one.coverageType, other.coverageType),
      };
      expect(premium(risk)).toBeGreaterThanOrEqual(premium(one));
    }),
  );
});

test("the estimate lies in its range, and the year is twelve months of it", () => {
  fc.assert(
    fc.property(drivers, (input) => {
      const result = carInsurance(input, { today });
      const { estimatedMonthlyPremium: estimate, midpointMonthlyPremium: midpoint } = result;
      expect(estimate).toBeGreaterThanOrEqual(result.lowestMonthlyPremium);
      expect(estimate).toBeLessThanOrEqual(result.highestMonthlyPremium);
      expect(result.lowestMonthlyPremium + result.highestMonthlyPremium).toBeCloseTo(
        2 * midpoint,
        9,
      );
      expect(result.estimatedAnnualPremium).toBe(12 * estimate);
    }),
  );
});

test.each([
  [15.5, 180],
  [24.99, 180],
  [25, 130],
  [29.99, 130],
  [30, 100],
  [90, 100],
])("a driver of %p pays %p", (driverAge, dollars) => {
  expect(premium({ driverAge })).toBeCloseTo(dollars, 9);
});

test.each([
  [2027, 120],
  [2022, 120],
  [2021, 100],
  [1980, 100],
])("for a car of %p it is %p in 2026", (carYear, dollars) => {
  expect(premium({ carYear })).toBeCloseTo(dollars, 9);
});

test("a car leaves its newest years with the calendar", () => {
  expect(premium({ carYear: 2022 }, 2027)).toBeCloseTo(100, 9);
});

test("a record, the coverage and the variation are factors", () => {
  expect(premium({ drivingRecord: "minor" })).toBeCloseTo(130, 9);
  expect(premium({ drivingRecord: "major" })).toBeCloseTo(200, 9);
  expect(premium({ coverageType: "full" })).toBeCloseTo(150, 9);
  expect(premium({ coverageType: "full", variation: 1.07 })).toBeCloseTo(160.5, 9);
});

test("location, make and model change nothing", () => {
  fc.assert(
    fc.property(drivers, fc.string(), fc.string(), (input, location, carMakeModel) => {
      expect(carInsurance({ ...input, location, carMakeModel }, { today })).toEqual(
        carInsurance(input, { today }),
      );
    }),
  );
});
