import fc from "fast-check";

import type { StateHousehold } from "@/lib/tax-law/states/filer";
import type { SeparateChoice } from "@/lib/tax-law/together-or-apart/division";
import { separateHouseholds } from "@/lib/tax-law/together-or-apart/separate-households";

const choice: SeparateChoice = { children: 0, claimsOthers: false, deduction: "standard" };
const couple = (household: Omit<StateHousehold, "filingStatus">): StateHousehold => ({
  filingStatus: "marriedFilingJointly",
  ...household,
});

/** What is the spouse’s by its name on a joint return. */
const namesOfSpouse: Readonly<Record<string, string>> = {
  wages: "spouseWages",
  selfEmployment: "spouseSelfEmployment",
  educatorExpenses: "spouseEducatorExpenses",
  retirementSavings: "spouseRetirementSavings",
};

const names = [
  ...["wages", "selfEmployment", "educatorExpenses", "retirementSavings"],
  ...["interest", "taxExemptInterest", "qualifiedDividends", "longTermGains", "shortTermGains"],
  ...["pension", "socialSecurity", "unemployment", "rents", "businessRents", "passThroughIncome"],
  ...["passiveIncome", "alimonyReceived", "otherIncome", "preTax401k", "traditionalIra", "hsa"],
  ...["selfEmployedPlan", "selfEmployedHealthInsurance", "studentLoanInterest", "alimonyPaid"],
  ...["earlyWithdrawalPenalty", "movingExpenses", "stateTaxes", "mortgageInterest"],
  ...["mortgageInsurance", "charity", "propertyGifts", "medicalExpenses", "itemizedDeductions"],
  ...["tips", "overtime", "carLoanInterest", "dependentCareExpenses", "dependentCareBenefits"],
  ...["tuition", "foreignTaxCredit", "minimumTaxCredit", "otherCredits", "withheld"],
  ...["children", "olderChildren", "otherDependents", "blind"],
];

