import {
  householdOf,
  type IncomeTaxInput,
} from "@/lib/calc/tax/income-tax/arithmetic/household-of";

const typed: IncomeTaxInput = {
  grossIncome: 60_000,
  filingStatus: "single",
  itemizedDeductions: null,
};

test.each<[Partial<IncomeTaxInput>, object]>([
  [{}, { livedApart: undefined, isDependent: false, overtimeTimes: 1.5 }],
  [{ livedApart: "no" }, { livedApart: undefined }],
  [{ livedApart: "lastSixMonths" }, { livedApart: "lastSixMonths" }],
  [{ livedApart: "allYear" }, { livedApart: "allYear" }],
  [{ isDependent: "no" }, { isDependent: false }],
  [{ isDependent: "yes" }, { isDependent: true }],
  [{ overtimeTimes: "timeAndAHalf" }, { overtimeTimes: 1.5 }],
  [{ overtimeTimes: "doubleTime" }, { overtimeTimes: 2 }],
])("%j is answered to the return as %j", (answers, household) => {
  expect(householdOf({ ...typed, ...answers })).toMatchObject(household);
});

test("the gross income is the wages, and deductions below 0 count as none", () => {
  expect(householdOf(typed)).toMatchObject({ wages: 60_000, itemizedDeductions: 0 });
  expect(householdOf({ ...typed, itemizedDeductions: -1 }).itemizedDeductions).toBe(0);
  expect(householdOf({ ...typed, itemizedDeductions: 9_000 }).itemizedDeductions).toBe(9_000);
});

test("the poverty line is that of the state, by its letters or its name", () => {
  const placeIn = (state?: string) =>
    householdOf({
      ...typed,
      state,
      otherLines: [{ line: "marketplaceBenchmark", amount: 9_000 }],
    }).marketplace?.place;
  expect(["AK", "hawaii", "OR", undefined].map(placeIn)).toEqual([
    ...["alaska", "hawaii", "contiguous", "contiguous"],
  ]);
});
