import { taxFamily } from "@/lib/tax-law/health/tax-family";

test("the family are the filers and all dependents, and all of the benefits are its income", () => {
  expect(
    taxFamily(
      {
        filingStatus: "marriedFilingJointly",
        children: 2,
        olderChildren: 1,
        otherDependents: 1,
        taxExemptInterest: 700,
        socialSecurity: 12_000,
      },
      { adjustedGrossIncome: 50_000, taxableSocialSecurity: 5_000 },
    ),
  ).toEqual({ people: 6, income: 57_700 });
});

test("a spouse on a return of his own is not on this one", () => {
  expect(
    taxFamily(
      { filingStatus: "marriedFilingSeparately" },
      { adjustedGrossIncome: 50_000, taxableSocialSecurity: 0 },
    ),
  ).toEqual({ people: 1, income: 50_000 });
});