test("what is divided adds up to what both have", () => {
  const amounts = fc.record(
    Object.fromEntries(
      [...names, ...Object.values(namesOfSpouse)].map((name) => [
        name,
        fc.integer({ min: 0, max: name === "blind" ? 2 : 20 }),
      ]),
    ),
  );
  const choices = fc.record({
    children: fc.integer({ min: 0, max: 20 }),
    claimsOthers: fc.boolean(),
    deduction: fc.constantFrom("standard" as const, "itemized" as const),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const divisions = fc.record({
    ...{ investmentShare: share, deductionShare: share },
    ...{ pension: fc.nat(30), socialSecurity: fc.nat(30), preTax401k: fc.nat(30) },
    ...{ traditionalIra: fc.nat(30), medicalExpenses: fc.nat(30) },
  });
  fc.assert(
    fc.property(amounts, divisions, choices, (given, division, chosen) => {
      const [taxpayer, spouse] = separateHouseholds(couple(given), division, chosen).map(
        (one) => one as unknown as Readonly<Record<string, number | undefined>>,
      );
      for (const name of names) {
        const all = (given[name] ?? 0) + (given[namesOfSpouse[name] ?? ""] ?? 0);
        expect((taxpayer?.[name] ?? 0) + (spouse?.[name] ?? 0)).toBeCloseTo(all, 9);
      }
    }),
    { seed: 20261129, numRuns: 100 },
  );
});

test("each has their own age, and what the division says is the spouse’s", () => {
  const household = couple({
    ...{ age: 67, spouseAge: 61, pension: 30_000, socialSecurity: 20_000, interest: 1_000 },
    ...{ longTermGains: -400, charity: 600, medicalExpenses: 900 },
  });
  const division = {
    ...{ pension: 12_000, socialSecurity: 50_000, medicalExpenses: 300 },
    ...{ investmentShare: 0.25, deductionShare: 0.75 },
  };
  const [taxpayer, spouse] = separateHouseholds(household, division, choice);
  expect(taxpayer).toMatchObject({
    ...{ age: 67, pension: 18_000, socialSecurity: 0, interest: 750, longTermGains: -300 },
    ...{ charity: 150, medicalExpenses: 600, takesStandardDeduction: true },
  });
  expect(spouse).toMatchObject({
    ...{ age: 61, pension: 12_000, socialSecurity: 20_000, interest: 250, longTermGains: -100 },
    ...{ charity: 450, medicalExpenses: 300, takesStandardDeduction: true },
  });
});

test("what savings bring in goes by one share, what is paid and deducted by the other", () => {
  const investments = [
    ...["interest", "taxExemptInterest", "qualifiedDividends", "longTermGains", "shortTermGains"],
    ...["rents", "businessRents", "passiveIncome", "earlyWithdrawalPenalty", "foreignTaxCredit"],
  ];
  const deductions = [
    ...["stateTaxes", "mortgageInterest", "mortgageInsurance", "charity", "propertyGifts"],
    ...["itemizedDeductions", "carLoanInterest"],
  ];
  const amounts = { ...Object.fromEntries(names.map((name) => [name, 4])), blind: 0 };
  const shares = { investmentShare: 0.25, deductionShare: 0.75 };
  const [, spouse] = separateHouseholds(couple(amounts), shares, choice);
  const divided = Object.entries(spouse).filter(([, amount]) => amount === 1 || amount === 3);
  expect(Object.fromEntries(divided)).toEqual({
    ...Object.fromEntries(investments.map((name) => [name, 1])),
    ...Object.fromEntries(deductions.map((name) => [name, 3])),
  });
});

test("nobody saves more in a 401(k) than they earn", () => {
  const of = (preTax401k: number, typed: number) =>
    separateHouseholds(
      couple({ wages: 10_000, spouseWages: 8_000, preTax401k }),
      { preTax401k: typed },
      choice,
    ).map((one) => one.preTax401k);
  expect(of(15_000, 0)).toEqual([10_000, 5_000]);
  expect(of(15_000, 15_000)).toEqual([7_000, 8_000]);
  expect(of(6_000, 2_000)).toEqual([4_000, 2_000]);
});

test("the cost of care and of children goes with most of the children, a plan is half of each", () => {
  const household = couple({
    ...{ children: 3, childAges: [2, 5, 9], dependentCareExpenses: 6_000, dependentCarePersons: 2 },
    adoptionExpenses: [7_000],
    marketplace: { premium: 9_000, benchmark: 10_000, advanceCredit: 4_000 },
  });
  const [taxpayer, spouse] = separateHouseholds(household, {}, { ...choice, children: 2 });
  expect(taxpayer).toMatchObject({ children: 1, childAges: [2], dependentCareExpenses: 0 });
  expect(taxpayer.adoptionExpenses).toBeUndefined();
  expect(spouse).toMatchObject({
    ...{ children: 2, childAges: [5, 9], dependentCareExpenses: 6_000, dependentCarePersons: 2 },
    ...{ adoptionExpenses: [7_000] },
    marketplace: { premium: 4_500, benchmark: 5_000, advanceCredit: 2_000 },
  });
});

test.each([
  ["taxpayer", "taxpayer", undefined],
  ["spouse", undefined, "taxpayer"],
  ["both", "both", "taxpayer"],
] as const)("who has no number is known on each return: %s", (withoutNumber, one, other) => {
  const both = separateHouseholds(couple({ withoutNumber }), {}, choice);
  expect(both.map((household) => household.withoutNumber)).toEqual([one, other]);
});

test("what is paid for the self-employed goes with the profit", () => {
  const [taxpayer, spouse] = separateHouseholds(
    couple({ selfEmployment: 30_000, spouseSelfEmployment: 10_000, selfEmployedPlan: 4_000 }),
    {},
    choice,
  );
  expect([taxpayer.selfEmployedPlan, spouse.selfEmployedPlan]).toEqual([3_000, 1_000]);
});
